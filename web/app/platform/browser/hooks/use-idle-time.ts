import { useEffect, useEffectEvent, useRef } from 'react'
import { useFirstInteraction } from './use-first-interaction.ts'

/** What a browser without idle time waits instead, and the longest that any waits. */
const WAIT_MS = 500
const LONGEST_WAIT_MS = 2000

/** Does something once a person has done anything on the page, when what that led to is done.
 *  @param prepare what fails is not tried again */
export function useIdleTime(prepare: () => Promise<unknown>): void {
  const act = useEffectEvent(() => void prepare().catch(() => {}))
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  useFirstInteraction(() => {
    const unlessGone = () => isGone.current || act()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(unlessGone, { timeout: LONGEST_WAIT_MS })
    else setTimeout(unlessGone, WAIT_MS)
  })
}
