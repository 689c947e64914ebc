import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollToElement } from '../../platform/browser/scroll.ts'

/** Source: docs/product.md, Today's page */
const SCROLL_AFTER_MS = 500

/** Goes to the part of the page that the address names, once the page has settled. */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return undefined
    const timer = setTimeout(() => {
      const target = document.querySelector(`#${CSS.escape(hash.slice(1))}`)
      if (target) scrollToElement(target)
    }, SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hash])
}
