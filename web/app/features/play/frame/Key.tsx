import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Key.module.css'

interface KeyProps extends ComponentProps<'button'> {
  /** `go` settles the answer. */
  readonly variant?: 'plain' | 'go'
  /** Small figures in the corner; its name does not need them. */
  readonly hint?: string | undefined
  readonly isHintAlwaysShown?: boolean
}

/** A thick key of the solving aid. Pressing it leaves the focus where it is, so that the answer field stays ready. */
export function Key({ variant = 'plain', hint, isHintAlwaysShown = false, className, ...rest }: KeyProps) {
  return (
    <button
      type="button"
      className={classNames(styles['key'], variant !== 'plain' && styles[variant], className)}
      data-hint={hint}
      data-hint-always={isHintAlwaysShown || undefined}
      onMouseDown={keepFocus}
      {...rest}
    />
  )
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
