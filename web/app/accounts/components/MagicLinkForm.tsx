import * as messages from '@emojigma/messages/page/accounts/components/MagicLinkForm.tsx'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
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
            {messages.haveALookIn(
              (text) => (
                <strong>{text}</strong>
              ),
              mailedTo,
            )}
          </p>
        </Notice>
        <Button onClick={onBack}>{messages.backToThePassword}</Button>
      </>
    )
  }
  return (
    <Form
      submit={messages.mailMeALink}
      onSubmit={async ({ email = '' }) => {
        const { error } = await dispatch(accountsApi.endpoints.mailMagicLink.initiate({ email: email.trim(), target }))
        if (error) return failureOf(error, 'first')
        setMailedTo(email.trim())
        return undefined
      }}
      otherActions={
        <Button variant="quiet" onClick={onBack}>
          {messages.withMyPassword}
        </Button>
      }
    >
      <Field name="email" label={messages.eMail} type="email" required autoComplete="email" hint={messages.weMailYouA} />
    </Form>
  )
}
