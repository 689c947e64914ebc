import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { PreloadedState } from '../../store.ts'

/** The puzzles that a page was drawn with, in the order in which it shows them. */
export function puzzlesIn({ api }: Pick<PreloadedState, 'api'>): readonly PuzzleView[] {
  return Object.values(api.queries).flatMap((query) => {
    switch (query?.endpointName) {
      case 'getPuzzle':
        return [query.data as PuzzleView]
      case 'getTodaysPuzzles':
        return query.data as readonly PuzzleView[]
      case 'getPuzzleList':
        return (query.data as { readonly pages: readonly (readonly PuzzleView[])[] }).pages.flat()
      default:
        return []
    }
  })
}
