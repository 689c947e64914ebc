import { m } from '@emojigma/messages'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import styles from './Field.module.css'
import { useFormField, type FieldCheck } from './Form.tsx'
import { Icon } from '../pictures/Icon.tsx'
import { LabelledBox } from './LabelledBox.tsx'

interface FieldFrameProps {
  readonly name: string
  readonly label: string
  /** Help to read before typing. */
  readonly hint?: ReactNode
  readonly check?: FieldCheck | undefined
}

interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'name' | 'children' | 'className' | 'id'> {
  /** A button at the end of the field. */
  readonly end?: ReactNode
}

/** A labelled field of a form, with its error below. */
export function Field({ name, label, hint, check, end, onChange, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} check={check}>
      {({ recheck, ...control }) => (
        <>
          <input
            {...input}
            {...control}
            onChange={(event) => {
              onChange?.(event)
              recheck?.()
            }}
          />
          {end}
        </>
      )}
    </FieldFrame>
  )
}

export function TextField({
  name,
  label,
  hint,
  check,
  ...area
}: FieldFrameProps & Omit<ComponentProps<'textarea'>, 'name' | 'children' | 'className' | 'id' | 'onChange'>) {
  return (
    <FieldFrame name={name} label={label} hint={hint} check={check}>
      {({ recheck, ...control }) => <textarea {...area} {...control} onChange={recheck} />}
    </FieldFrame>
  )
}

/** @param options value → label */
export function ChoiceField({
  name,
  label,
  hint,
  options,
  ...select
}: FieldFrameProps & { readonly options: Readonly<Record<string, string>> } & Omit<
    ComponentProps<'select'>,
    'name' | 'children' | 'className' | 'id' | 'onChange'
  >) {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ recheck, ...control }) => (
        <select {...select} {...control} onChange={recheck}>
          {Object.entries(options).map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

interface FieldControl {
  readonly id: string
  readonly name: string
  readonly recheck: (() => void) | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

function FieldFrame({ name, label, hint, check, children }: FieldFrameProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const { fault, isBeingMended, recheck } = useFormField(name, check)
  return (
    <LabelledBox label={label} hint={hint} fault={fault} isBeingMended={isBeingMended}>
      {(control) => children({ ...control, name, recheck })}
    </LabelledBox>
  )
}

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={m['form.show']({ label: props.label.toLowerCase() })}
          aria-pressed={isShown}
          className={styles['show']}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" />
        </IconButton>
      }
    />
  )
}
