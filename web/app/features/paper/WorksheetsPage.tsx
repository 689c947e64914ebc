import { useLocation } from 'react-router'
import { preloadArticle } from '../site/articles/api.ts'
import { ArticleFetched } from '../site/articles/ArticleFetched.tsx'
import type { Preload } from '../../platform/navigation/page.ts'
import { OwnWorksheets } from './OwnWorksheets.tsx'
import { SampleSheetCard } from './SampleSheetCard.tsx'

export const preload: Preload = async (request) => {
  await preloadArticle(request, request.pathname)
  return undefined
}

/** What worksheets are, with a sheet that anybody may print, and those that a plan opens; at Christmas a sheet of its own.
 *  Source: docs/product.md, Worksheets */
export function Component() {
  const { pathname } = useLocation()
  const isChristmas = /christmas/i.test(pathname)
  return (
    <ArticleFetched path={pathname}>
      <SampleSheetCard sheet={isChristmas ? 'christmas' : 'sample'} />
      {!isChristmas && <OwnWorksheets />}
    </ArticleFetched>
  )
}
