import * as messages from '@emojigma/messages/page/plans/components/Renewal.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useSetRenewalMutation } from '../api.ts'

/** Lets a plan that was paid with test money end, or go on after all. */
export function Renewal({ order: { Id, Renews } }: { readonly order: OrderView }) {
  const [setRenewal, { isLoading }] = useSetRenewalMutation()
  const [message, setMessage] = useState<string>()
  const change = async () => {
    if (isLoading) return
    setMessage(undefined)
    const { error } = await setRenewal({ orderId: Id, renews: !Renews })
    if (error) setMessage(failureOf(error, 'first').message)
  }
  const words = Renews ? messages.stopRenewing : messages.renewAgain
  return (
    <>
      <Button aria-disabled={isLoading} onClick={() => void change()}>
        {isLoading ? messages.oneMoment : words}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}
