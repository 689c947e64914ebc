import { letterAt } from '../alphabet.ts'
import { isJunior, stepOf, type LevelId } from '../levels.ts'

/** Emoji cells a side.
 *  Source: specification §9, Odd-emoji grid sizes */
export function oddSide(levelId: LevelId): number {
  return (isJunior(levelId) ? 5 : 11) + stepOf(levelId)
}

/** What a column is called.
 *  @param column from 0
 *  Source: contract §1, odd-emoji side */
export function columnLetter(column: number): string {
  return letterAt(column + 1) ?? `${column + 1}`
}
