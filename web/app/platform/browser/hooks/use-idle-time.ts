import { useEffect, useEffectEvent, useRef } from 'react'
import { useFirstInteraction } from './use-first-interaction.ts'

/** For browsers without `requestIdleCallback`. */
const WAIT_MS = 500
const LONGEST_WAIT_MS = 2000

/** Runs when the browser is idle after the visitor's first interaction.
 *  @param prepare not retried when it fails */
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
