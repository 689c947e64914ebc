export const halloweenPuzzlesAllOctober = 'Halloween puzzles all October: pumpkins, bats and friendly ghosts.'
export const christmasPuzzlesAllDecember = 'Christmas puzzles all December: trees, presents and snowmen.'
