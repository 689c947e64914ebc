import type { ReactNode } from 'react'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { useArticle } from './api.ts'
import { ArticleView } from './ArticleView.tsx'

/** The article at an address, once it is there.
 *  @param children what the page has of its own, between the title and the text */
export function ArticleFetched({ path, children }: { readonly path: string; readonly children?: ReactNode }) {
  const answer = useArticle(path)
  return (
    <Fetched
      answer={answer}
      placeholder={
        <div className="page">
          <Spinner />
        </div>
      }
    >
      {(article) => <ArticleView article={article}>{children}</ArticleView>}
    </Fetched>
  )
}
