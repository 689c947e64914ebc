import * as messages from '@emojigma/messages/page/accounts/pages/ForgottenPasswordPage.ts'
import { Link, useNavigate } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'

const META = { title: messages.forgottenPassword, description: messages.haveALinkMailed, isHidden: true }

export function Component() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  return (
    <AccountPanel
      meta={META}
      emoji="key"
      title={messages.forgottenYourPassword}
      text={messages.itHappensWeMail}
      foot={<Link to={PATHS.login}>{messages.backToTheLogin}</Link>}
    >
      <Form
        submit={messages.mailMeALink}
        onSubmit={async ({ email = '' }) => {
          const { error } = await dispatch(accountsApi.endpoints.mailResetLink.initiate(email.trim()))
          if (error) return failureOf(error, 'first')
          navigate(PATHS.forgottenPasswordConfirmation)
          return undefined
        }}
      >
        <Field name="email" label={messages.eMail} type="email" required maxLength={254} autoComplete="email" />
      </Form>
    </AccountPanel>
  )
}
