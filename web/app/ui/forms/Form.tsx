import { m } from '@emojigma/messages'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './Form.module.css'
import { isMobile } from '../../platform/browser/is-mobile.ts'
import { Notice } from '../Notice.tsx'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'

/** Texts by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Why a form was rejected: a sentence, and errors by field name. */
export interface FormFailure {
  readonly message: string
  readonly fields?: FormValues | undefined
}

/** @returns the error of a field's text; undefined if it is valid */
export type FieldCheck = (text: string, values: FormValues) => string | undefined

interface FormProps {
  /** Called when every field is valid, and not again while it runs. The texts stay when it fails. */
  readonly onSubmit: (values: FormValues) => Promise<FormFailure | undefined>
  readonly children: ReactNode
  /** Label of the button. */
  readonly submit: string
  /** Beside the button. */
  readonly otherActions?: ReactNode
  readonly variant?: 'primary' | 'default'
}

/** A form that shows each field's error below it, in the browser's own words where possible.
 *  Source: docs/product.md, Accessibility */
export function Form({ onSubmit, children, submit, otherActions, variant = 'primary' }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const checks = useRef(new Map<string, FieldCheck>())
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<FormValues>({})
  const [mended, setMended] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const isHydrated = useHydrated()

  const send: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    if (isRunning.current || !form.current) return
    const found = faultsIn(form.current, checks.current)
    setFaults(found)
    setMended([])
    setFailure(undefined)
    if (Object.keys(found).length === 0) void run(valuesOf(form.current))
    else showFaults(form.current, found)
  }

  const run = async (values: FormValues) => {
    isRunning.current = true
    setIsBusy(true)
    try {
      const refused = await onSubmit(values)
      if (!refused || !form.current) return
      const { message, fields = {} } = refused
      setFaults(fields)
      // A message that is shown under a field is not repeated. One about a value that was not typed, such as the code of an e-mailed
      // link, means nothing to people.
      if (!isFieldError(form.current, fields, message))
        setFailure(Object.values(fields).includes(message) ? m['form.not_typed']() : message)
      showFaults(form.current, fields)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  const watch = useMemo<Watch>(
    () => ({
      check(name, check) {
        checks.current.set(name, check)
        return () => checks.current.delete(name)
      },
      recheck(name) {
        if (!form.current) return
        const found = faultsIn(form.current, checks.current)
        setFaults(({ [name]: _old, ...others }) => (found[name] === undefined ? others : { ...others, [name]: found[name] }))
        setMended((others) => (others.includes(name) ? others : [...others, name]))
      },
    }),
    [],
  )

  return (
    <FormContext value={useMemo(() => ({ watch, faults, mended }), [watch, faults, mended])}>
      <form ref={form} className={styles['form']} method="post" noValidate onSubmit={send} aria-busy={isBusy}>
        {children}
        {failure && (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        )}
        <div className={styles['actions']}>
          {/* Before hydration the browser itself would send the form. */}
          <Button type="submit" size="large" variant={variant} disabled={!isHydrated} aria-disabled={isBusy || undefined}>
            {isBusy ? m['ui.one_moment']() : submit}
          </Button>
          {otherActions}
        </div>
      </form>
    </FormContext>
  )
}

interface Watch {
  check(name: string, check: FieldCheck): () => void
  recheck(name: string): void
}

interface FormState {
  readonly watch: Watch
  readonly faults: FormValues
  /** Names of the fields that were edited since their error was shown. */
  readonly mended: readonly string[]
}

const FormContext = createContext<FormState | undefined>(undefined)

/** A field's error and how to recheck it.
 *  @param check beyond what the browser checks */
export function useFormField(name: string, check: FieldCheck | undefined) {
  const form = useContext(FormContext)
  if (!form) throw new Error(`the field ${name} is in no form`)
  const { watch, faults, mended } = form
  useEffect(() => (check ? watch.check(name, check) : undefined), [watch, name, check])
  const fault = faults[name]
  return { fault, isBeingMended: mended.includes(name), recheck: fault === undefined ? undefined : () => watch.recheck(name) }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(isControl)
}

function isControl(element: Element): element is Control {
  return element.matches(':is(input, textarea, select)[name]')
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))
}

function faultsIn(form: HTMLFormElement, checks: ReadonlyMap<string, FieldCheck>): FormValues {
  const values = valuesOf(form)
  const faults: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const { name, value } = control
    control.setCustomValidity((value !== '' && checks.get(name)?.(value, values)) || '')
    if (!control.validity.valid) faults[name] = control.validationMessage
  }
  return faults
}

/** Whether a message is the error of one of the form's own fields. */
function isFieldError(form: HTMLFormElement, fields: FormValues, message: string): boolean {
  return controlsOf(form).some(({ name }) => fields[name] === message)
}

/** Scrolls on phones instead of focusing: the keyboard would cover the error.
 *  Source: docs/product.md, Accessibility */
function showFaults(form: HTMLFormElement, faults: FormValues): void {
  const invalid = controlsOf(form).filter(({ name }) => faults[name] !== undefined)
  if (isMobile()) invalid[0]?.scrollIntoView({ block: 'center' })
  else invalid.at(-1)?.focus()
}
