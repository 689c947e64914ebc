import { m } from '@emojigma/messages'
import { Link, useNavigate } from 'react-router'
import { PATHS } from '../../platform/navigation/paths.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { signInApi } from './api.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'

const META = { title: m['forgotten_password.forgotten_password'](), description: m['forgotten_password.description'](), isHidden: true }

export function Component() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  return (
    <NarrowPage
      meta={META}
      emoji="key"
      title={m['sign_in.forgotten_your_password']()}
      text={m['forgotten_password.text']()}
      foot={<Link to={PATHS.login}>{m['sign_in.back_to_the_login']()}</Link>}
    >
      <Form
        submit={m['sign_in.mail_me_a_link']()}
        onSubmit={async ({ email = '' }) => {
          const { error } = await dispatch(signInApi.endpoints.mailResetLink.initiate(email.trim()))
          if (error) return failureOf(error, 'first')
          navigate(PATHS.forgottenPasswordConfirmation)
          return undefined
        }}
      >
        <Field name="email" label={m['ui.e_mail']()} type="email" required maxLength={254} autoComplete="email" />
      </Form>
    </NarrowPage>
  )
}
