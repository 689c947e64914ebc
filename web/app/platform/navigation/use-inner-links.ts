import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withoutLanguage } from '../browser/language-address.ts'

/** For a part of a page with many plain links: a plain click on one of them goes there without loading the page anew. With a modifier key
 *  or another button the browser does what it always does.
 *  @param opensOver the page stays, and the address of the link is shown in the bar; the page finds it as `useLocation().mask`
 *  @returns to be given to the part as `onClick` */
export function useInnerLinks(opensOver = false): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || !isPlain(event)) return
    const address = link.getAttribute('href') ?? ''
    if (!isPage(address) || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    if (!opensOver) return navigate(withoutLanguage(address))
    const open = () => {
      // A second press, before the first one is answered, opens nothing more.
      const isOpen = address === globalThis.location.pathname + globalThis.location.search
      if (!isOpen) navigate(pathname + search, { mask: address, preventScrollReset: true, flushSync: true })
    }
    // Right after the frame that answers the touch, and in one piece.
    requestAnimationFrame(() => setTimeout(open))
  }
}

/** Another page of the site: neither another site, nor a file, nor a place on this page. */
function isPage(address: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(address)
}

/** Whether a click asks for nothing but to go there. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
