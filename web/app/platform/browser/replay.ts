import { MOST_REPLAYED_PAGES } from '@emojigma/contract/rules/error-privacy.ts'
import type { ReplayRates } from '@emojigma/contract/site/pages.ts'

/** Addresses of this visit; absent = they are not kept. */
let pages: string[] | undefined
/** The share of errors that tell them. */
let share = 0

interface Router {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly subscribe: (listener: (state: Router['state']) => void) => unknown
}

/** Keeps the last addresses in memory, for a share of errors to tell their kinds. All errors of a chosen visit do.
 *  Source: docs/product.md, Errors and notices */
export function keepPages({ sessions, errors }: ReplayRates, { state, subscribe }: Router): void {
  share = Math.random() < sessions ? 1 : errors
  if (share === 0) return
  const kept = [state.location.pathname]
  pages = kept
  subscribe(({ location: { pathname } }) => {
    if (pathname !== kept.at(-1)) kept.push(pathname)
    if (kept.length > MOST_REPLAYED_PAGES) kept.shift()
  })
}

/** @returns the addresses that an error tells; undefined = none */
export function replayedPages(): readonly string[] | undefined {
  return pages !== undefined && Math.random() < share ? pages : undefined
}
