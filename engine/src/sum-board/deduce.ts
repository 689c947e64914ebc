import type { BoardStep, BoardSum, BoardUnit, GroupValueStep } from '../explanation/explanation.ts'
import type { BoardSums, Cage } from '../question.ts'
import { at, digitsOf } from '../sudoku/bits.ts'
import { boardStep, deductionOf } from '../sudoku/explain.ts'
import { Position } from '../sudoku/position.ts'
import { findHiddenSingleInBox, findHiddenSingleInLine, findLastInUnit, findNakedSingle } from '../sudoku/techniques/singles.ts'
import type { Candidate, GroupGround, Step, Technique } from '../sudoku/techniques/step.ts'
import { FOUR } from '../sudoku/units.ts'

export type SumBoardStep = BoardStep | GroupValueStep

/** One deduction, how hard it is to see, and whether it relies on a candidate being ruled out. */
export interface SumDeduction {
  readonly step: SumBoardStep
  readonly cost: number
  readonly needs: (candidate: Candidate) => boolean
}

/** The knowledge of a board: its cells, the candidates of the empty ones, and the worth of the emoji. */
export interface SumPosition {
  readonly cages: readonly Cage[]
  readonly position: Position
  /** By cell, 0 = empty. */
  readonly digits: Int32Array
  /** By emoji. */
  readonly values: (number | null)[]
}

/** @param digits must not repeat one in a unit
 *  @param values that are known */
export function sumPosition({ cages }: BoardSums, digits: Int32Array, values: BoardSums['values']): SumPosition {
  return { cages, position: new Position(FOUR, digits), digits: digits.slice(), values: [...values] }
}

type Finder = (known: SumPosition) => SumDeduction | undefined

/** The first that applies is taken. The number of an emoji comes before harder places, since later steps build on it. None assumes that
 *  there is one solution. */
const LADDER: readonly Finder[] = [
  (known) => plain(known, findLastInUnit, 1),
  (known) => groupRest(known, 2),
  (known) => plain(known, findHiddenSingleInBox, 3),
  (known) => valueOfOne(known, cageSums, 8),
  (known) => plain(known, findHiddenSingleInLine, 5),
  (known) => plain(known, findNakedSingle, 6),
  (known) => combination(known, 10),
  (known) => valueOfOne(known, unitSums, 16),
  (known) => valueOfTwo(known, 20),
]

/** @returns undefined when the board and all values are known, or nothing more follows */
export function easiestDeduction(known: SumPosition): SumDeduction | undefined {
  for (const find of LADDER) {
    const found = find(known)
    if (found) return found
  }
  return undefined
}

export function isKnown({ position, values }: SumPosition): boolean {
  return position.isSolved && values.every((value) => value !== null)
}

export function take(known: SumPosition, { step }: SumDeduction): void {
  if (step.technique === 'group value') {
    known.values[step.found.symbol] = step.found.value
    return
  }
  if (step.placement) known.digits[step.placement.cell] = step.placement.digit
  known.position.apply(step)
}

function plain({ position }: SumPosition, find: (position: Position) => Step | undefined, cost: number): SumDeduction | undefined {
  const step = find(position)
  if (!step) return undefined
  const deduction = deductionOf(position, step)
  return { step: boardStep(deduction), cost, needs: deduction.needs }
}

/** The last empty cell of a cage gets what the total leaves: the emoji with that number, or the only one without a number where no other
 *  has it. */
function groupRest(known: SumPosition, cost: number): SumDeduction | undefined {
  for (const cage of known.cages) {
    const ground = groundOf(known, cage)
    const [cell, another] = emptyIn(known.digits, cage.cells)
    if (!ground || cell === undefined || another !== undefined) continue
    const withIt = known.values.indexOf(ground.rest)
    const without = [...known.values.keys()].filter((symbol) => known.values[symbol] === null)
    const symbol = withIt >= 0 ? withIt : without.length === 1 ? (without[0] ?? 0) : undefined
    if (symbol === undefined || !known.position.mayHold(cell, symbol + 1)) continue
    const placement = { cell, digit: symbol + 1 }
    const group = { ...ground, sets: [[symbol + 1]], isOnlyUnknown: withIt < 0 }
    return { step: groupStep('group rest', [cell], group, placement, []), cost, needs: () => false }
  }
  return undefined
}

/** The empty cells of a cage get emoji that come to the rest of its total: others are ruled out. */
function combination(known: SumPosition, cost: number): SumDeduction | undefined {
  const { position, values } = known
  for (const cage of known.cages) {
    const ground = groundOf(known, cage)
    const cells = emptyIn(known.digits, cage.cells)
    if (!ground || cells.length === 0) continue
    const before = cells.map((cell) => digitsOf(at(position.candidates, cell)))
    if (before.flat().some((digit) => values[digit - 1] === null)) continue
    const fillings = fillingsOf(before, values, ground.rest)
    const fitting = new Set(fillings.flat())
    const gone = cells.flatMap((cell, index) =>
      (before[index] ?? []).filter((digit) => !fitting.has(digit)).map((digit) => ({ cell, digit })),
    )
    if (gone.length === 0) continue
    const sets = [...new Set(fillings.map((filling) => filling.toSorted((one, other) => one - other).join('')))]
    const group = { ...ground, sets: sets.toSorted().map((set) => [...set].map(Number)) }
    const needs = ({ cell, digit }: Candidate) => cells.includes(cell) && !before[cells.indexOf(cell)]?.includes(digit)
    return { step: groupStep('group combination', cells, group, undefined, gone), cost, needs }
  }
  return undefined
}

function groupStep(
  technique: Technique,
  cells: readonly number[],
  group: GroupGround,
  placement: Candidate | undefined,
  eliminations: readonly Candidate[],
): BoardStep {
  const digits = [...new Set(group.sets.flat())].toSorted((one, other) => one - other)
  return { technique, units: [], side: 4, cells, digits, placement, eliminations, group }
}

/** @returns undefined where a filled cell's number is not known */
function groundOf({ digits, values }: SumPosition, { cells, total }: Cage): GroupGround | undefined {
  const filled = filledIn(digits, cells)
  const known = filled.flatMap((digit) => {
    const value = values[digit - 1]
    return value === null || value === undefined ? [] : [{ digit, value }]
  })
  if (known.length < filled.length) return undefined
  return { cells, total, known, rest: total - known.reduce((sum, { value }) => sum + value, 0), sets: [] }
}

function emptyIn(digits: Int32Array, cells: readonly number[]): readonly number[] {
  return cells.filter((cell) => at(digits, cell) === 0)
}

function filledIn(digits: Int32Array, cells: readonly number[]): readonly number[] {
  return cells.map((cell) => at(digits, cell)).filter((digit) => digit !== 0)
}

/** Every choice of different digits, one for each cell, whose values come to a sum. */
function fillingsOf(choices: readonly (readonly number[])[], values: BoardSums['values'], sum: number): readonly (readonly number[])[] {
  const [first, ...others] = choices
  if (!first) return sum === 0 ? [[]] : []
  return first.flatMap((digit) => {
    const rest = others.map((some) => some.filter((other) => other !== digit))
    return fillingsOf(rest, values, sum - (values[digit - 1] ?? 0)).map((filling) => [digit, ...filling])
  })
}

/** The cages of which it is known what is in them. */
function cageSums({ cages, position, digits }: SumPosition): readonly BoardSum[] {
  return cages.flatMap(({ cells, total }) => {
    const open = emptyIn(digits, cells)
    const shared = digitsOf(open.reduce((mask, cell) => mask | at(position.candidates, cell), 0))
    if (shared.length !== open.length) return []
    return [{ cells, digits: [...filledIn(digits, cells), ...shared].toSorted((one, other) => one - other), totals: [total], total, open }]
  })
}

/** The rows, columns and boxes that cages fill. */
function unitSums({ cages }: SumPosition): readonly BoardSum[] {
  return UNITS.flatMap(({ cells, unit }) => {
    const within = cages.filter((cage) => cage.cells.every((cell) => cells.includes(cell)))
    const isFilled = within.reduce((count, cage) => count + cage.cells.length, 0) === cells.length
    const totals = within.map(({ total }) => total)
    return isFilled ? [{ cells, digits: [1, 2, 3, 4], totals, total: totals.reduce((sum, one) => sum + one, 0), unit, open: [] }] : []
  })
}

const UNITS = (['row', 'column', 'box'] as const).flatMap((kind, place) =>
  [0, 1, 2, 3].map((index): { readonly cells: readonly number[]; readonly unit: BoardUnit } => ({
    cells: [...FOUR.cells.subarray((4 * place + index) * 4, (4 * place + index + 1) * 4)].toSorted((one, other) => one - other),
    unit: { kind, index },
  })),
)

/** A sum with a single emoji whose number is not known. */
function valueOfOne(known: SumPosition, sumsOf: (known: SumPosition) => readonly BoardSum[], cost: number): SumDeduction | undefined {
  for (const sum of sumsOf(known)) {
    const found = leftOver(known, sum.digits, sum.total)
    if (found) return valueDeduction(known, [sum], sum.digits, found, cost)
  }
  return undefined
}

/** Two sums of which one has an emoji more. */
function valueOfTwo(known: SumPosition, cost: number): SumDeduction | undefined {
  const sums = [...cageSums(known), ...unitSums(known)]
  for (const more of sums) {
    for (const less of sums) {
      const [digit, another] = more.digits.filter((one) => !less.digits.includes(one))
      if (digit === undefined || another !== undefined || less.digits.length !== more.digits.length - 1) continue
      const found = leftOver(known, [digit], more.total - less.total)
      if (found) return valueDeduction(known, [more, less], [], found, cost)
    }
  }
  return undefined
}

/** The only one of the digits without a known value, and that value. */
function leftOver({ values }: SumPosition, digits: readonly number[], total: number): GroupValueStep['found'] | undefined {
  const [unknown, another] = digits.filter((digit) => values[digit - 1] === null)
  if (unknown === undefined || another !== undefined) return undefined
  return { symbol: unknown - 1, value: digits.reduce((rest, digit) => rest - (values[digit - 1] ?? 0), total) }
}

function valueDeduction(
  { values }: SumPosition,
  sums: GroupValueStep['sums'],
  digits: readonly number[],
  found: GroupValueStep['found'],
  cost: number,
): SumDeduction {
  const known = digits.flatMap((digit) => {
    const value = values[digit - 1]
    return value === null || value === undefined ? [] : [{ symbol: digit - 1, value }]
  })
  const open = new Set(sums.flatMap((sum) => sum.open))
  return { step: { technique: 'group value', side: 4, sums, known, found }, cost, needs: ({ cell }) => open.has(cell) }
}
