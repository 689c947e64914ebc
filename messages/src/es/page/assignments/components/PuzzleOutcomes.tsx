import type * as English from '../../../../en/page/assignments/components/PuzzleOutcomes.tsx'

export const missedMost = 'Los más fallados'
export const worthALookTogether = 'Para mirar juntos: pocos los resolvieron a la primera.'
export const notAtTheFirst: typeof English.notAtTheFirst = (puzzle, count, attempted) => (
  <>
    {puzzle}: no a la primera para {count} de {attempted}
  </>
)
export const no: typeof English.no = (puzzleId) => `N.º ${puzzleId}`
export const puzzle = 'Puzle'
export const triedBy = 'Probado por'
export const solved = 'Resuelto'
export const firstTry = 'A la primera'
export const withHints = 'Con pistas'
export const resultsByPuzzle = 'Resultados por puzle'
export const thisAssignmentHasNoPuzzles = 'Esta tarea no tiene puzles.'
