import type { LevelId } from '@emojigma/engine/levels.ts'
import type { ScopeId } from '../rules/scores.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { LeaderboardRow } from '../boards/leaderboards.ts'
import type { ShopLinks } from '../rules/shop-items.ts'
import type { PuzzleView } from '../wire/puzzle-view.ts'

/** Filters of a puzzle list; an absent one means any. */
export interface ListOptions {
  readonly typeId?: PuzzleTypeId | undefined
  readonly levelId?: LevelId | undefined
}

/** The data of a page while it is rendered on the server: what any visitor may see, without personal data. */
export interface PageSource {
  todaysPuzzles(): Promise<readonly PuzzleView[]>
  puzzle(puzzleId: number): Promise<PuzzleView | undefined>
  newPuzzles(options: ListOptions): Promise<readonly PuzzleView[]>
  popularPuzzles(options: ListOptions): Promise<readonly PuzzleView[]>
  /** The top 100 of all time (0), the UTC week (1) or the UTC day (2). */
  leaderboard(scope: ScopeId): Promise<readonly LeaderboardRow[]>
}

/** Where advertisement slots are.
 *  Source: docs/product.md, Advertisements */
export const AD_PLACES = ['list', 'board', 'puzzle', 'riddles'] as const
export type AdPlace = (typeof AD_PLACES)[number]

/** Message from an advertisement's frame to the page around it when the network's script did not load, in any language. */
export const NO_ADVERTISEMENT = 'emojigma: no advertisement'

/** Public settings of the running site. */
/** From 0 to 1: which share of visits, and of errors in other visits, tells the kinds of page before an error. */
export interface ReplayRates {
  readonly sessions: number
  readonly errors: number
}

export interface SiteSettings {
  /** Scheme and host without a trailing slash, for absolute addresses in meta tags. */
  readonly origin: string
  readonly supportEmail: string
  readonly artVersion: string
  readonly nowMs: number
  /** Whether an offer is running or ends within days; absent = there is none. */
  readonly offer?: 'running' | 'ending'
  /** The places that an ad network may fill; absent = no network. */
  readonly ads?: readonly AdPlace[]
  /** Present where page views are counted. */
  readonly countsViews?: true
  /** Absent = no error tells what came before it. */
  readonly errorReplay?: ReplayRates
  /** Absent = nothing is on sale. */
  readonly shopLinks?: ShopLinks
}

export interface PageRequest {
  /** Path and query, beginning with '/', without a language. */
  readonly url: string
  /** The code of the reader's language; absent = English. */
  readonly language?: string
  readonly site: SiteSettings
  readonly source: PageSource
}

export type PageReply =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly html: string
      /** Other sites may frame it. */
      readonly isEmbeddable?: boolean
    }
  | { readonly kind: 'redirect'; readonly location: string }

export type RenderPage = (request: PageRequest) => Promise<PageReply>

/** An address that search engines may show. */
export interface PublicPage {
  /** Beginning with '/'. */
  readonly path: string
  /** The day of the last change, such as 2026-11-22; absent where unknown. */
  readonly lastModified?: string | undefined
}

/** The pages for search engines, each by its canonical address, without puzzles. */
export type ListPublicPages = (nowMs: number) => Promise<readonly PublicPage[]>

/** The exports of the page bundle for the server. */
export interface PageBundle {
  readonly renderPage: RenderPage
  readonly publicPages: ListPublicPages
  /** The inline script of every page, verbatim. */
  readonly inlineScript: string
}
