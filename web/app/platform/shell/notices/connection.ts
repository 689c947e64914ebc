import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../api.ts'
import { IS_SHELL } from '../../browser/own-build.ts'
import { useSelector } from '../../use-store.ts'

/** Source: docs/product.md, Errors and notices */
const CHECK_AFTER_MS = 100
const CHECK_TIME_OUT_MS = 3000
const TOO_LATE = 'too late'

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
    () => true,
  )
}

/** Whether a query of the page failed without any reply. */
export function useHasUnansweredCall(): boolean {
  return useSelector((state) =>
    Object.values(state[api.reducerPath].queries).some(
      (query) => (query?.error as { status?: unknown } | undefined)?.status === 'FETCH_ERROR',
    ),
  )
}

/** Whether a filter, such as a school's, blocks calls to the site. Never for a page out of the service worker, which did not come from the
 *  site itself. Checked at the start and whenever the network comes back. */
export function useIsApiBlocked(isOnline: boolean): boolean {
  const [isBlocked, setIsBlocked] = useState(false)
  useEffect(() => {
    if (!isOnline) return undefined
    const controller = new AbortController()
    const check = async () => {
      const patience = setTimeout(() => controller.abort(TOO_LATE), CHECK_TIME_OUT_MS)
      const reached = await isReachable(controller.signal)
      clearTimeout(patience)
      if (!controller.signal.aborted || controller.signal.reason === TOO_LATE) setIsBlocked(!reached && navigator.onLine && !IS_SHELL)
    }
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOnline])
  return isOnline && isBlocked
}

/** A filter replies with a page of its own instead of JSON; the site's own failures do not count as blocked. */
async function isReachable(signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch('/api', { cache: 'no-store', signal })
    // An unread body would keep its connection open until the timeout.
    const isJson = await reply.json().then(
      () => true,
      () => false,
    )
    return isJson || reply.status >= 500
  } catch {
    return false
  }
}
