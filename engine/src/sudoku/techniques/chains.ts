import { at, bitCount, bitsOf, digitsOf, lowestBit } from '../bits.ts'
import type { Position } from '../position.ts'
import { eliminating, type Candidate, type Step, type Technique } from './step.ts'

/** The longest chain of cells with two candidates that is followed: people lose longer ones. */
const LONGEST_CHAIN = 8

/** Two rows, or two columns, with two cells each for a digit, of which one pair is in line: one of the other two holds the digit. */
export function findSkyscraper(position: Position): Step | undefined {
  const { side } = position.units
  for (let digit = 1; digit <= side; digit += 1) {
    for (const first of [0, side]) {
      const lines = linksIn(position, digit, first, first + side)
      for (const [index, line] of lines.entries()) {
        for (const other of lines.slice(index + 1)) {
          const step = twoLinks(position, 'skyscraper', digit, line, other, 1 - first / side)
          if (step) return step
        }
      }
    }
  }
  return undefined
}

/** A row and a column with two cells each for a digit, of which one pair is in a box: one of the other two holds the digit. */
export function findTwoStringKite(position: Position): Step | undefined {
  const { side } = position.units
  for (let digit = 1; digit <= side; digit += 1) {
    const columns = linksIn(position, digit, side, 2 * side)
    for (const row of linksIn(position, digit, 0, side)) {
      for (const column of columns) {
        const step = twoLinks(position, 'two-string kite', digit, row, column, 2)
        if (step) return step
      }
    }
  }
  return undefined
}

type Link = readonly [one: number, other: number]

/** The pairs of cells of units in which a digit has only two. */
function linksIn({ openCells, units }: Position, digit: number, from: number, to: number): readonly Link[] {
  const links: Link[] = []
  for (let unit = from; unit < to; unit += 1) {
    const [one, other, third] = bitsOf(at(openCells, unit * units.side + digit - 1))
    if (one === undefined || other === undefined || third !== undefined) continue
    links.push([at(units.cells, unit * units.side + one), at(units.cells, unit * units.side + other)])
  }
  return links
}

/** @param kind of the unit that joins an end of each link: 0 row, 1 column, 2 box */
function twoLinks(position: Position, technique: Technique, digit: number, link: Link, other: Link, kind: number): Step | undefined {
  const { ofCell } = position.units
  for (const [base, tip] of ends(link)) {
    for (const [otherBase, otherTip] of ends(other)) {
      const isJoined = at(ofCell, base * 3 + kind) === at(ofCell, otherBase * 3 + kind)
      if (!isJoined || new Set([base, tip, otherBase, otherTip]).size < 4) continue
      const step = eliminating(technique, [tip, base, otherBase, otherTip], [digit], seenByBoth(position, tip, otherTip, digit))
      if (step) return step
    }
  }
  return undefined
}

function ends([one, other]: Link): readonly Link[] {
  return [
    [one, other],
    [other, one],
  ]
}

/** Two cells with the same two candidates, joined by a unit in which one of these has only two cells, which each of them sees: one of the
 *  two holds the other candidate. */
export function findWWing(position: Position): Step | undefined {
  const { candidates, units } = position
  const pairs = cellsOfTwo(position)
  for (const [index, cell] of pairs.entries()) {
    for (const other of pairs.slice(index + 1)) {
      if (at(candidates, cell) !== at(candidates, other) || sees(position, cell, other)) continue
      for (const digit of digitsOf(at(candidates, cell))) {
        const shared = digitsOf(at(candidates, cell)).find((one) => one !== digit) ?? digit
        const gone = seenByBoth(position, cell, other, shared)
        if (gone.length === 0) continue
        const link = linksIn(position, digit, 0, units.unitCount).find(
          ([one, two]) =>
            ![one, two].includes(cell) &&
            ![one, two].includes(other) &&
            ((sees(position, one, cell) && sees(position, two, other)) || (sees(position, two, cell) && sees(position, one, other))),
        )
        if (link) return eliminating('W-wing', [cell, ...link, other], [digit, shared], gone)
      }
    }
  }
  return undefined
}

/** Cells with two candidates in a row, each sharing one with the next, so that the first or the last holds the digit of both ends. */
export function findXyChain(position: Position): Step | undefined {
  const pairs = cellsOfTwo(position)
  const seen = new Map(pairs.map((cell) => [cell, pairs.filter((other) => sees(position, cell, other))]))
  let best: Step | undefined
  for (const start of pairs) {
    for (const digit of digitsOf(at(position.candidates, start))) {
      const step = shortestChain(position, seen, start, digit)
      if (step && step.cells.length < (best?.cells.length ?? Infinity)) best = step
    }
  }
  return best
}

interface ChainEnd {
  readonly cells: readonly number[]
  /** The digit of the last cell if the first has not the digit. */
  readonly carried: number
}

/** @param digit that the chain begins and ends with */
function shortestChain(position: Position, seen: ReadonlyMap<number, readonly number[]>, start: number, digit: number): Step | undefined {
  const chains: ChainEnd[] = [{ cells: [start], carried: otherDigit(position, start, digit) }]
  const reached = new Set<number>()
  // Iterating an array includes elements pushed meanwhile.
  for (const { cells, carried } of chains) {
    if (cells.length === LONGEST_CHAIN) break
    for (const next of seen.get(cells.at(-1) ?? start) ?? []) {
      const after = otherDigit(position, next, carried)
      const key = next * position.units.side + after
      if (cells.includes(next) || reached.has(key) || !position.mayHold(next, carried)) continue
      reached.add(key)
      const chain = [...cells, next]
      const step = after === digit && chain.length > 3 ? chainStep(position, chain, digit) : undefined
      if (step) return step
      chains.push({ cells: chain, carried: after })
    }
  }
  return undefined
}

function chainStep(position: Position, cells: readonly number[], digit: number): Step | undefined {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)]
  const gone = seenByBoth(position, first, last, digit).filter(({ cell }) => !cells.includes(cell))
  const digits = digitsOf(cells.reduce((mask, cell) => mask | at(position.candidates, cell), 0))
  return eliminating('XY-chain', cells, digits, gone)
}

function otherDigit({ candidates }: Position, cell: number, digit: number): number {
  return lowestBit(at(candidates, cell) & ~(1 << (digit - 1))) + 1
}

function cellsOfTwo({ candidates, units }: Position): readonly number[] {
  return Array.from({ length: units.cellCount }, (_, cell) => cell).filter((cell) => bitCount(at(candidates, cell)) === 2)
}

function sees({ units }: Position, one: number, other: number): boolean {
  return one !== other && (at(units.maskOfCell, one) & at(units.maskOfCell, other)) !== 0
}

/** The candidates of a digit in cells that see both. */
function seenByBoth(position: Position, one: number, other: number, digit: number): Candidate[] {
  const cells = Array.from({ length: position.units.cellCount }, (_, cell) => cell)
  return cells
    .filter((cell) => position.mayHold(cell, digit) && sees(position, cell, one) && sees(position, cell, other))
    .map((cell) => ({ cell, digit }))
}
