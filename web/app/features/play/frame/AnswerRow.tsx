import type { ComponentProps, FormEvent, ReactNode } from 'react'
import styles from './AnswerRow.module.css'

interface AnswerRowProps {
  /** What became of the answer; the field shows it. */
  readonly state: string
  /** Absent where there is nothing to send. */
  readonly onSubmit?: (event: FormEvent) => void
  readonly children: ReactNode
}

/** The field of an answer with its button beside it, and a line below them. */
export function AnswerRow({ state, onSubmit, children }: AnswerRowProps) {
  const row = { className: styles['answer'], 'data-state': state, children }
  // Of this method nothing is sent by the browser, which before the script is there would load the page anew without what was typed.
  return onSubmit ? <form method="dialog" noValidate onSubmit={onSubmit} {...row} /> : <div {...row} />
}

export function AnswerInput(props: ComponentProps<'input'>) {
  return <input className={styles['field']} {...props} />
}
