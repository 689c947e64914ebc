import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  readonly code: string
  readonly onType: (code: string) => void
  /** What the server has against it. */
  readonly fault: string | undefined
}

/** Where an offer's code is typed, before a plan is chosen. */
export function CodeField({ code, onType, fault }: CodeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault !== undefined) input.current?.focus()
  }, [fault])
  return (
    <div className={styles['code']}>
      <label htmlFor={id}>Do you have a code?</label>
      <input
        id={id}
        ref={input}
        value={code}
        onChange={({ target }) => onType(target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`}
      />
      <p className={styles['hint']} id={`${id}-hint`}>
        Type it here, then choose a plan. The next page shows what it saves, before anything is paid.
      </p>
      <div role="alert">
        {fault !== undefined && (
          <p className={styles['fault']} id={`${id}-fault`}>
            <Icon name="alert" /> {fault}
          </p>
        )}
      </div>
    </div>
  )
}
