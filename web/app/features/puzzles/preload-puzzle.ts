import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { NO_PUZZLE_PATH } from '../../platform/navigation/paths.ts'
import { playApi } from '../play/index.ts'

/** Loads the puzzle in a page's address, as any visitor may see it; redirects to home if there is none. */
export const preloadPuzzle: Preload = async ({ source, dispatch, params }) => {
  const id = puzzleIdIn(params['puzzleId'])
  const puzzle = id === undefined ? undefined : await source.puzzle(id)
  if (!puzzle) return NO_PUZZLE_PATH
  dispatch(playApi.util.upsertQueryEntries([{ endpointName: 'getPuzzle', arg: puzzle.id, value: puzzle }]))
  return undefined
}

/** The number at the start of an address's last segment; undefined if it can't be a puzzle's.
 *  Source: docs/product.md, Puzzle page */
export function puzzleIdIn(text = ''): number | undefined {
  const id = Number(/^\d+/.exec(text)?.[0])
  return id > 0 && id <= MAX_PUZZLE_ID ? id : undefined
}
