import { PATHS } from '../../../platform/navigation/paths.ts'
import type { Preload } from '../../../platform/navigation/page.ts'
import { preloadArticle } from './api.ts'
import { ArticleFetched } from './ArticleFetched.tsx'
import { ArticleList } from './ArticleList.tsx'

export const preload: Preload = async (request) => {
  await preloadArticle(request, PATHS.blogs)
  return undefined
}

/** Everything that was written for the blog, the newest first. */
export function Component() {
  return (
    <ArticleFetched path={PATHS.blogs}>
      <ArticleList path={PATHS.blogs} />
    </ArticleFetched>
  )
}
