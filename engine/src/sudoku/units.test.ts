import { describe, expect, test } from 'vitest'
import { addBits, at, bitCount, bitsOf, digitsOf, dropBits, isAny, isFew, isSingle, keepBits, lowestBit } from './bits.ts'
import { digitBit } from './bits.ts'
import { cellsAt, FOUR, NINE } from './units.ts'

const MASKS = Array.from({ length: 512 }, (_, mask) => mask)

/** The set bits, read off the number as it is written. */
function plainBits(mask: number): number[] {
  return [...mask.toString(2)].toReversed().flatMap((bit, index) => (bit === '1' ? [index] : []))
}

describe('a mask of nine bits', () => {
  test('knows its bits, their number, and the lowest', () => {
    expect(MASKS.map(bitsOf)).toEqual(MASKS.map(plainBits))
    expect(MASKS.map(bitCount)).toEqual(MASKS.map((mask) => plainBits(mask).length))
    expect(MASKS.slice(1).map(lowestBit)).toEqual(MASKS.slice(1).map((mask) => plainBits(mask)[0]))
  })

  test('is single with one bit, few with two up to a limit, and any with one or more', () => {
    for (const mask of MASKS) {
      const count = plainBits(mask).length
      expect(isSingle(mask)).toBe(count === 1)
      expect(isAny(mask)).toBe(count > 0 ? 1 : 0)
      for (const most of [2, 3, 4]) expect([mask, most, isFew(mask, most)]).toEqual([mask, most, count > 1 && count <= most ? 1 : 0])
    }
  })

  test('stands for digits from 1', () => {
    expect([1, 2, 5, 9].map(digitBit)).toEqual([1, 2, 16, 256])
    expect(digitsOf(0b1_0001_0010)).toEqual([2, 5, 9])
    expect(digitsOf(0)).toEqual([])
  })

  test('is changed in its table alone', () => {
    const words = Int32Array.from([0b0101, 0b0101, 0b0101])
    addBits(words, 0, 0b0011)
    keepBits(words, 1, 0b0110)
    dropBits(words, 2, 0b0110)
    expect([...words]).toEqual([0b0111, 0b0100, 0b0001])
    expect(at(words, 1)).toBe(0b0100)
  })
})

describe('the units of a board', () => {
  test('are its rows, then its columns, then its boxes', () => {
    expect([NINE.unitCount, NINE.cellCount, NINE.all]).toEqual([27, 81, 511])
    expect([FOUR.unitCount, FOUR.cellCount, FOUR.all]).toEqual([12, 16, 15])
    expect(cellsAt(NINE, 1, NINE.all)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(cellsAt(NINE, 10, NINE.all)).toEqual([1, 10, 19, 28, 37, 46, 55, 64, 73])
    expect(cellsAt(NINE, 22, NINE.all)).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50])
    expect(cellsAt(FOUR, 3, FOUR.all)).toEqual([12, 13, 14, 15])
    expect(cellsAt(FOUR, 6, FOUR.all)).toEqual([2, 6, 10, 14])
    expect(cellsAt(FOUR, 9, FOUR.all)).toEqual([2, 3, 6, 7])
  })

  test('give the cells of a mask in reading order', () => {
    expect(cellsAt(NINE, 22, 0b1_0000_0101)).toEqual([30, 32, 50])
    expect(cellsAt(NINE, 9, 0)).toEqual([])
  })

  test.each([
    ['9×9', NINE, 20],
    ['4×4', FOUR, 7],
  ] as const)('of a %s board know each cell by row, column and box', (_, units, peerCount) => {
    const { side, cellCount, cells, ofCell, indexOfCell, maskOfCell, peers } = units
    expect(units.peerCount).toBe(peerCount)
    for (let cell = 0; cell < cellCount; cell += 1) {
      const own = [...ofCell.subarray(cell * 3, cell * 3 + 3)]
      expect(own[0]).toBe(Math.floor(cell / side))
      expect(own[1]).toBe(side + (cell % side))
      for (const [kind, unit] of own.entries()) expect(cells[unit * side + (indexOfCell[cell * 3 + kind] ?? -1)]).toBe(cell)
      expect(plainBits(maskOfCell[cell] ?? 0)).toEqual(own)
      const seen = own.flatMap((unit) => [...cells.subarray(unit * side, (unit + 1) * side)]).filter((other) => other !== cell)
      expect([...peers.subarray(cell * peerCount, (cell + 1) * peerCount)]).toEqual([...new Set(seen)].toSorted((a, b) => a - b))
    }
  })

  test('know in which columns of a row a cell has peers', () => {
    const columns = (cell: number, row: number) => plainBits(NINE.peerColumns[cell * 9 + row] ?? 0)
    expect(columns(40, 4)).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
    expect(columns(40, 3)).toEqual([3, 4, 5])
    expect(columns(40, 0)).toEqual([4])
  })

  test('cross where a box and a line share cells', () => {
    expect(NINE.crossings).toHaveLength(54)
    expect(FOUR.crossings).toHaveLength(16)
    for (const units of [NINE, FOUR]) {
      for (const { box, line, boxCells, lineCells } of units.crossings) {
        expect(cellsAt(units, box, boxCells)).toEqual(cellsAt(units, line, lineCells))
        expect(bitCount(boxCells)).toBe(Math.sqrt(units.side))
      }
    }
    expect(NINE.crossings.find(({ box, line }) => box === 18 && line === 10)).toEqual({
      box: 18,
      line: 10,
      boxCells: 0b0_1001_0010,
      lineCells: 0b111,
    })
  })
})
