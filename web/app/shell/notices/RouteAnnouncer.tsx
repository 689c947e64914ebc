import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../browser/router/router.ts'

/** After going to another page: the focus moves to its heading, its title is said, and what the server told others about the first page is
 *  gone. Does nothing for the page that was loaded. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    for (const tag of document.querySelectorAll('[data-found]')) tag.remove()
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
