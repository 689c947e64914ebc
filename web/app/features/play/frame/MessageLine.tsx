import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import styles from './MessageLine.module.css'

export interface Message {
  readonly icon: IconName
  readonly tone?: 'wrong' | 'solved'
  readonly words: ReactNode
}

interface MessageLineProps {
  readonly id?: string | undefined
  readonly message: Message | undefined
  /** A countdown, which is not announced. */
  readonly isTimer?: boolean
}

/** A live region below an answer or a board; it stays mounted while it is empty. */
export function MessageLine({ id, message, isTimer = false }: MessageLineProps) {
  const Line = isTimer ? 'div' : 'output'
  return (
    <Line id={id} className={styles['message']} role={isTimer ? 'timer' : undefined} data-tone={message?.tone}>
      {message && (
        <>
          <Icon name={message.icon} />
          <span>{message.words}</span>
        </>
      )}
    </Line>
  )
}
