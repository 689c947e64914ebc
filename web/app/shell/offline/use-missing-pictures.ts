import { useEffect } from 'react'

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

/** Asks again for pictures that could not be fetched, since a browser does not: ever more seldom, as some may never come. */
export function useMissingPictures(): void {
  useEffect(() => {
    let pauseMs = FIRST_PAUSE_MS
    let timer = setTimeout(ask, pauseMs)
    return () => clearTimeout(timer)

    function ask() {
      const missing = document.hidden ? [] : [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      for (const picture of missing) picture.src = picture.currentSrc
      pauseMs = missing.length > 0 ? Math.min(2 * pauseMs, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
      timer = setTimeout(ask, pauseMs)
    }
  }, [])
}
