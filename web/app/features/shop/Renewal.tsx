import { m } from '@emojigma/messages'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useSetRenewalMutation } from './api.ts'

/** Lets a plan that was paid with test money end, or go on after all.
 *  @param nameId of what names the plan: several may run */
export function Renewal({ order: { Id, Renews }, nameId }: { readonly order: OrderView; readonly nameId: string }) {
  const [setRenewal, { isLoading }] = useSetRenewalMutation()
  const [message, setMessage] = useState<string>()
  const change = async () => {
    if (isLoading) return
    setMessage(undefined)
    const { error } = await setRenewal({ orderId: Id, renews: !Renews })
    if (error) setMessage(failureOf(error, 'first').message)
  }
  const words = Renews ? m['renewal.stop_renewing']() : m['renewal.renew_again']()
  return (
    <>
      <Button aria-describedby={nameId} aria-disabled={isLoading} onClick={() => void change()}>
        {isLoading ? m['ui.one_moment']() : words}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}
