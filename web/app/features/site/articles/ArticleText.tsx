import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useInnerLinks } from '../../../platform/navigation/use-inner-links.ts'
import styles from './ArticleText.module.css'

/** The text of an article. Its links to other pages of the site lead there without loading the page anew.
 *  @param html made by the build from our own Markdown */
export function ArticleText({ html }: { readonly html: string }) {
  useScrollToPart(html)
  const follow = useInnerLinks()
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
