import { PATHS } from '../../../platform/navigation/paths.ts'
import type { Preload } from '../../../platform/navigation/page.ts'
import { preloadArticle, useArticle } from './api.ts'
import { LoadedArticle } from './LoadedArticle.tsx'
import { Link } from 'react-router'
import { formatDay } from '../../../ui/day-format.ts'
import styles from './ArticleList.module.css'

export const preload: Preload = async (request) => {
  await preloadArticle(request, PATHS.blogs)
  return undefined
}

/** The blog, newest first. */
export function Component() {
  return (
    <LoadedArticle path={PATHS.blogs}>
      <ArticleList path={PATHS.blogs} />
    </LoadedArticle>
  )
}

/** The articles that a list article names, with date and description.
 *  @param path of the list article */
function ArticleList({ path }: { readonly path: string }) {
  const { data } = useArticle(path)
  return (
    <ol className={styles['list']}>
      {data?.listed?.map(({ path, title, description, date }) => (
        <li key={path} className="panel">
          <h2>
            <Link to={path}>{title}</Link>
          </h2>
          {date !== undefined && (
            <p className="small muted">
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
