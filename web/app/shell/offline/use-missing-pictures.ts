import { useEffect } from 'react'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 160_000

/** Asks again for pictures that could not be fetched, since a browser does not: more and more seldom, as some may never come, and anew from
 *  the first pause once there is a network again. */
export function useMissingPictures(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAfter = (pauseMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const missing = document.hidden ? [] : [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        for (const picture of missing) picture.src = picture.currentSrc
        askAfter(missing.length === 0 ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
      }, pauseMs)
    }
    const startOver = () => askAfter(FIRST_PAUSE_MS)
    startOver()
    addEventListener('online', startOver)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', startOver)
    }
  }, [])
}
