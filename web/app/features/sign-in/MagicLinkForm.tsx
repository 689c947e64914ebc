import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { accountsApi } from '../accounts/api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'

interface MagicLinkFormProps {
  /** The page that the link leads on to. */
  readonly target: string
  readonly onBack: () => void
}

/** Mails a link that logs in without a password. What it says does not depend on whether the address has an account. */
export function MagicLinkForm({ target, onBack }: MagicLinkFormProps) {
  const dispatch = useDispatch()
  const [mailedTo, setMailedTo] = useState<string>()
  if (mailedTo) {
    return (
      <>
        <Notice tone="success">
          <p>
            <ParaglideMessage
              message={m['magic_link_form.sent']}
              inputs={{ mailedTo }}
              markup={{ strong: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
        </Notice>
        <Button onClick={onBack}>{m['magic_link_form.back_to_the_password']()}</Button>
      </>
    )
  }
  return (
    <Form
      submit={m['sign_in.mail_me_a_link']()}
      onSubmit={async ({ email = '' }) => {
        const { error } = await dispatch(accountsApi.endpoints.mailMagicLink.initiate({ email: email.trim(), target }))
        if (error) return failureOf(error, 'first')
        setMailedTo(email.trim())
        return undefined
      }}
      otherActions={
        <Button variant="quiet" onClick={onBack}>
          {m['magic_link_form.with_my_password']()}
        </Button>
      }
    >
      <Field name="email" label={m['ui.e_mail']()} type="email" required autoComplete="email" hint={m['magic_link_form.hint']()} />
    </Form>
  )
}
