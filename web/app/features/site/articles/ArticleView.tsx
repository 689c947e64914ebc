import { m } from '@emojigma/messages'
import type { Article } from '@emojigma/content/article.ts'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { articleHtml } from '../../../platform/browser/trusted-types.ts'
import { PageWithMenu } from '../../../platform/navigation/PageWithMenu.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { formatDay } from '../../../ui/day-format.ts'
import styles from './ArticleView.module.css'
import { useLocation } from 'react-router'
import { useInnerLinks } from '../../../platform/navigation/use-inner-links.ts'
import textStyles from './ArticleText.module.css'

interface ArticleViewProps {
  readonly article: Article
  /** The page's own part, between title and text. */
  readonly children?: ReactNode
}

/** An article with its section's side menu. */
export function ArticleView({ article, children }: ArticleViewProps) {
  const { title, description, path, date, nearby, html } = article
  const sections = nearby
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => ({
      name: m['article_view.sections']({ section: name }),
      entries: entries.map(({ menu, ...entry }) => ({ name: menu, ...entry })),
    }))
  return (
    <PageWithMenu sections={sections}>
      <PageMeta title={title} description={description} path={path} />
      <article className={styles['article']}>
        <h1>{title}</h1>
        {date !== undefined && (
          <p className="small muted">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        )}
        {children}
        <ArticleText html={html} />
      </article>
    </PageWithMenu>
  )
}

/** The text of an article. Links within the site navigate without a reload.
 *  @param html built from our own Markdown */
export function ArticleText({ html }: { readonly html: string }) {
  useScrollToPart(html)
  const follow = useInnerLinks()
  // One object for one text: React compares them, and would write the text anew.
  const trusted = useMemo(() => ({ __html: articleHtml(html) }), [html])
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the Enter key on a link is a click too
  return <div className={textStyles['text']} onClick={follow} dangerouslySetInnerHTML={trusted} />
}

/** Scrolls to the heading in the address once the text is rendered, unless the browser has restored an earlier position. */
function useScrollToPart(html: string): void {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const id = hash.slice(1)
    if (id && scrollY === 0 && html.includes(`id="${id}"`)) document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
  }, [html, hash])
}
