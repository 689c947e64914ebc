import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFirstSignOfLife } from './use-first-sign-of-life.ts'
import { useSettled } from './use-settled.ts'

/** Does something before it is needed, because the network may be gone by then: as soon as a person does anything on the page, once the
 *  page has settled, and when the browser is online again.
 *  @param prepare may be called several times; what fails is tried again */
export function useSpareTime(prepare: () => Promise<unknown>): void {
  const isSettled = useSettled()
  const act = useEffectEvent(() => void prepare().catch(() => {}))
  useFirstSignOfLife(() => void prepare().catch(() => {}))
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
/** Whoever reads a page, or has it read to them, may touch nothing for long. */
const STAYED_MS = 10_000

/** Whether it is time for what nobody waits for: somebody has done something on the page, or it has settled. */
export function useIsSpare(): boolean {
  const isSettled = useSettled()
  const isUsed = useIsUsed()
  return isUsed || isSettled
}

/** Whether somebody has done anything on the page, or has stayed on it. Never on the server, in the first frame, and while a finger is down:
 *  what comes then could push aside what is being pressed, and nothing would happen. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => setUsed(true), STAYED_MS)
    return () => clearTimeout(timer.current)
  }, [])
  useFirstSignOfLife((sign) => {
    clearTimeout(timer.current)
    const wait = () => void (timer.current = setTimeout(() => setUsed(true), CLICK_MADE_MS))
    if (sign !== 'pointerdown') return wait()
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, wait, { once: true })
  })
  return isUsed
}
