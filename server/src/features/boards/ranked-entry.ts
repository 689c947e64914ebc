import type { BoardEntry } from './queries.ts'

/** An entry with its place on a board.
 *  Source: docs/product.md, Leaderboards */
export interface RankedEntry extends BoardEntry {
  /** Ties share a position; 0 = on no board yet. */
  readonly position: number
}

/** @param entries the best first */
export function ranked(entries: readonly BoardEntry[]): readonly RankedEntry[] {
  let position = 0
  return entries.map((entry, index) => {
    if (entry.score !== entries[index - 1]?.score) position = index + 1
    return { ...entry, position }
  })
}
