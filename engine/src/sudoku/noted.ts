import type { BoardStep } from '../explanation/explanation.ts'
import { digitBit } from './bits.ts'

/** Whether a player has already noted all that a step rules out: the cells have notes, and what it rules out is not among them. */
export function isNoted({ placement, eliminations }: BoardStep, notes: readonly number[]): boolean {
  return (
    placement === undefined &&
    eliminations.every(({ cell, digit }) => {
      const noted = notes[cell] ?? 0
      return noted !== 0 && (noted & digitBit(digit)) === 0
    })
  )
}
