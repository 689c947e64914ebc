import { keepsPasswordRule, PASSWORD_MESSAGE } from '@emojigma/contract/password-rule.ts'
import { PasswordField } from '../../ui/Field.tsx'
import type { FieldCheck } from '../../ui/Form.tsx'

interface NewPasswordFieldsProps {
  readonly label?: string
  /** Under which names the form gets the two. */
  readonly name?: string
}

/** A password to choose, twice. */
export function NewPasswordFields({ label = 'Password', name = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField name={name} label={label} required autoComplete="new-password" hint={PASSWORD_MESSAGE} check={ruleFault} />
      <PasswordField
        name="ConfirmPassword"
        label={`Confirm ${label.toLowerCase()}`}
        required
        autoComplete="new-password"
        check={name === 'Password' ? samePassword : sameNewPassword}
      />
    </>
  )
}

const ruleFault: FieldCheck = (text) => (keepsPasswordRule(text) ? undefined : PASSWORD_MESSAGE)
const sameAs =
  (name: string): FieldCheck =>
  (text, values) =>
    text === values[name] ? undefined : 'The two passwords are not the same.'
const samePassword = sameAs('Password')
const sameNewPassword = sameAs('NewPassword')
