import { m } from '@emojigma/messages'
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import { PasswordField } from '../../ui/forms/Field.tsx'
import type { FieldCheck } from '../../ui/forms/Form.tsx'

interface NewPasswordFieldsProps {
  readonly label?: string
  /** The first field's name in the form. */
  readonly name?: string
}

/** The server checks what the second sentence says. */
const HINT = m['new_password_fields.hint']({ passwordMessage: passwordWords.weak })

const passwordCheck: FieldCheck = (text) => passwordFault(text, passwordWords)

/** A new password, typed twice. */
export function NewPasswordFields({ label = m['ui.password'](), name = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField name={name} label={label} required autoComplete="new-password" hint={HINT} check={passwordCheck} />
      <PasswordField
        name="ConfirmPassword"
        label={m['new_password_fields.confirm']({ label: label.toLowerCase() })}
        required
        autoComplete="new-password"
        check={name === 'Password' ? samePassword : sameNewPassword}
      />
    </>
  )
}

const sameAs =
  (name: string): FieldCheck =>
  (text, values) =>
    text === values[name] ? undefined : passwordWords.notTheSame
const samePassword = sameAs('Password')
const sameNewPassword = sameAs('NewPassword')
