import * as messages from '@emojigma/messages/page/accounts/pages/ResetPasswordPage.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { GettingReady } from '../components/GettingReady.tsx'
import { NewPasswordFields } from '../components/NewPasswordFields.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useLinkOnce } from './use-link-once.ts'
import { useSignIn } from './use-sign-in.ts'

const META = { title: messages.chooseANewPassword, description: messages.description, isHidden: true }

/** Where the mailed link leads. With the new password one is logged in at once.
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
    const { resetPassword } = accountsApi.endpoints
    const { data: userName, error } = await makeOnce(code, (key) =>
      dispatch(resetPassword.initiate({ password, confirmPassword, code: code ?? '', key })),
    )
    if (userName === undefined) {
      const failure = failureOf(error, 'last')
      setIsRefused(failure.fields?.['Code'] !== undefined)
      return failure
    }
    const refused = await enter({ grant_type: 'password', username: userName, password }, PATHS.forgottenPasswordComplete)
    if (refused) navigate(PATHS.forgottenPasswordComplete, { replace: true })
    return undefined
  }

  if (!code || isRefused) {
    return (
      <AccountPanel
        meta={META}
        emoji="key"
        title={isRefused ? messages.thisLinkNoLongerWorks : messages.thisLinkIsNotComplete}
        text={isRefused ? messages.aLinkWorksOnce : messages.openTheLinkIn}
        foot={
          <ButtonLink to={PATHS.forgottenPassword} variant="primary">
            {messages.getANewLink}
          </ButtonLink>
        }
        isNextStep={isRefused}
      />
    )
  }
  return (
    <AccountPanel meta={META} emoji="key" title={messages.chooseANewPassword}>
      {isPreparing && <GettingReady />}
      <Form submit={messages.changePassword} onSubmit={reset}>
        <NewPasswordFields label={messages.newPassword} />
      </Form>
    </AccountPanel>
  )
}
