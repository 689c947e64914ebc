import { countPageView } from '@emojigma/contract/site/page-views.ts'
import { pathKind } from '@emojigma/contract/rules/error-privacy.ts'
import type { App } from '../http/app-type.ts'
import { serve } from '../http/serve.ts'

/** Where a page says that it was looked at.
 *  @param count hears of the kind of page, such as /puzzle/:id; absent = nobody counts
 *  Source: docs/product.md, Page views */
export function routePageViews(app: App, count: ((path: string) => void) | undefined): void {
  serve(app, countPageView, async ({ body }) => {
    count?.(pathKind(body.Path).replaceAll('<id>', ':id'))
    return {}
  })
}
