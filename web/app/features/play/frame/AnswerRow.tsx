import { m } from '@emojigma/messages'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './AnswerRow.module.css'

interface AnswerRowProps {
  /** Of the answer, for the styles. */
  readonly state: string
  /** Absent for a row without a form. */
  readonly onSubmit?: (event: FormEvent) => void
  readonly children: ReactNode
}

/** An answer field with its button, and a message below. */
export function AnswerRow({ state, onSubmit, children }: AnswerRowProps) {
  const row = { className: styles['answer'], 'data-state': state, children }
  // method="dialog" keeps the browser from submitting the form before hydration, which would reload the page.
  return onSubmit ? <form method="dialog" noValidate onSubmit={onSubmit} {...row} /> : <div {...row} />
}

export function AnswerInput(props: ComponentProps<'input'>) {
  return <input className={styles['field']} {...props} />
}

/** Beside Check. */
export function HintButton({ onHint }: { readonly onHint: () => void }) {
  return (
    <Button className={styles['hint']} onClick={onHint}>
      <Icon name="bulb" />
      <span>{m['play.hint']()}</span>
    </Button>
  )
}
