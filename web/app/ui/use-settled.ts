import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 4000

/** Whether a page has been there for a while: time for what nobody waits for. Never on the server and in the first frame. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
