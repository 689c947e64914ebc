import { useEffect, useEffectEvent, useState } from 'react'
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

/** Whether it is time for what nobody waits for. Never on the server and in the first frame. */
export function useIsSpare(): boolean {
  const [isSpare, setSpare] = useState(false)
  useSpareTime(async () => setSpare(true))
  return isSpare
}
