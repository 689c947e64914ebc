import { useId, type ReactNode } from 'react'
import styles from './LabelledBox.module.css'
import { Icon } from '../pictures/Icon.tsx'

interface LabelledBoxProps {
  readonly label: string
  /** Help to read before typing. */
  readonly hint?: ReactNode
  /** The error of the current text. */
  readonly fault?: string | undefined
  /** The text was edited since its error was shown. */
  readonly isBeingMended?: boolean
  /** Puts the control beside its label instead of below. */
  readonly isInLine?: boolean
  readonly children: (control: BoxControl) => ReactNode
}

interface BoxControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A control with its label, hint and error; also for use outside a form. */
export function LabelledBox({ label, hint, fault, isBeingMended, isInLine, children }: LabelledBoxProps) {
  const id = useId()
  const isInvalid = fault !== undefined
  // An error that repeats the hint replaces it.
  const isHintShown = hint && !(typeof hint === 'string' && fault && hint.startsWith(fault))
  const words = isInvalid && (
    <p className={styles['fault']} id={`${id}-fault`}>
      <Icon name="alert" /> {fault}
    </p>
  )
  const described = [isHintShown && `${id}-hint`, isInvalid && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']} data-in-line={isInLine || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>{children({ id, 'aria-invalid': isInvalid, 'aria-describedby': described || undefined })}</div>
      {isHintShown && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {!isInLine && (
        <div>
          {/* Browsers quote the text in the message, so an alert would be read again with every letter. */}
          <div role="alert">{!isBeingMended && words}</div>
          {isBeingMended && words}
        </div>
      )}
    </div>
  )
}
