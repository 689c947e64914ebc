import { classic } from './classic/classic.ts'
import { grid } from './grid/grid.ts'
import type { Kind } from './kind.ts'
import { oddEmoji } from './odd-emoji/odd-emoji.ts'
import { sudoku } from './sudoku/sudoku.ts'
import type { PuzzleTypeId } from './types.ts'
import { word } from './word/word.ts'

const KINDS = [classic, grid, word, sudoku, oddEmoji] as const

/** The kind of a puzzle type. A question is only ever handed to the kind of its own `typeId`. */
export function kindOf(typeId: PuzzleTypeId): Kind {
  const kind = KINDS[typeId - 1]
  if (!kind) throw new RangeError(`no puzzle type ${typeId}`)
  return kind
}
