import { m } from '@emojigma/messages'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { currentMs } from '../../platform/browser/clock.ts'
import { fetchAccount } from '../../platform/session/fetch-account.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { plansApi } from './api.ts'

const LOOK_EVERY_MS = 2000
const LOOKS = 10
/** Older orders are not the one just paid. */
const RECENT_MS = 3_600_000

/** After a return from the payment provider: polls for the order, which may be reported a little later. Renders nothing otherwise.
 *  Source: docs/product.md, Plans and orders */
export function PendingOrder() {
  const dispatch = useDispatch()
  const [search, setSearch] = useSearchParams()
  const isPending = search.get('paid') === '1'
  const [isLate, setLate] = useState(false)
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!isPending || isLate) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let left = LOOKS
    const look = async () => {
      const { data: orders } = await dispatch(plansApi.endpoints.getSubscriptions.initiate())
      if (isGone) return
      left -= 1
      if (orders?.some(({ Active, StartsAt }) => Active && currentMs() - Date.parse(StartsAt) < RECENT_MS)) {
        await fetchAccount(dispatch)
        setHere(true)
        setSearch({}, { replace: true })
      } else if (left === 0) setLate(true)
      else timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isPending, isLate, dispatch, setSearch])
  if (isHere) {
    // Activation reloads the page for the new plan, which would drop this notice.
    return (
      <div data-shown-once>
        <Notice tone="success">
          <p>{m['awaited_order.thanks']()}</p>
        </Notice>
      </div>
    )
  }
  if (!isPending) return null
  if (isLate) {
    return (
      <Notice tone="note" action={<Button onClick={() => setLate(false)}>{m['ui.look_again']()}</Button>}>
        <p>{m['awaited_order.pending']()}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="success">
      <Spinner text={m['ui.account_pending']()} />
      <p>{m['ui.wait']()}</p>
    </Notice>
  )
}
