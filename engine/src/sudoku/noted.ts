import type { BoardStep } from '../explanation/explanation.ts'

/** The bit that stands for an emoji in the notes of a cell: 1 for the first, 2 for the second, 4 for the third … */
export function digitBit(digit: number): number {
  return 1 << (digit - 1)
}

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
