import type { ReactNode, Ref } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Mascot, type Mood } from '../../ui/pictures/Mascot.tsx'
import { PageMeta, type PageMetaProps } from '../../ui/PageMeta.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './AccountPanel.module.css'

interface AccountPanelProps {
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
export function AccountPanel({ ref, meta, mood, emoji, title, text, children, foot, isNextStep = false }: AccountPanelProps) {
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
