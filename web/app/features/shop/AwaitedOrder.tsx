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
/** An order that began earlier is not the one that is awaited. */
const RECENT_MS = 3_600_000

/** Waits for the order of someone who comes back from the payment provider, which may tell of it a little later. Shows nothing to others.
 *  Source: docs/product.md, Plans and orders */
export function AwaitedOrder() {
  const dispatch = useDispatch()
  const [search, setSearch] = useSearchParams()
  const isAwaited = search.get('paid') === '1'
  const [isLate, setLate] = useState(false)
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!isAwaited || isLate) return undefined
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
  }, [isAwaited, isLate, dispatch, setSearch])
  if (isHere) {
    // The page that is loaded anew for the new plan would not say it.
    return (
      <div data-shown-once>
        <Notice tone="success">
          <p>{m['awaited_order.thanks']()}</p>
        </Notice>
      </div>
    )
  }
  if (!isAwaited) return null
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
