import { ALL_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'

/** In the order of their ids.
 *  Source: docs/product.md, Puzzle types and levels */
const TYPES = [
  { id: 1, code: 'Classic', name: 'Classic', levels: ALL_LEVEL_IDS },
  { id: 2, code: 'Grid', name: 'Grid', levels: NEXT_LEVEL_IDS },
  { id: 3, code: 'Word', name: 'Word', levels: NEXT_LEVEL_IDS },
  { id: 4, code: 'Sudoku', name: 'Emojidoku', levels: ALL_LEVEL_IDS },
  { id: 5, code: 'OddEmoji', name: 'Spot the odd emoji', levels: ALL_LEVEL_IDS },
] as const

export type PuzzleTypeId = (typeof TYPES)[number]['id']

export interface PuzzleType {
  readonly id: PuzzleTypeId
  /** Name in file names and calls: `Classic`, `OddEmoji`. */
  readonly code: (typeof TYPES)[number]['code']
  /** Name that operators read; people read that of their own language. */
  readonly name: string
  readonly levels: readonly LevelId[]
}

export const PUZZLE_TYPES: readonly PuzzleType[] = TYPES

export function isPuzzleTypeId(value: number): value is PuzzleTypeId {
  return TYPES.some(({ id }) => id === value)
}

/** @throws RangeError for what is no type */
export function puzzleTypeOf(id: PuzzleTypeId): PuzzleType {
  const type = TYPES[id - 1]
  if (!type) throw new RangeError(`no puzzle type ${id}`)
  return type
}

/** Whether puzzles of a type are played on a board, and not by typing an answer. */
export function isBoardType(id: PuzzleTypeId): boolean {
  return id === 4 || id === 5
}

/** Whether there are puzzles of a type at a level: Grid and Word have no junior ones. */
export function existsAt(type: PuzzleTypeId, level: LevelId): boolean {
  return puzzleTypeOf(type).levels.includes(level)
}
