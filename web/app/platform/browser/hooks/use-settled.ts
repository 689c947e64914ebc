import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 3000

/** Whether some seconds have passed since the page and its resources were loaded: time for low-priority work.
 *  False on the server and in the first frame. */
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
