import { m } from '@emojigma/messages'
import type { Article } from '@emojigma/content/article.ts'
import type { ReactNode } from 'react'
import { PageWithMenu } from '../../../platform/navigation/PageWithMenu.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { dayWritten } from '../../../ui/written-day.ts'
import { ArticleText } from './ArticleText.tsx'
import styles from './ArticleView.module.css'

interface ArticleViewProps {
  readonly article: Article
  /** What the page has of its own, between the title and the text. */
  readonly children?: ReactNode
}

/** An article beside the menu of its part of the site. */
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
            <time dateTime={date}>{dayWritten(date)}</time>
          </p>
        )}
        {children}
        <ArticleText html={html} />
      </article>
    </PageWithMenu>
  )
}
