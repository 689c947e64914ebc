import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { failureOf } from '../../ui/form-failure.ts'

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
            <strong>Have a look in your mailbox.</strong> If {mailedTo} has an account, a link is on its way. It works once, for 15 minutes.
          </p>
        </Notice>
        <Button onClick={onBack}>Back to the password</Button>
      </>
    )
  }
  return (
    <Form
      submit="Mail me a link"
      onSubmit={async ({ email = '' }) => {
        const { error } = await dispatch(accountsApi.endpoints.mailMagicLink.initiate({ email: email.trim(), target }))
        if (error) return failureOf(error, 'first')
        setMailedTo(email.trim())
        return undefined
      }}
      otherActions={
        <Button variant="quiet" onClick={onBack}>
          Use my password
        </Button>
      }
    >
      <Field name="email" label="E-mail" type="email" required autoComplete="email" hint="We mail you a link that logs you in." />
    </Form>
  )
}
