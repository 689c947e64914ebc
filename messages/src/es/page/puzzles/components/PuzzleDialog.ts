import type * as English from '../../../../en/page/puzzles/components/PuzzleDialog.ts'

export const puzzle: typeof English.puzzle = (kind, level) => `Puzle ${kind}, ${level}`
export const makeThePuzzleSmaller = 'Achicar el puzle'
export const makeThePuzzleLarger = 'Agrandar el puzle'
export const close = 'Cerrar'
