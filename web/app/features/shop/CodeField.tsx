import { m } from '@emojigma/messages'
import { useEffect, useRef, useState } from 'react'
import { useOnHydration } from '../../platform/browser/hooks/use-on-hydration.ts'
import { LabelledBox } from '../../ui/forms/LabelledBox.tsx'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  readonly code: string
  readonly onType: (code: string) => void
  /** The server's objection. */
  readonly fault: string | undefined
}

/** The discount code, typed before choosing. It is folded away until there is a code. */
export function CodeField({ code, onType, fault }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOnHydration(() => {
    if (input.current && input.current.value !== code) onType(input.current.value)
  })
  useEffect(() => {
    if (fault !== undefined) input.current?.focus()
  }, [fault])
  return (
    <details
      className={styles['code']}
      open={isOpen || code !== '' || fault !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m['code_field.question']()}</summary>
      <LabelledBox label={m['code_field.label']()} hint={m['code_field.hint']()} fault={fault}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={code}
            onChange={({ target }) => onType(target.value)}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </LabelledBox>
    </details>
  )
}
