import { expect, test } from 'vitest'
import { isSameCell, cellAfter } from './OddPlay.tsx'

test('arrows walk inside the board, the first one enters it', () => {
  expect(cellAfter(undefined, 'ArrowRight', 6)).toEqual({ row: 0, column: 0 })
  expect(cellAfter({ row: 2, column: 2 }, 'ArrowUp', 6)).toEqual({ row: 1, column: 2 })
  expect(cellAfter({ row: 5, column: 2 }, 'ArrowDown', 6)).toEqual({ row: 5, column: 2 })
  expect(cellAfter({ row: 0, column: 0 }, 'ArrowLeft', 6)).toEqual({ row: 0, column: 0 })
  expect(cellAfter({ row: 3, column: 2 }, 'End', 6)).toEqual({ row: 3, column: 5 })
  expect(cellAfter({ row: 3, column: 2 }, 'Home', 6)).toEqual({ row: 3, column: 0 })
  expect(cellAfter({ row: 3, column: 2 }, 'x', 6)).toBeUndefined()
})

test('two cells are the same by row and column', () => {
  expect(isSameCell({ row: 1, column: 2 }, { row: 1, column: 2 })).toBe(true)
  expect(isSameCell({ row: 1, column: 2 }, { row: 2, column: 1 })).toBe(false)
  expect(isSameCell(undefined, undefined)).toBe(false)
})
