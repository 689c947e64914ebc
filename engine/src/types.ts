import { ALL_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'

/** In the order of their ids.
 *  Source: docs/product.md, Puzzle types and levels */
const TYPES = [
  { id: 1, code: 'Classic', name: 'Classic', answer: 'number', levels: ALL_LEVEL_IDS },
  { id: 2, code: 'Grid', name: 'Grid', answer: 'number', levels: NEXT_LEVEL_IDS },
  { id: 3, code: 'Word', name: 'Word', answer: 'word', levels: NEXT_LEVEL_IDS },
  { id: 4, code: 'Sudoku', name: 'Emojidoku', answer: 'board', levels: ALL_LEVEL_IDS },
  { id: 5, code: 'OddEmoji', name: 'Spot the odd emoji', answer: 'cell', levels: ALL_LEVEL_IDS },
] as const

export type PuzzleTypeId = (typeof TYPES)[number]['id']

/** The form of an answer: a whole number, letters, all digits of a board, or the row and column of a cell. */
export type AnswerForm = 'number' | 'word' | 'board' | 'cell'

export interface PuzzleType {
  readonly id: PuzzleTypeId
  /** Name in file names and calls: `Classic`, `OddEmoji`. */
  readonly code: (typeof TYPES)[number]['code']
  /** Name for operators; pages have translations. */
  readonly name: string
  readonly answer: AnswerForm
  readonly levels: readonly LevelId[]
}

export const PUZZLE_TYPES: readonly PuzzleType[] = TYPES

export function isPuzzleTypeId(value: number): value is PuzzleTypeId {
  return TYPES.some(({ id }) => id === value)
}

/** @throws RangeError for an unknown type */
export function puzzleTypeOf(id: PuzzleTypeId): PuzzleType {
  const type = TYPES[id - 1]
  if (!type) throw new RangeError(`no puzzle type ${id}`)
  return type
}

export function answerFormOf(id: PuzzleTypeId): AnswerForm {
  return puzzleTypeOf(id).answer
}

/** Whether a type is played on a board, not by typing an answer. */
export function isBoardType(id: PuzzleTypeId): boolean {
  const form = answerFormOf(id)
  return form === 'board' || form === 'cell'
}

/** Of a Classic of Level 1 and of Level 2. */
const NUMBERS_OFFERED: Partial<Record<LevelId, number>> = { 6: 3, 7: 4 }

/** How many numbers are offered where an answer is tapped.
 *  @returns undefined where it is typed, or found on a board
 *  Source: docs/product.md, Levels 1 and 2 */
export function numbersOffered(type: PuzzleTypeId, level: LevelId): number | undefined {
  return type === 1 ? NUMBERS_OFFERED[level] : undefined
}

/** Whether there are puzzles of a type at a level: Grid and Word have no junior ones. */
export function existsAt(type: PuzzleTypeId, level: LevelId): boolean {
  return puzzleTypeOf(type).levels.includes(level)
}
