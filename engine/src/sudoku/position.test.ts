import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import { eliminating, placing } from './techniques/step.ts'
import { FOUR, NINE, type Units } from './units.ts'

function on(units: Units, board: string): Position {
  return new Position(units, readBoard(board) ?? new Int32Array(units.cellCount))
}

function digitsIn(position: Position, cell: number): number[] {
  return Array.from({ length: position.units.side }, (_, index) => index + 1).filter((digit) => position.mayHold(cell, digit))
}

/** What each table must say of a board whose cells may hold these digits; placed cells hold none. */
function tablesOf({ side, unitCount, cells }: Units, candidates: readonly ReadonlySet<number>[]) {
  const open = Array.from({ length: unitCount * side }, (_, index) => {
    const unit = Math.floor(index / side)
    const digit = (index % side) + 1
    return [...cells.subarray(unit * side, (unit + 1) * side)].map((cell) => candidates[cell]?.has(digit) ?? false)
  })
  const one = (flags: readonly boolean[]) => flags.filter(Boolean).length === 1
  const bits = (flags: readonly boolean[]) => flags.reduce((mask, flag, index) => mask + (flag ? 2 ** index : 0), 0)
  const line = Array.from({ length: side }, (_, index) => index)
  return {
    openCells: open.map(bits),
    nakedSingles: line.map((row) => bits(line.map((column) => candidates[row * side + column]?.size === 1))),
    hiddenSingles: Array.from({ length: unitCount }, (_, unit) => bits(open.slice(unit * side, (unit + 1) * side).map(one))),
  }
}

describe('a position', () => {
  test('begins with what no given rules out', () => {
    const position = on(FOUR, '...31...4......1')
    expect(position.emptyCells).toBe(12)
    expect(position.isSolved).toBe(false)
    expect([0, 1, 2, 3, 5, 7].map((cell) => digitsIn(position, cell))).toEqual([[2], [2, 4], [1, 2, 4], [], [2, 3, 4], [2, 4]])
  })

  test('is solved once its last cell is filled', () => {
    const position = on(FOUR, '123434122143432.')
    expect([position.emptyCells, digitsIn(position, 15)]).toEqual([1, [1]])
    position.place(15, 1)
    expect([position.emptyCells, position.isSolved]).toEqual([0, true])
  })

  test('takes a placed digit from every peer, and from nothing else', () => {
    const position = on(NINE, '.'.repeat(81))
    position.place(40, 5)
    const without = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => !position.mayHold(cell, 5))
    expect(without).toEqual([4, 13, 22, 30, 31, 32, 36, 37, 38, 39, 40, 41, 42, 43, 44, 48, 49, 50, 58, 67, 76])
    expect(digitsIn(position, 40)).toEqual([])
    expect(digitsIn(position, 41)).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
    expect(digitsIn(position, 0)).toHaveLength(9)
    expect(position.emptyCells).toBe(80)
  })

  test('loses an eliminated digit in its one cell, and stays as empty as it was', () => {
    const position = on(NINE, '.'.repeat(81))
    position.eliminate(40, 5)
    position.eliminate(40, 5)
    expect(digitsIn(position, 40)).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
    expect(position.mayHold(41, 5)).toBe(true)
    expect(position.emptyCells).toBe(81)
  })

  test('begins with its tables filled, also anew', () => {
    const boards = [
      '......3.168.4......5..2..84.7.9.8..6....4.......3..7.....6......9.85...224..3...8',
      '12345678.'.padEnd(81, '.'),
      '.2345678.'.padEnd(81, '.'),
    ]
    const again = on(NINE, '123456789'.padEnd(81, '.'))
    again.place(80, 1)
    for (const board of boards) {
      const position = on(NINE, board)
      const candidates = Array.from({ length: 81 }, (_, cell) => new Set(digitsIn(position, cell)))
      const { openCells, nakedSingles, hiddenSingles } = tablesOf(NINE, candidates)
      expect([[...position.openCells], [...position.nakedSingles], [...position.hiddenSingles]]).toEqual([
        openCells,
        nakedSingles,
        hiddenSingles,
      ])
      again.beginAnew(readBoard(board) ?? new Int32Array(81))
      expect(again).toEqual(position)
    }
  })

  test('takes a step: a placement, or eliminations', () => {
    const position = on(NINE, '.'.repeat(81))
    position.apply(placing('naked single', 0, 7))
    expect([position.emptyCells, position.mayHold(1, 7)]).toEqual([80, false])
    const step = eliminating(
      'naked pair',
      [9, 10],
      [1, 2],
      [
        { cell: 11, digit: 1 },
        { cell: 12, digit: 2 },
      ],
    )
    if (!step) throw new Error('no step')
    position.apply(step)
    expect([position.mayHold(11, 1), position.mayHold(11, 2), position.mayHold(12, 2)]).toEqual([false, true, false])
    expect(position.emptyCells).toBe(80)
  })

  test('a step that rules out nothing is none', () => {
    expect(eliminating('naked pair', [9, 10], [1, 2], [])).toBeUndefined()
  })

  test.each([
    ['4×4', FOUR],
    ['9×9', NINE],
  ] as const)('of a %s board keeps all its tables true through any placements and eliminations', (_, units) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const random = randomFrom('position', units.side, seed)
      const position = on(units, '.'.repeat(units.cellCount))
      const candidates = Array.from({ length: units.cellCount }, () => new Set(Array.from({ length: units.side }, (_, index) => index + 1)))
      const placed = new Set<number>()
      for (let move = 0; move < 60; move += 1) {
        const cell = random.below(units.cellCount)
        const digits = [...(candidates[cell] ?? [])]
        if (digits.length === 0) continue
        const digit = random.pick(digits)
        if (random.below(4) > 0) {
          position.eliminate(cell, digit)
          candidates[cell]?.delete(digit)
          continue
        }
        position.place(cell, digit)
        placed.add(cell)
        candidates[cell]?.clear()
        for (const peer of units.peers.subarray(cell * units.peerCount, (cell + 1) * units.peerCount)) candidates[peer]?.delete(digit)
      }
      const { openCells, nakedSingles, hiddenSingles } = tablesOf(units, candidates)
      expect(Array.from(position.candidates, (mask) => mask.toString(2).replaceAll('0', '').length)).toEqual(
        candidates.map(({ size }) => size),
      )
      expect([...position.openCells]).toEqual(openCells)
      expect([...position.nakedSingles]).toEqual(nakedSingles)
      expect([...position.hiddenSingles]).toEqual(hiddenSingles)
      expect(position.emptyCells).toBe(units.cellCount - placed.size)
    }
  })
})
