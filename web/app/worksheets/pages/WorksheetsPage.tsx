import { useLocation } from 'react-router'
import { preloadArticle } from '../../articles/api.ts'
import { ArticleFetched } from '../../articles/components/ArticleFetched.tsx'
import type { Preload } from '../../navigation/page.ts'
import { SampleSheetCard } from '../components/SampleSheetCard.tsx'

export const preload: Preload = async (request) => {
  await preloadArticle(request, request.pathname)
  return undefined
}

/** What worksheets are, with a sheet that anybody may print; at Christmas one of its own.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { pathname } = useLocation()
  return (
    <ArticleFetched path={pathname}>
      <SampleSheetCard sheet={/christmas/i.test(pathname) ? 'christmas' : 'sample'} />
    </ArticleFetched>
  )
}
