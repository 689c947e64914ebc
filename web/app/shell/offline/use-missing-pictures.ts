import { useEffect } from 'react'
import { useIsOnline } from '../notices/connection.ts'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 160_000

/** Asks again for pictures that could not be fetched, since a browser does not: more and more seldom, as some may never come, and anew from
 *  the first pause once there is a network again. */
export function useMissingPictures(): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    let pause = FIRST_PAUSE_MS
    let timer = setTimeout(askAgain, pause)
    return () => clearTimeout(timer)

    function askAgain() {
      const missing = document.hidden ? [] : [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      for (const picture of missing) picture.src = picture.currentSrc
      pause = missing.length === 0 ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS)
      timer = setTimeout(askAgain, pause)
    }
  }, [isOnline])
}
