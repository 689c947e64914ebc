import { coloursOf } from '../explanation/colours.ts'
import type { BoardStep } from '../explanation/explanation.ts'
import { boxOf, columnOf, EMPTY_CELL, peersOf, rowOf, type BoardSide } from './board.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import type { Candidate } from './techniques/step.ts'
import { FOUR, NINE } from './units.ts'

/** A stretch of a row or column between two cells, both included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Two cells that lean on each other, and the digit that leads from one to the other where a chain changes its digit. */
export interface Link extends Stretch {
  readonly digit: number | undefined
}

/** A candidate of the pattern; of two cases, the one in which the cell holds it. */
export interface CandidateMark extends Candidate {
  readonly case: 1 | 2 | undefined
}

/** A deduction as drawn on the board. Cells are row-major from 0. */
export interface BoardDrawing {
  /** Filled cells whose emoji blocks others. */
  readonly lit: readonly number[]
  /** Rows and columns that are blocked, from the cell that blocks them. */
  readonly stretches: readonly Stretch[]
  /** Boxes that are blocked. */
  readonly boxes: readonly number[]
  /** Empty cells of the unit that cannot hold the emoji of a placement. */
  readonly crossed: readonly number[]
  readonly links: readonly Link[]
  readonly shown: readonly CandidateMark[]
  /** Candidates that go. */
  readonly gone: readonly Candidate[]
  /** The cell that a placement leaves. */
  readonly left: number | undefined
}

/** Draws a step from the board as it stands.
 *  @param board row-major, '.' = empty
 *  @param before the eliminations that lead to the step */
export function drawStep(board: string, before: readonly BoardStep[], step: BoardStep): BoardDrawing {
  const digits = readBoard(board)
  if (!digits) return NOTHING
  const position = new Position(step.side === 9 ? NINE : FOUR, digits)
  for (const earlier of before) position.apply(earlier)
  const { placement } = step
  if (!placement) return drawElimination(position, step)
  if (step.group) return { ...NOTHING, lit: step.group.cells.filter((cell) => cell !== placement.cell), left: placement.cell }
  if (step.technique === 'naked single') return drawOnlyEmoji(board, placement)
  if (step.technique === 'last in unit')
    return { ...NOTHING, lit: unitCells(step).filter((cell) => cell !== placement.cell), left: placement.cell }
  return drawOnlyPlace(board, step, placement)
}

function unitCells({ units: [unit], side }: BoardStep): readonly number[] {
  return unit ? cellsOf(side as BoardSide).filter((cell) => unitsAt(cell, side as BoardSide)[unit.kind] === unit.index) : []
}

const NOTHING: BoardDrawing = { lit: [], stretches: [], boxes: [], crossed: [], links: [], shown: [], gone: [], left: undefined }

/** The other copies of the emoji, and where they block the unit. Cells that none of them sees were ruled out by earlier steps. */
function drawOnlyPlace(board: string, step: BoardStep, { cell, digit }: Candidate): BoardDrawing {
  const side = step.side as BoardSide
  const inUnit = unitCells(step)
  const crossed = inUnit.filter((other) => board[other] === EMPTY_CELL && other !== cell)
  const copies = cellsOf(side).filter((other) => board[other] === `${digit}`)
  const lit: number[] = []
  let open = crossed
  for (;;) {
    const best = mostOf(copies, (copy) => open.filter((other) => peersOf(copy, side).includes(other)).length)
    if (best === undefined) break
    lit.push(best)
    open = open.filter((other) => !peersOf(best, side).includes(other))
  }
  const boxes = lit.flatMap((copy) => {
    const box = boxOf(copy, side)
    const isNeeded = crossed.some((other) => boxOf(other, side) === box && !inLine(copy, other, side))
    return isNeeded ? [box] : []
  })
  const stretches = lit.flatMap((copy) =>
    [rowOf, columnOf].flatMap((lineOf) => {
      const blocked = inUnit.filter((other) => lineOf(other, side) === lineOf(copy, side))
      return blocked.some((other) => crossed.includes(other)) ? [{ from: copy, to: furthest(blocked, copy) }] : []
    }),
  )
  return { ...NOTHING, lit, stretches, boxes, crossed, left: cell }
}

/** A copy of each other emoji that the cell sees, in as few units as will do. */
function drawOnlyEmoji(board: string, { cell, digit }: Candidate): BoardDrawing {
  const side: BoardSide = board.length === 81 ? 9 : 4
  const others = Array.from({ length: side }, (_, index) => `${index + 1}`).filter((symbol) => symbol !== `${digit}`)
  const peers = peersOf(cell, side).filter((peer) => board[peer] !== EMPTY_CELL)
  const kinds = ['row', 'column', 'box'] as const
  const lit: number[] = []
  const used = new Set<(typeof kinds)[number]>()
  let missing = others
  for (;;) {
    const seenIn = (kind: (typeof kinds)[number]) =>
      missing.flatMap((symbol) => {
        const peer = peers.find((one) => board[one] === symbol && unitsAt(one, side)[kind] === unitsAt(cell, side)[kind])
        return peer === undefined ? [] : [peer]
      })
    const kind = mostOf(kinds, (one) => seenIn(one).length)
    if (!kind) break
    used.add(kind)
    const seen = seenIn(kind)
    lit.push(...seen)
    missing = missing.filter((symbol) => !seen.some((peer) => board[peer] === symbol))
  }
  const stretches = (['row', 'column'] as const).flatMap((kind) => {
    if (!used.has(kind)) return []
    const inIt = lit.filter((one) => unitsAt(one, side)[kind] === unitsAt(cell, side)[kind])
    const ends = [inIt.filter((one) => one < cell), inIt.filter((one) => one > cell)]
    return ends.flatMap((some) => (some.length > 0 ? [{ from: furthest(some, cell), to: cell }] : []))
  })
  return { ...NOTHING, lit, stretches, boxes: used.has('box') ? [boxOf(cell, side)] : [], left: cell }
}

function drawElimination(position: Position, step: BoardStep): BoardDrawing {
  const { technique, cells, digits, eliminations } = step
  const side = step.side as BoardSide
  const gone = eliminations
  const [cut = 1] = eliminations.map(({ digit }) => digit)
  const cases = casesOf(step, cut)
  const shown = cells.flatMap((cell) =>
    digits
      .filter((digit) => position.mayHold(cell, digit) && !gone.some((one) => one.cell === cell && one.digit === digit))
      .map((digit) => ({ cell, digit, case: digit === cut ? cases.get(cell) : undefined })),
  )
  const goneCells = [...new Set(gone.map(({ cell }) => cell))]
  const line = (kind: 'row' | 'column') => {
    const [first = 0] = cells
    const index = unitsAt(first, side)[kind]
    const all = [...cells, ...goneCells]
    return all.every((cell) => unitsAt(cell, side)[kind] === index) ? [{ from: Math.min(...all), to: Math.max(...all) }] : []
  }
  switch (technique) {
    case 'locked candidates': {
      const stretches = [...line('row'), ...line('column')]
      return {
        ...NOTHING,
        shown,
        gone,
        stretches,
        boxes: stretches.length > 0 ? [] : [boxOf(cells[0] ?? 0, side)],
        links: inARow(cells),
      }
    }
    case 'X-wing':
    case 'swordfish':
    case 'jellyfish': {
      const [along, across] = step.units[0]?.kind === 'column' ? ([columnOf, rowOf] as const) : ([rowOf, columnOf] as const)
      const groups = (of: typeof rowOf, some: readonly number[]) =>
        [...Map.groupBy(some, (cell) => of(cell, side)).values()].map((group) => group.toSorted((a, b) => a - b))
      return {
        ...NOTHING,
        shown,
        gone,
        links: groups(along, cells).flatMap((group) => inARow(group)),
        stretches: groups(across, [...cells, ...goneCells])
          .filter((group) => group.some((cell) => goneCells.includes(cell)))
          .map((group) => ({ from: group[0] ?? 0, to: group.at(-1) ?? 0 })),
      }
    }
    case 'XY-wing':
    case 'XYZ-wing': {
      const [pivot = 0, ...wings] = cells
      const links = wings.map((wing) => ({
        from: pivot,
        to: wing,
        digit: digits.find((digit) => digit !== cut && position.mayHold(pivot, digit) && position.mayHold(wing, digit)),
      }))
      return { ...NOTHING, shown, gone, links }
    }
    case 'W-wing': {
      const [cell = 0, one = 0, two = 0, other = 0] = cells
      const order =
        peersOf(cell, side).includes(one) && peersOf(other, side).includes(two) ? [cell, one, two, other] : [cell, two, one, other]
      return { ...NOTHING, shown, gone, links: inARow(order, digits[0]) }
    }
    case 'XY-chain': {
      const links: Link[] = []
      let carried = cut
      for (const [index, from] of cells.slice(0, -1).entries()) {
        carried = digits.find((digit) => digit !== carried && position.mayHold(from, digit)) ?? carried
        links.push({ from, to: cells[index + 1] ?? from, digit: carried })
      }
      return { ...NOTHING, shown, gone, links }
    }
    case 'colouring':
      return { ...NOTHING, shown: caseOfAll(cells, cut, cases), gone, links: joined(position, cells, cut) }
    default:
      return { ...NOTHING, shown, gone, links: inARow(cells) }
  }
}

/** The case in which a cell of the pattern holds the digit that goes elsewhere. */
function casesOf({ technique, side, cells, eliminations }: BoardStep, cut: number): ReadonlyMap<number, 1 | 2> {
  const alternating = (some: readonly number[]) => new Map(some.map((cell, index) => [cell, index % 2 === 0 ? 1 : 2] as const))
  switch (technique) {
    case 'XY-wing':
    case 'XYZ-wing':
      return alternating(cells.slice(1))
    case 'skyscraper':
    case 'two-string kite':
      return alternating(cells)
    case 'W-wing':
    case 'XY-chain':
      return alternating([...cells.slice(0, 1), ...cells.slice(-1)])
    case 'colouring': {
      const [first, second] = coloursOf(
        cells,
        side,
        eliminations.filter(({ digit }) => digit === cut),
      )
      return new Map([...first.map((cell) => [cell, 1] as const), ...second.map((cell) => [cell, 2] as const)])
    }
    default:
      return new Map()
  }
}

/** A colour that is ruled out is shown, too: the halves of the chain belong together. */
function caseOfAll(cells: readonly number[], digit: number, cases: ReadonlyMap<number, 1 | 2>): readonly CandidateMark[] {
  return cells.map((cell) => ({ cell, digit, case: cases.get(cell) }))
}

/** Each cell of a colouring with the one that gave it its colour: they are the only two of a unit. */
function joined({ openCells, units }: Position, cells: readonly number[], digit: number): readonly Link[] {
  const onlyTwo = (one: number, other: number) =>
    [0, 1, 2].some((kind) => {
      const unit = units.ofCell[one * 3 + kind] ?? 0
      if (unit !== units.ofCell[other * 3 + kind]) return false
      const open = openCells[unit * units.side + digit - 1] ?? 0
      return [...units.cells.subarray(unit * units.side, (unit + 1) * units.side)].every(
        (cell, index) => (cell === one || cell === other) === (((open >> index) & 1) === 1),
      )
    })
  return cells.slice(1).flatMap((to, index) => {
    const from = cells.slice(0, index + 1).find((earlier) => onlyTwo(earlier, to))
    return from === undefined ? [] : [{ from, to, digit: undefined }]
  })
}

function inARow(cells: readonly number[], digit?: number): readonly Link[] {
  return cells.slice(1).map((to, index) => ({ from: cells[index] ?? to, to, digit }))
}

/** @returns the first of those with the highest amount; undefined if all have none */
function mostOf<T>(all: readonly T[], amountOf: (one: T) => number): T | undefined {
  let best: T | undefined
  let most = 0
  for (const one of all) {
    const amount = amountOf(one)
    if (amount > most) [best, most] = [one, amount]
  }
  return best
}

function furthest(cells: readonly number[], from: number): number {
  return cells.reduce((far, cell) => (Math.abs(cell - from) > Math.abs(far - from) ? cell : far), from)
}

function inLine(one: number, other: number, side: BoardSide): boolean {
  return rowOf(one, side) === rowOf(other, side) || columnOf(one, side) === columnOf(other, side)
}

function unitsAt(cell: number, side: BoardSide): Readonly<Record<'row' | 'column' | 'box', number>> {
  return { row: rowOf(cell, side), column: columnOf(cell, side), box: boxOf(cell, side) }
}

function cellsOf(side: BoardSide): readonly number[] {
  return Array.from({ length: side * side }, (_, cell) => cell)
}
