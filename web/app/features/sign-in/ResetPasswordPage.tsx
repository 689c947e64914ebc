import { m } from '@emojigma/messages'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { signInApi } from './api.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useLinkOnce } from './use-link-once.ts'
import { AFTER_RESET } from './after-reset.ts'
import { useSignIn } from './use-sign-in.ts'

const META = { title: m['sign_in.subject'](), description: m['reset_password.description'](), isHidden: true }

/** The page linked in the e-mail. Setting the new password also logs in.
 *  Source: docs/product.md, Passwords */
export function Component() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const code = search.get('code')
  const { enter, isPreparing } = useSignIn()
  const [isRefused, setIsRefused] = useState(false)
  const makeOnce = useLinkOnce()

  const reset = async (values: FormValues): Promise<FormFailure | undefined> => {
    const { Password: password = '', ConfirmPassword: confirmPassword = '' } = values
    const { resetPassword } = signInApi.endpoints
    const { data: userName, error } = await makeOnce(code, (key) =>
      dispatch(resetPassword.initiate({ password, confirmPassword, code: code ?? '', key })),
    )
    if (userName === undefined) {
      const failure = failureOf(error, 'last')
      setIsRefused(failure.fields?.['Code'] !== undefined)
      return failure
    }
    const refused = await enter({ grant_type: 'password', username: userName, password }, PATHS.forgottenPasswordComplete, AFTER_RESET)
    if (refused) navigate(PATHS.forgottenPasswordComplete, { replace: true, state: AFTER_RESET })
    return undefined
  }

  if (!code || isRefused) {
    return (
      <NarrowPage
        meta={META}
        emoji="key"
        title={isRefused ? m['sign_in.link_ended']() : m['reset_password.link_incomplete_title']()}
        text={isRefused ? m['reset_password.link_ended']() : m['reset_password.link_incomplete']()}
        foot={
          <ButtonLink to={PATHS.forgottenPassword} variant="primary">
            {m['sign_in.get_a_new_link']()}
          </ButtonLink>
        }
        isNextStep={isRefused}
      />
    )
  }
  return (
    <NarrowPage meta={META} emoji="key" title={m['sign_in.subject']()}>
      {isPreparing && <AccountPendingOverlay />}
      <Form submit={m['ui.change_password']()} onSubmit={reset}>
        <NewPasswordFields label={m['ui.new_password']()} />
      </Form>
    </NarrowPage>
  )
}
