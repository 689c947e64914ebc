import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Key.module.css'

interface KeyProps extends ComponentProps<'button'> {
  /** `go` checks the answer. */
  readonly variant?: 'plain' | 'go'
  /** Small text in the corner, not part of the accessible name. */
  readonly hint?: string | undefined
  readonly isHintAlwaysShown?: boolean
}

/** A key of the solving aid. Pressing it does not move the focus, so that the answer field stays ready. */
export function Key({ variant = 'plain', hint, isHintAlwaysShown = false, className, ...rest }: KeyProps) {
  return (
    <button
      type="button"
      data-face=""
      className={classNames(styles['key'], variant !== 'plain' && styles[variant], className)}
      data-hint={hint}
      data-hint-always={isHintAlwaysShown || undefined}
      onMouseDown={recoverFocus}
      {...rest}
    />
  )
}

function recoverFocus(event: MouseEvent): void {
  event.preventDefault()
}
