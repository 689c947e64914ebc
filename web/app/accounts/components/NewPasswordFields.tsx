import { NOT_THE_SAME_MESSAGE, passwordFault, PASSWORD_MESSAGE } from '@emojigma/contract/rules/password.ts'
import { PasswordField } from '../../ui/Field.tsx'
import type { FieldCheck } from '../../ui/Form.tsx'

interface NewPasswordFieldsProps {
  readonly label?: string
  /** Under which names the form gets the two. */
  readonly name?: string
}

/** The server looks for what the second sentence says. */
const HINT = `${PASSWORD_MESSAGE}. Not your e-mail or nickname, and nothing that others would try first.`

/** A password to choose, twice. */
export function NewPasswordFields({ label = 'Password', name = 'Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField name={name} label={label} required autoComplete="new-password" hint={HINT} check={passwordFault} />
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

const sameAs =
  (name: string): FieldCheck =>
  (text, values) =>
    text === values[name] ? undefined : NOT_THE_SAME_MESSAGE
const samePassword = sameAs('Password')
const sameNewPassword = sameAs('NewPassword')
