import type { ReactNode } from 'react'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { useArticle } from './api.ts'
import { ArticleView } from './ArticleView.tsx'

/** Loads and shows the article at an address.
 *  @param children the page's own part, between title and text */
export function LoadedArticle({ path, children }: { readonly path: string; readonly children?: ReactNode }) {
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
