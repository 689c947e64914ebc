import { useLayoutEffect, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './ArticleText.module.css'

/** The text of an article. Its links to other pages of the site lead there without loading the page anew.
 *  @param html made by the build from our own Markdown */
export function ArticleText({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  useScrollToPart(html)
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const path = link.getAttribute('href') ?? ''
    if (!isPage(path) || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    void navigate(path)
  }
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the Enter key on a link is a click too
  return <div className={styles['text']} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The part that the address names is not there yet when the page is gone to. Who comes back is further down already. */
function useScrollToPart(html: string): void {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const id = hash.slice(1)
    if (id && scrollY === 0 && html.includes(`id="${id}"`)) document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
  }, [html, hash])
}

/** Another page of the site: neither another site, nor a file, nor a place on this page. */
function isPage(path: string): boolean {
  return /^\/(?!\/)[^.]*$/.test(path)
}
