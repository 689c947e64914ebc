import { useEffect, useState } from 'react'

/** Whether a page has been there for a while: time for what nobody waits for. Never on the server and in the first frame. */
export function useSettled(delayMs: number): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isSettled
}
