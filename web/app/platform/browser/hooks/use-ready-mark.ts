import { useEffect } from 'react'

/** Marks the document once the page listens, for what waits to use it: a journey, or an operator's monitor. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
  }, [])
}
