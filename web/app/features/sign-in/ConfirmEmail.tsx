import { m } from '@emojigma/messages'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Account } from '../../platform/session/session-storage.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { signInApi } from './api.ts'

/** Mails a link back to this page, also once more; opening it confirms the address.
 *  Source: docs/product.md, Leaderboards */
export function ConfirmEmail({ email }: Pick<Account, 'email'>) {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const [isSent, setSent] = useState(false)
  return (
    <Form
      submit={isSent ? m['confirm_email.send_again']() : m['sign_in.mail_me_a_link']()}
      variant={isSent ? 'default' : 'primary'}
      onSubmit={async () => {
        const { error } = await dispatch(signInApi.endpoints.mailMagicLink.initiate({ email, target: pathname }))
        if (error) return failureOf(error, 'first')
        setSent(true)
        return undefined
      }}
    >
      {isSent && (
        <Notice tone="success">
          <p>{m['confirm_email.link_is_on_its_way']({ email })}</p>
        </Notice>
      )}
    </Form>
  )
}
