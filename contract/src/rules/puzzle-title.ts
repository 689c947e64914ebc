import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** What a puzzle's name is made of. */
export interface NamedPuzzle {
  readonly id: number
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
}

/** `Classic puzzle 104882, Medium` */
export function puzzleTitle({ id, typeId, levelId }: NamedPuzzle): string {
  return `${puzzleTypeOf(typeId).name} puzzle ${id}, ${levelOf(levelId).name}`
}
