import type { ListPublicPages, PublicPage } from '@emojigma/contract/site/pages.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { articles } from 'virtual:content'
import { mainAddress } from '../../navigation/page-addresses.ts'
import { pageRoutes } from '../routes.tsx'
import { isPersonal } from './page-modules.ts'

/** The indexable pages of the route table, by canonical address, with the date of articles and daily pages.
 *  Source: docs/product.md, Found by search engines */
export const publicPages: ListPublicPages = async (nowMs) => {
  const today = dayDate(dayAt(nowMs))
  const dates = new Map(articles.map(({ path, date }) => [path, date]))
  const aliases = new Set(articles.flatMap(({ alsoAt }) => alsoAt))
  const pages = new Map<string, PublicPage>()
  for (const { path, handle } of pageRoutes) {
    const { module, status, isDaily } = handle
    if (status !== 200 || isPersonal(module) || /[:*]/.test(path) || mainAddress(path) !== path || aliases.has(path)) continue
    pages.set(path, { path, lastModified: isDaily ? today : dates.get(path) })
  }
  return [...pages.values()]
}
