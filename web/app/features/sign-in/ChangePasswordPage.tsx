import { m } from '@emojigma/messages'
import { Link, useNavigate } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { PasswordField } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import type { Account } from '../../platform/session/session-storage.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { signInApi } from './api.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { ForAccount } from '../accounts/ForAccount.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useSignIn } from './use-sign-in.ts'
import { useRetryCheck } from './use-retry-check.ts'

const META = { title: m['ui.change_password'](), description: m['change_password.description'](), isHidden: true }

const TO_MY_ACCOUNT = <Link to={PATHS.myAccount}>{m['change_password.back_to_my_account']()}</Link>

export function Component() {
  return (
    <ForAccount meta={META}>
      {(account) =>
        account.isStudent ? (
          <NarrowPage
            meta={META}
            emoji="key"
            title={m['ui.change_password']()}
            text={m['sign_in.teacher_changes_password']()}
            foot={TO_MY_ACCOUNT}
          />
        ) : (
          <ChangePassword account={account} />
        )
      }
    </ForAccount>
  )
}

/** Changes the password, which logs out other browsers, then logs in again and goes home. If the new login fails, the earlier session
 *  continues: the password is already changed, so there is nothing to retry.
 *  Source: docs/product.md, Passwords */
function ChangePassword({ account }: { readonly account: Account }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { enter, isPreparing } = useSignIn()
  const isRetry = useRetryCheck()
  const change = async (values: FormValues): Promise<FormFailure | undefined> => {
    const { OldPassword: oldPassword = '', NewPassword: newPassword = '', ConfirmPassword: confirmPassword = '' } = values
    const passwords = { oldPassword, newPassword, confirmPassword }
    const grant = { grant_type: 'password', username: account.userName, password: newPassword } as const
    const { error } = await dispatch(signInApi.endpoints.changePassword.initiate(passwords))
    if (error) {
      const failure = failureOf(error, 'first')
      // An earlier request without a reply may already have changed the password.
      if (!isRetry(passwords, error) || failure.fields?.['OldPassword'] === undefined) return failure
      const refused = await enter(grant, PATHS.home)
      if (refused?.error !== 'unreachable') return refused && failure
      isRetry(passwords, undefined)
      return { message: refused.message }
    }
    const refused = await enter(grant, PATHS.home)
    if (refused) navigate(PATHS.home, { replace: true })
    return undefined
  }
  return (
    <NarrowPage meta={META} emoji="key" title={m['ui.change_password']()} text={m['change_password.log_out_note']()} foot={TO_MY_ACCOUNT}>
      {isPreparing && <AccountPendingOverlay />}
      <Form submit={m['ui.change_password']()} onSubmit={change}>
        <input type="hidden" autoComplete="username" value={account.userName} readOnly />
        <PasswordField name="OldPassword" label={m['change_password.old_password']()} required autoComplete="current-password" />
        <NewPasswordFields label={m['ui.new_password']()} name="NewPassword" />
      </Form>
    </NarrowPage>
  )
}
