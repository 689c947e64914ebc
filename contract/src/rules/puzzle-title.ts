import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type * as NameWords from '@emojigma/messages/words/names.ts'
import type { Translated } from '@emojigma/messages/shape.ts'

type Words = Translated<typeof NameWords>

/** The parts of a puzzle's name. */
export interface NamedPuzzle {
  readonly id: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
}

/** `Classic puzzle 104882, Medium` */
export function puzzleTitle({ id, typeId, levelId }: NamedPuzzle, words: Words): string {
  return words.puzzleTitle(words.kinds[typeId], id, words.levels[levelId])
}
