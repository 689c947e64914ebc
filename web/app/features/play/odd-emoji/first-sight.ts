import { LONGEST_SEARCH_MS } from '@emojigma/contract/rules/limits.ts'

/** The puzzle whose picture is looked at, and since when; undefined once the page was hidden. In memory alone: a page that is opened again
 *  measures nothing before the picture is seen anew. */
let sight: { readonly puzzleId: number; readonly sinceMs: number } | undefined

/** Begins to measure a search, unless it goes on. */
export function noteFirstSight(puzzleId: number): void {
  if (sight?.puzzleId === puzzleId) return
  sight = { puzzleId, sinceMs: performance.now() }
  document.addEventListener('visibilitychange', endSight, { once: true })
}

function endSight(): void {
  sight = undefined
}

/** @returns how long the picture has been looked at; undefined if unknown, interrupted or too long to have been one search */
export function searchedMs(puzzleId: number): number | undefined {
  if (sight?.puzzleId !== puzzleId) return undefined
  const ms = Math.max(1, Math.round(performance.now() - sight.sinceMs))
  return ms <= LONGEST_SEARCH_MS ? ms : undefined
}
