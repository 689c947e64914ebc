import { letterAt } from '../alphabet.ts'
import { isJunior, stepOf, type LevelId } from '../levels.ts'

/** Emoji cells a side.
 *  Source: docs/product.md, What each level asks for */
export function oddSide(levelId: LevelId): number {
  return (isJunior(levelId) ? 5 : 11) + stepOf(levelId)
}

/** The name of a column.
 *  @param column from 0
 *  Source: docs/product.md, Spot the odd emoji */
export function columnLetter(column: number): string {
  return letterAt(column + 1) ?? `${column + 1}`
}
