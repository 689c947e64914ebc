import type { MouseEvent } from 'react'
import { withoutLanguage } from '../browser/language-address.ts'
import { isPlain } from '../browser/router/Link.tsx'
import { useLocation, useNavigate } from '../browser/router/router.ts'
import { over } from './over-page.ts'

/** For a part of a page with many plain links: a plain click on one of them goes there without loading the page anew. With a modifier key
 *  or another button the browser does what it always does.
 *  @param opensOver what is gone to opens over this page
 *  @returns to be given to the part as `onClick` */
export function useInnerLinks(opensOver = false): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const location = useLocation()
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || !isPlain(event)) return
    const address = link.getAttribute('href') ?? ''
    if (!isPage(address) || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    // A puzzle is there at once; a page of its own may take longer, and the one before it stays usable meanwhile.
    navigate(withoutLanguage(address), opensOver ? { state: over(location), isAwaited: true } : {})
  }
}

/** Another page of the site: neither another site, nor a file, nor a place on this page. */
function isPage(address: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(address)
}
