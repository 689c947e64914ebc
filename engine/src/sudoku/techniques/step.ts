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
  // Of boards with sums.
  | 'group rest'
  | 'group combination'

/** A digit, from 1, in a cell. */
export interface Candidate {
  readonly cell: number
  readonly digit: number
}

/** The cage of a step, and what follows from its total. */
export interface GroupGround {
  readonly cells: readonly number[]
  readonly total: number
  /** The emoji that are in it, with what they are worth. */
  readonly known: readonly { readonly digit: number; readonly value: number }[]
  /** The sum of its empty cells. */
  readonly rest: number
  /** The digits, ascending, that can be in its empty cells together. */
  readonly sets: readonly (readonly number[])[]
  /** The placed emoji is the only one whose number is not known. */
  readonly isOnlyUnknown?: boolean
}

/** One deduction that a person can follow on the board as it stands. The cells and digits form the pattern; from it follows
 *  either one placement or at least one elimination. */
export interface Step {
  readonly technique: Technique
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly placement: Candidate | undefined
  readonly eliminations: readonly Candidate[]
  readonly group?: GroupGround | undefined
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
