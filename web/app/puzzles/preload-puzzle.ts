import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import type { Preload } from '../navigation/page.ts'
import { PATHS } from '../navigation/paths.ts'
import { playApi } from '../play/index.ts'

/** The puzzle of a page's address, as any visitor may see it; home if there is none of that number. */
export const preloadPuzzle: Preload = async ({ source, dispatch, params }) => {
  const id = puzzleIdIn(params['puzzleId'])
  if (id === undefined) return 404
  const puzzle = id <= MAX_PUZZLE_ID ? await source.puzzle(id) : undefined
  if (!puzzle) return PATHS.home
  await dispatch(playApi.util.upsertQueryData('getPuzzle', id, puzzle))
  return undefined
}

/** Source: docs/product.md, Puzzle page */
export function puzzleIdIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
