import type { BoardStep } from '../explanation/explanation.ts'
import { digitBit } from './bits.ts'

/** Whether a player's notes already exclude all that a step rules out. */
export function isNoted({ placement, eliminations }: BoardStep, notes: readonly number[]): boolean {
  return (
    placement === undefined &&
    eliminations.every(({ cell, digit }) => {
      const noted = notes[cell] ?? 0
      return noted !== 0 && (noted & digitBit(digit)) === 0
    })
  )
}
