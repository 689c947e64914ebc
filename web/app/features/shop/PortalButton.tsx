import { m } from '@emojigma/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useOpenPortalMutation } from './api.ts'
import { goOn, type Leave } from './go-on.ts'

/** Leads to the payment provider's page of invoices, card and renewal. */
export function PortalButton({ leave }: { readonly leave: Leave }) {
  const navigate = useNavigate()
  const [openPortal, { isLoading }] = useOpenPortalMutation()
  const [message, setMessage] = useState<string>()
  const open = async () => {
    if (isLoading) return
    setMessage(undefined)
    const { data: url, error } = await openPortal()
    if (url === undefined) setMessage(failureOf(error, 'first').message)
    else goOn(url, navigate, leave)
  }
  return (
    <>
      <Button aria-disabled={isLoading} onClick={() => void open()}>
        <Icon name="link" /> {isLoading ? m['ui.one_moment']() : m['portal_button.invoices_card_and_renewal']()}
      </Button>
      {message && (
        <Notice tone="error">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}
