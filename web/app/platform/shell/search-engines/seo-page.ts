import type { Article } from '@emojigma/content/article.ts'
import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { articles } from 'virtual:content'
import { mainAddress } from '../../navigation/page-addresses.ts'
import { unescaped, type PageHead } from './page-head.ts'

/** The parts of the tags for search engines and shared links. */
export interface SeoPage {
  readonly site: SiteSettings
  /** The page's module, as in the build manifest. */
  readonly module: string
  /** Canonical, without the origin. */
  readonly path: string
  /** With the product's name. */
  readonly title: string
  readonly description: string
  /** Path of the picture of a shared link; undefined = the site's. */
  readonly picture: string | undefined
  /** In the order of the page. */
  readonly puzzles: readonly PuzzleView[]
  readonly article: Article | undefined
}

interface RenderedPage extends Pick<SeoPage, 'site' | 'module' | 'puzzles'> {
  /** The path of the route. */
  readonly route: string
}

/** Joins the head of a rendered page with its route and data. */
export function seoPage({ title, description, canonical, picture }: PageHead, { route, ...page }: RenderedPage): SeoPage {
  const { origin } = page.site
  const local = (address: string | undefined): string | undefined => address && unescaped(address).slice(origin.length)
  const path = local(canonical) ?? mainAddress(route)
  return {
    ...page,
    path,
    title: unescaped(title),
    description: unescaped(description),
    picture: local(picture),
    article: articles.find((article) => article.path === path),
  }
}
