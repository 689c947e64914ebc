import { useEffect, useState, type RefObject } from 'react'
import { useFirstInteraction } from './use-first-interaction.ts'

/** Source: docs/product.md, Lists and filters */
const NEAR = { rootMargin: '1000px' }
/** Before the first interaction: the first page must not load what may never be reached. */
const ALMOST_SEEN = { rootMargin: '200px' }

/** Whether an element has come near the visible part of the page. Stays true from then on; false on the server and in the first frame. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  const [isUsed, setUsed] = useState(false)
  useFirstInteraction(() => setUsed(true))
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const margin = isUsed ? NEAR : ALMOST_SEEN
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), margin)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, isUsed])
  return isNear
}
