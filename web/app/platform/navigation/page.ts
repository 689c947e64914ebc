import type { Article } from '@emojigma/content/article.ts'
import type { Riddle } from '@emojigma/content/riddle.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import type { Params } from 'react-router'
import type { Dispatch } from '../store.ts'

/** From the workspace `content`. */
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

/** Loads the data of the page's first screen into the store before the server renders it.
 *  @returns an address to redirect to if there is nothing to show; 404 if the page itself says so */
export type Preload = (request: PreloadRequest) => Promise<string | 404 | undefined>

/** The exports of every page's file. */
export interface PageModule {
  readonly Component: React.ComponentType
  readonly preload?: Preload
}
