import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useSettled } from './use-settled.ts'

/** Does something before it is needed, because the network may be gone by then: as soon as a person does anything on the page, once the
 *  page has settled, and when the browser is online again.
 *  @param prepare may be called several times; what fails is tried again */
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

/** A browser makes a click of a touch a while after the finger is gone. */
const CLICK_MADE_MS = 300

/** Whether it is time for what nobody waits for: somebody has done something on the page, or it has settled. */
export function useIsSpare(): boolean {
  return useHasInteracted(useSettled())
}

/** Whether somebody has done anything on the page: who reads it, or has it read to them, moves it. Never on the server, in the first frame,
 *  and while anything is pressed: what comes then could push it aside, and nothing would happen.
 *  @param isTime it need not be waited for */
export function useHasInteracted(isTime = false): boolean {
  const [isUsed, setUsed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => void (timer.current = setTimeout(() => (document.querySelector(':active') ? wait() : setUsed(true)), CLICK_MADE_MS))
  const begin = useEffectEvent(wait)
  useEffect(() => {
    if (isTime) begin()
    return () => clearTimeout(timer.current)
  }, [isTime])
  useFirstInteraction((sign) => {
    clearTimeout(timer.current)
    if (sign !== 'pointerdown') return wait()
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, wait, { once: true })
  })
  return isUsed
}
