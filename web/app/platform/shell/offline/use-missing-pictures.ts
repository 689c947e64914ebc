import { useEffect } from 'react'

const ASK_AGAIN_MS = 15_000

/** Asks again for pictures that could not be fetched, since a browser does not; not while nobody sees the page, as some may never come. */
export function useMissingPictures(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return
      for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src = picture.currentSrc
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}
