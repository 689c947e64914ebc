import { counted } from '../../../grammar.ts'

export const loading = 'Loading...'
export const solvedOf = (attempted: number) => `solved of ${counted(attempted)}`
export const mixed = 'Mixed'
export const solvedPuzzlesByKind = 'Solved puzzles by kind'
