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
  /** It counts minutes down, of which screen readers are silent. */
  readonly isTimer?: boolean
}

/** What is said below an answer or a board, announced when it changes. It stays in the page while there is nothing to say. */
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
