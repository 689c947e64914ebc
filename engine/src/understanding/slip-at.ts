import { isAlgebra } from '../explanation/explain-algebra.ts'
import type { LevelId } from '../levels.ts'
import type { Question } from '../question.ts'
import { slipInCrowd, slipOnBoard } from './board-slips.ts'
import type { Slip } from './slip.ts'
import { slipBehind } from './understand.ts'

/** The slip behind a wrong answer to a puzzle of any kind.
 *  @param guess in canonical form
 *  @returns undefined where no single slip explains it */
export function slipAt(question: Question, levelId: LevelId, guess: string): Slip | undefined {
  if (isAlgebra(question)) return slipBehind(question, levelId, guess)
  if (question.typeId === 4) return slipOnBoard(question.board, guess)
  const [row = 0, column = 0] = guess.split('-').map(Number)
  return slipInCrowd(question, { row: row - 1, column: column - 1 })
}
