import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import styles from './Field.module.css'
import { useFormField, type FieldCheck } from './Form.tsx'
import { Icon } from './Icon.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'children' | 'className' | 'id'> {
  readonly name: string
  readonly label: string
  /** What is good to know before typing. */
  readonly hint?: ReactNode
  readonly check?: FieldCheck | undefined
  /** A button at the end of the field. */
  readonly end?: ReactNode
}

/** A labelled field of a form; what is wrong with it stands below it. */
export function Field({ name, label, hint, check, end, onChange, ...input }: FieldProps) {
  const id = useId()
  const { fault, recheck } = useFormField(name, check)
  const isInvalid = fault !== undefined
  // Once broken, a rule is said once.
  const isHintShown = hint && !(typeof hint === 'string' && fault && hint.startsWith(fault))
  const described = [isHintShown && `${id}-hint`, isInvalid && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>
        <input
          {...input}
          id={id}
          name={name}
          onChange={(event) => {
            onChange?.(event)
            recheck?.()
          }}
          aria-invalid={isInvalid}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {isHintShown && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div role="alert">
        {isInvalid && (
          <p className={styles['fault']} id={`${id}-fault`}>
            <Icon name="alert" /> {fault}
          </p>
        )}
      </div>
    </div>
  )
}

/** A field for a password, which can be shown while it is typed. */
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
          label={`Show ${props.label.toLowerCase()}`}
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
