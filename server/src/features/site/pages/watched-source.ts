import type { PageSource } from '@emojigma/contract/site/pages.ts'

/** The changing content of a page: single puzzles of past days. */
export interface WatchedPuzzles {
  /** Whether they still look the same. */
  areUnchanged(): Promise<boolean>
}

/** Records what a page reads while it is rendered.
 *  @returns the source to render from, and a function that returns what was read: undefined if that was more than puzzles of past days */
export function watchedSource(source: PageSource): { readonly source: PageSource; readonly watched: () => WatchedPuzzles | undefined } {
  const countsById = new Map<number, string>()
  let readsMore = false
  const more =
    <Parameters extends readonly unknown[], Read>(read: (...parameters: Parameters) => Promise<Read>) =>
    (...parameters: Parameters): Promise<Read> => {
      readsMore = true
      return read(...parameters)
    }
  const counts = async (puzzleId: number): Promise<string> => {
    const puzzle = await source.puzzle(puzzleId)
    return `${puzzle?.attempted} ${puzzle?.correct}`
  }
  const areUnchanged = async (): Promise<boolean> => {
    for (const [puzzleId, watched] of countsById) if ((await counts(puzzleId)) !== watched) return false
    return true
  }
  return {
    source: {
      todaysPuzzles: more(() => source.todaysPuzzles()),
      newPuzzles: more((options) => source.newPuzzles(options)),
      popularPuzzles: more((options) => source.popularPuzzles(options)),
      leaderboard: more((scope) => source.leaderboard(scope)),
      async puzzle(puzzleId) {
        const puzzle = await source.puzzle(puzzleId)
        if (!puzzle || puzzle.isToday) readsMore = true
        else countsById.set(puzzleId, `${puzzle.attempted} ${puzzle.correct}`)
        return puzzle
      },
    },
    watched: () => (readsMore ? undefined : { areUnchanged }),
  }
}
