import { useId, type ReactNode } from 'react'
import styles from './LabelledBox.module.css'
import { Icon } from '../pictures/Icon.tsx'

interface LabelledBoxProps {
  readonly label: string
  /** What is good to know before typing. */
  readonly hint?: ReactNode
  /** What is wrong with what stands in it. */
  readonly fault?: string | undefined
  /** Whether somebody has begun to put right what was wrong with it. */
  readonly isBeingMended?: boolean
  /** Beside its label instead of below it. */
  readonly isInLine?: boolean
  readonly children: (control: BoxControl) => ReactNode
}

interface BoxControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A control with its label, and what is wrong with it below; for one that stands in no form. */
export function LabelledBox({ label, hint, fault, isBeingMended, isInLine, children }: LabelledBoxProps) {
  const id = useId()
  const isInvalid = fault !== undefined
  // Once broken, a rule is said once.
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
          {/* Browsers quote what was typed, so a screen reader would say a complaint anew with each letter. */}
          <div role="alert">{!isBeingMended && words}</div>
          {isBeingMended && words}
        </div>
      )}
    </div>
  )
}
