import type { Article } from '@emojigma/content/article.ts'
import type { Riddle } from '@emojigma/content/riddle.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import type { Params } from 'react-router'
import type { Dispatch } from '../store.ts'

/** What stands in the workspace `content`. */
export interface SiteContent {
  readonly articles: readonly Article[]
  readonly riddles: readonly Riddle[]
}

export interface PreloadRequest {
  readonly source: PageSource
  readonly content: SiteContent
  readonly dispatch: Dispatch
  readonly pathname: string
  readonly params: Params
  readonly search: URLSearchParams
  /** The page's own time. */
  readonly nowMs: number
}

/** Puts what the page's first screen needs into the store before the server renders it.
 *  @returns where there is nothing to show here, an address to go to instead; 404 if the page itself says so */
export type Preload = (request: PreloadRequest) => Promise<string | 404 | undefined>

/** What every page exports. */
export interface PageModule {
  readonly Component: React.ComponentType
  readonly preload?: Preload
}
