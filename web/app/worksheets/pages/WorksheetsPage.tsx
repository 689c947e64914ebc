import { useLocation } from 'react-router'
import { preloadArticle } from '../../articles/api.ts'
import { ArticleFetched } from '../../articles/components/ArticleFetched.tsx'
import type { Preload } from '../../navigation/page.ts'
import { OwnWorksheets } from '../components/OwnWorksheets.tsx'
import { SampleSheetCard } from '../components/SampleSheetCard.tsx'

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
