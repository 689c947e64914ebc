import type * as English from '../../../../en/page/solutions/pages/SolutionPage.ts'

export const howItWorks = 'Cómo funciona'
export const puzzleId: typeof English.puzzleId = (id) => `Número de puzle: ${id}`
export const findTheMistakeIn = 'Encuentra el error en uno como este'
export const puzzle: typeof English.puzzle = (id) => `Puzle ${id}`
export const howPuzzleWorks: typeof English.howPuzzleWorks = (id) => `Cómo funciona el puzle ${id}`
export const theAnswerToAn = 'La respuesta a un puzle de emojis, paso a paso.'
export const nextPuzzle = 'Siguiente puzle'
