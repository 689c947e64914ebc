import { useEffect } from 'react'

/** Marks the document as hydrated, for journeys and an operator's monitor. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
  }, [])
}
