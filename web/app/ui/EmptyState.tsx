import type { ReactNode } from 'react'
import { EmojiPicture } from './pictures/EmojiPicture.tsx'
import type { Mood } from '@emojigma/contract/puzzles/pictures.ts'
import { Mascot } from './pictures/Mascot.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** The mascot above the words, or an emoji in its place. */
  readonly mood?: Mood
  readonly emoji?: string
  readonly title: string
  readonly headingLevel: 1 | 2 | 3
  /** The reader's next step. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Fills an empty place and says why it is empty. */
export function EmptyState({ mood, emoji, title, headingLevel, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles['empty']}>
      {mood && <Mascot mood={mood} />}
      {emoji && <EmojiPicture emoji={emoji} />}
      <Heading className={styles['title']}>{title}</Heading>
      <p className="muted">{children}</p>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
