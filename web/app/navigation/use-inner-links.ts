import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { over } from './over-page.ts'

/** For a part of a page with many plain links: a plain click on one of them goes there without loading the page anew. With a modifier key
 *  or another button the browser does what it always does.
 *  @param opensOver what is gone to opens over this page
 *  @returns to be given to the part as `onClick` */
export function useInnerLinks(opensOver: boolean): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const location = useLocation()
  return (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(`${link.pathname}${link.search}`, { state: opensOver ? over(location) : undefined })
  }
}
