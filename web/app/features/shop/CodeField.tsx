import { m } from '@emojigma/messages'
import { useEffect, useRef } from 'react'
import { useOnHydration } from '../../platform/browser/hooks/use-on-hydration.ts'
import { LabelledBox } from '../../ui/forms/LabelledBox.tsx'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  /** What the code reduces: “a plan”. */
  readonly what: string
  readonly code: string
  readonly onType: (code: string) => void
  /** The server's objection. */
  readonly fault: string | undefined
}

/** The discount code, typed before choosing. */
export function CodeField({ what, code, onType, fault }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useOnHydration(() => {
    if (input.current && input.current.value !== code) onType(input.current.value)
  })
  useEffect(() => {
    if (fault !== undefined) input.current?.focus()
  }, [fault])
  return (
    <div className={styles['code']}>
      <LabelledBox label={m['code_field.label']()} hint={m['code_field.hint']({ what })} fault={fault}>
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
    </div>
  )
}
