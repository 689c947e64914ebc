import { describe, expect, test } from 'vitest'
import { boardSide, boxOf, columnOf, isComplete, peersOf, repeatedCells, rowOf } from './board.ts'

const SOLVED_FOUR = '1234341221434321'
const SOLVED_NINE = '924586371681473295357129684473918526569247813812365749138692457796854132245731968'

describe('a board', () => {
  test('has four or nine cells a side', () => {
    expect(boardSide(SOLVED_FOUR)).toBe(4)
    expect(boardSide(SOLVED_NINE)).toBe(9)
  })

  test.each(['', '1', '.'.repeat(15), '.'.repeat(80), '.'.repeat(82)])('of another length is refused: "%s"', (board) => {
    expect(() => boardSide(board)).toThrow(RangeError)
    expect(() => repeatedCells(board)).toThrow(RangeError)
    expect(() => isComplete(board)).toThrow(RangeError)
  })

  test('numbers its rows, columns and boxes from 0 in reading order', () => {
    expect([rowOf(0, 9), columnOf(0, 9), boxOf(0, 9)]).toEqual([0, 0, 0])
    expect([rowOf(50, 9), columnOf(50, 9), boxOf(50, 9)]).toEqual([5, 5, 4])
    expect([rowOf(80, 9), columnOf(80, 9), boxOf(80, 9)]).toEqual([8, 8, 8])
    expect([rowOf(6, 4), columnOf(6, 4), boxOf(6, 4)]).toEqual([1, 2, 1])
    expect([rowOf(9, 4), columnOf(9, 4), boxOf(9, 4)]).toEqual([2, 1, 2])
  })

  test('gives every cell its peers: those in its row, column and box, but not itself', () => {
    expect(peersOf(0, 4)).toEqual([1, 2, 3, 4, 5, 8, 12])
    expect(peersOf(40, 9)).toEqual([4, 13, 22, 30, 31, 32, 36, 37, 38, 39, 41, 42, 43, 44, 48, 49, 50, 58, 67, 76])
    expect(() => peersOf(81, 9)).toThrow(RangeError)
  })
})

describe('repeated cells', () => {
  test('are none on an empty or solved board', () => {
    for (const board of ['.'.repeat(16), '.'.repeat(81), SOLVED_FOUR, SOLVED_NINE]) expect(repeatedCells(board)).toEqual([])
  })

  test('are found in a row, a column and a box', () => {
    expect(repeatedCells('1..1............')).toEqual([0, 3])
    expect(repeatedCells('..3...........3.')).toEqual([2, 14])
    expect(repeatedCells('.2..2...........')).toEqual([1, 4])
    expect(repeatedCells(`${'.'.repeat(60)}7${'.'.repeat(9)}7${'.'.repeat(10)}`)).toEqual([60, 70])
  })

  test('are all marked when a symbol stands more than twice', () => {
    expect(repeatedCells('4..44...........')).toEqual([0, 3, 4])
  })

  test('are not those that stand apart', () => {
    expect(repeatedCells('1.....1..1.....1')).toEqual([])
  })
})

describe('a board is complete', () => {
  test('when no cell is empty and none repeats', () => {
    expect(isComplete(SOLVED_FOUR)).toBe(true)
    expect(isComplete(SOLVED_NINE)).toBe(true)
  })

  test('but not with an empty cell, nor with a repeated one', () => {
    expect(isComplete(`.${SOLVED_NINE.slice(1)}`)).toBe(false)
    expect(isComplete(`2${SOLVED_FOUR.slice(1)}`)).toBe(false)
  })
})
