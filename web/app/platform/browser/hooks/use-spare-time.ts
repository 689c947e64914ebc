import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useSettled } from './use-settled.ts'

/** Prepares something before it is needed, because the network may be gone by then: at the first interaction, once the page has settled,
 *  and when the browser is online again.
 *  @param prepare may be called several times, so that failures are retried */
export function useSpareTime(prepare: () => Promise<unknown>): void {
  const isSettled = useSettled()
  const tryIt = () => void prepare().catch(() => {})
  const act = useEffectEvent(tryIt)
  useFirstInteraction(tryIt)
  useEffect(() => {
    if (isSettled) act()
  }, [isSettled])
  useEffect(() => {
    const again = () => act()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
}

/** Browsers send the click of a touch a while after the finger is lifted. */
const CLICK_MADE_MS = 300

/** Whether there has been an interaction, or the page has settled: time for low-priority work. */
export function useIsSpare(): boolean {
  return useHasInteracted(useSettled())
}

/** Whether there has been an interaction, such as scrolling. False on the server and in the first frame, and not yet true while something
 *  is pressed: new content could push it aside, and the click would be lost.
 *  @param isTime do not wait for an interaction */
export function useHasInteracted(isTime = false): boolean {
  const [isUsed, setUsed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => void (timer.current = setTimeout(() => (document.querySelector(':active') ? wait() : setUsed(true)), CLICK_MADE_MS))
  const begin = useEffectEvent(wait)
  useEffect(() => {
    if (isTime) begin()
    return () => clearTimeout(timer.current)
  }, [isTime])
  useFirstInteraction((interaction) => {
    clearTimeout(timer.current)
    if (interaction !== 'pointerdown') return wait()
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, wait, { once: true })
  })
  return isUsed
}
