export type Technique =
  | 'last in unit'
  | 'hidden single in box'
  | 'hidden single in line'
  | 'naked single'
  | 'locked candidates'
  | 'naked pair'
  | 'X-wing'
  | 'hidden pair'
  | 'naked triple'
  | 'swordfish'
  | 'hidden triple'
  | 'XY-wing'
  | 'XYZ-wing'
  | 'naked quad'
  | 'jellyfish'
  | 'colouring'
  | 'skyscraper'
  | 'two-string kite'
  | 'W-wing'
  | 'XY-chain'

/** A digit, from 1, in a cell. */
export interface Candidate {
  readonly cell: number
  readonly digit: number
}

/** One deduction that a person can follow on the board as it stands. The cells and digits form the pattern; from it follows
 *  either one placement or at least one elimination. */
export interface Step {
  readonly technique: Technique
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly placement: Candidate | undefined
  readonly eliminations: readonly Candidate[]
}

export function placing(technique: Technique, cell: number, digit: number): Step {
  return { technique, cells: [cell], digits: [digit], placement: { cell, digit }, eliminations: [] }
}

/** @returns undefined where nothing is left to eliminate */
export function eliminating(
  technique: Technique,
  cells: readonly number[],
  digits: readonly number[],
  eliminations: readonly Candidate[],
): Step | undefined {
  return eliminations.length === 0 ? undefined : { technique, cells, digits, placement: undefined, eliminations }
}
