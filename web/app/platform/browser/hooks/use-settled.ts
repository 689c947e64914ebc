import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 3000

/** Whether a page has been there for a while, with all that it loads at first: time for what nobody waits for.
 *  Never on the server and in the first frame. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait)
    return () => {
      removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [])
  return isSettled
}
