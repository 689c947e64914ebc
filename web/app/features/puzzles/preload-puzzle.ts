import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import type { Preload } from '../../platform/navigation/page.ts'
import { NO_PUZZLE_PATH } from '../../platform/navigation/paths.ts'
import { playApi } from '../play/index.ts'

/** The puzzle of a page's address, as any visitor may see it; home, which says so, if there is none of that number. */
export const preloadPuzzle: Preload = async ({ source, dispatch, params }) => {
  const id = puzzleIdIn(params['puzzleId'])
  const puzzle = id === undefined ? undefined : await source.puzzle(id)
  if (!puzzle) return NO_PUZZLE_PATH
  dispatch(playApi.util.upsertQueryEntries([{ endpointName: 'getPuzzle', arg: puzzle.id, value: puzzle }]))
  return undefined
}

/** The number that the last segment of an address begins with; undefined if no puzzle has it.
 *  Source: docs/product.md, Puzzle page */
export function puzzleIdIn(text = ''): number | undefined {
  const id = Number(/^\d+/.exec(text)?.[0])
  return id > 0 && id <= MAX_PUZZLE_ID ? id : undefined
}
