import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withoutLanguage } from '../browser/language-address.ts'

/** Client-side navigation for an area with many plain links. Clicks with a modifier key or another button are left to the browser.
 *  @param opensOver stay on this page and only show the link's address, which the page finds as `useLocation().mask`
 *  @returns the area's `onClick` */
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
      // Ignore a second press before the first one has opened the link.
      const isOpen = address === globalThis.location.pathname + globalThis.location.search
      if (!isOpen) navigate(pathname + search, { mask: address, preventScrollReset: true, flushSync: true })
    }
    // After the frame that shows the press.
    requestAnimationFrame(() => setTimeout(open))
  }
}

/** A page of this site: not another site, a file or an anchor. */
function isPage(address: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(address)
}

/** A main-button click without modifier keys. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
