import { at } from '../bits.ts'
import { digitBit } from '../bits.ts'
import type { Position } from '../position.ts'
import type { Candidate, Step } from './step.ts'

/** A step with its premises. */
export interface BoardDeduction {
  readonly step: Step
  /** The units of its pattern, numbered as in {@link Units}. */
  readonly units: readonly number[]
  readonly side: number
  /** Whether it relies on this candidate being eliminated. */
  readonly needs: (candidate: Candidate) => boolean
}

/** Drops eliminations that nothing later relies on. Placements stay. */
export function onlyNeeded(taken: readonly BoardDeduction[]): BoardDeduction[] {
  const kept: BoardDeduction[] = []
  for (const one of taken.toReversed()) {
    if (one.step.placement || kept.some(({ needs }) => one.step.eliminations.some(needs))) kept.push(one)
  }
  return kept.reverse()
}

/** The candidates that must be eliminated for a step to hold; rather too many than too few.
 *  @param position before the step
 *  @param patternUnits units of its pattern */
export function leansOn({ units, candidates }: Position, step: Step, patternUnits: readonly number[]): (candidate: Candidate) => boolean {
  const { technique, cells, digits } = step
  const isInPattern = (cell: number): boolean => [0, 1, 2].some((kind) => patternUnits.includes(at(units.ofCell, cell * 3 + kind)))
  const masks = cells.map((cell) => at(candidates, cell))
  switch (technique) {
    case 'last in unit':
      return () => false
    case 'naked single':
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
    case 'XY-wing':
    case 'XYZ-wing':
    case 'XY-chain':
      return ({ cell, digit }) => cells.some((other, index) => other === cell && ((masks[index] as number) & digitBit(digit)) === 0)
    case 'colouring':
    case 'skyscraper':
    case 'two-string kite':
      return ({ digit }) => digits.includes(digit)
    case 'W-wing':
      return ({ cell, digit }) => digits.includes(digit) || cells.includes(cell)
    default:
      return ({ cell, digit }) => digits.includes(digit) && isInPattern(cell)
  }
}
