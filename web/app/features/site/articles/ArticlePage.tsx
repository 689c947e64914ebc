import { useLocation } from 'react-router'
import type { Preload } from '../../../platform/navigation/page.ts'
import { preloadArticle } from './api.ts'
import { ArticleFetched } from './ArticleFetched.tsx'

export const preload: Preload = async (request) => {
  await preloadArticle(request, request.pathname)
  return undefined
}

/** Any article, at any of its addresses. */
export function Component() {
  const { pathname } = useLocation()
  return <ArticleFetched path={pathname} />
}
