import type { ReactNode, Ref } from 'react'
import { EmojiPicture } from './pictures/EmojiPicture.tsx'
import type { Mood } from '@emojigma/contract/puzzles/pictures.ts'
import { Mascot } from './pictures/Mascot.tsx'
import { PageMeta, type PageMetaProps } from './PageMeta.tsx'
import { classNames } from './class-names.ts'
import styles from './NarrowPage.module.css'

interface NarrowPageProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly meta: PageMetaProps
  /** The mascot above the title, or an emoji in its place. */
  readonly mood?: Mood
  readonly emoji?: string
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** Below the panel: other ways on. */
  readonly foot?: ReactNode
  /** A step that takes the place of another: its heading is read out. */
  readonly isNextStep?: boolean
}

/** A narrow page with one thing to do. */
export function NarrowPage({ ref, meta, mood, emoji, title, text, children, foot, isNextStep = false }: NarrowPageProps) {
  return (
    <div ref={ref} className={styles['page']}>
      <PageMeta {...meta} />
      <div className={styles['head']}>
        {mood && <Mascot mood={mood} />}
        {emoji && <EmojiPicture emoji={emoji} />}
        <h1 key={title} ref={isNextStep ? focus : undefined} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children && <div className={classNames('panel', styles['panel'])}>{children}</div>}
      {foot && <div className={styles['foot']}>{foot}</div>}
    </div>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
