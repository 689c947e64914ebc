import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After going to another page: the focus moves to its heading, its title is said, and what the server told others about the first page is
 *  gone. Does nothing for the page that was loaded. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return undefined
    announced.current = pathname
    for (const tag of document.querySelectorAll('[data-found]')) tag.remove()
    const main = document.querySelector<HTMLElement>('#main')
    const announce = () => {
      const heading = main?.querySelector('h1')
      const target = heading ?? main
      if (target) {
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      }
      setTitle(document.title)
      return heading
    }
    if (announce() || !main) return undefined
    // What the page shows is still to come. Who went on meanwhile stays there.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || announce()) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
