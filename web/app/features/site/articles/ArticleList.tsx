import { Link } from 'react-router'
import { dayWritten } from '../../../ui/written-day.ts'
import { useArticle } from './api.ts'
import styles from './ArticleList.module.css'

/** The articles that an article is the list of, each with its day and what it is about.
 *  @param path of that article */
export function ArticleList({ path }: { readonly path: string }) {
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
              <time dateTime={date}>{dayWritten(date)}</time>
            </p>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
