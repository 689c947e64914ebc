import type { Article } from '@emojigma/content/article.ts'
import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { articles } from 'virtual:content'
import { mainAddress } from '../../navigation/page-addresses.ts'
import { unescaped, type PageHead } from './page-head.ts'

/** A page that somebody may find by a search or a shared link: what its tags are made of. */
export interface SeoPage {
  readonly site: SiteSettings
  /** The file of its page, as the build names it. */
  readonly module: string
  /** Its one address, without the origin. */
  readonly path: string
  /** With the product's name. */
  readonly title: string
  readonly description: string
  /** Path of the picture that a shared link shows; absent = that of the site. */
  readonly picture: string | undefined
  /** Those it shows, in their order. */
  readonly puzzles: readonly PuzzleView[]
  /** The article that has this address. */
  readonly article: Article | undefined
}

interface RenderedPage extends Pick<SeoPage, 'site' | 'module' | 'puzzles'> {
  /** As the route table has it. */
  readonly route: string
}

/** Joins what a page has said of itself with what its route and its data say. */
export function seoPage({ title, description, canonical, picture }: PageHead, { route, ...drawn }: RenderedPage): SeoPage {
  const { origin } = drawn.site
  const local = (address: string | undefined): string | undefined => address && unescaped(address).slice(origin.length)
  const path = local(canonical) ?? mainAddress(route)
  return {
    ...drawn,
    path,
    title: unescaped(title),
    description: unescaped(description),
    picture: local(picture),
    article: articles.find((article) => article.path === path),
  }
}
