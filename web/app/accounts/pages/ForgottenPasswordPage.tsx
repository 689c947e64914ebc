import { Link, useNavigate } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { AccountPanel } from '../components/AccountPanel.tsx'
import { failureOf } from '../../ui/form-failure.ts'

const META = { title: 'Forgotten password', description: 'Have a link mailed with which you choose a new password.', isHidden: true }

export function Component() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  return (
    <AccountPanel
      meta={META}
      emoji="key"
      title="Forgotten your password?"
      text="It happens. We mail you a link, and you choose a new one."
      foot={<Link to={PATHS.login}>Back to the login</Link>}
    >
      <Form
        submit="Mail me a link"
        onSubmit={async ({ email = '' }) => {
          const { error } = await dispatch(accountsApi.endpoints.mailResetLink.initiate(email.trim()))
          if (error) return failureOf(error, 'first')
          await navigate(PATHS.forgottenPasswordConfirmation)
          return undefined
        }}
      >
        <Field name="email" label="E-mail" type="email" required maxLength={254} autoComplete="email" />
      </Form>
    </AccountPanel>
  )
}
