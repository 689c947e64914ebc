import type * as English from '../../../../en/page/puzzles/pages/PuzzlePage.ts'

export const puzzleId: typeof English.puzzleId = (id) => `Número de puzle: ${id}`
export const howToPlay = 'Cómo se juega'
export const puzzle: typeof English.puzzle = (id) => `Puzle ${id}`
export const anEmojiPuzzleToSolve = 'Un puzle de emojis para resolver.'
export const leaderboards = 'Clasificaciones'
export const howToPlayKind: typeof English.howToPlayKind = (kind) => `Cómo se juega: ${kind}`
