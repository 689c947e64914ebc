import { classic } from './classic/classic.ts'
import { grid } from './grid/grid.ts'
import type { Kind } from './kind.ts'
import { oddEmoji } from './odd-emoji/odd-emoji.ts'
import { sudoku } from './sudoku/sudoku.ts'
import type { PuzzleTypeId } from './types.ts'
import { word } from './word/word.ts'

const KINDS: Readonly<Record<PuzzleTypeId, Kind>> = { 1: classic, 2: grid, 3: word, 4: sudoku, 5: oddEmoji }

/** The kind of a puzzle type. Pass it questions of its own `typeId` only. */
export function kindOf(typeId: PuzzleTypeId): Kind {
  return KINDS[typeId]
}
