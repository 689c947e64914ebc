import { describe, expect, test } from 'vitest'
import { FOUR_GRIDS } from './four.ts'
import { proveBoard, searchBoard, solveBoard } from './solve.ts'

describe('solving a board', () => {
  test('finds the one solution of a 9×9 board', () => {
    expect(solveBoard('......3.168.4......5..2..84.7.9.8..6....4.......3..7.....6......9.85...224..3...8')).toEqual({
      kind: 'unique',
      answer: '924586371681473295357129684473918526569247813812365749138692457796854132245731968',
    })
  })

  test('finds the one solution of a 4×4 board', () => {
    expect(solveBoard('...31...4......1')).toEqual({ kind: 'unique', answer: '2413132441323241' })
  })

  test('takes a full board as its own solution', () => {
    expect(solveBoard('1234341221434321')).toEqual({ kind: 'unique', answer: '1234341221434321' })
  })

  test.each([
    ['an empty 4×4 board', '.'.repeat(16)],
    ['an empty 9×9 board', '.'.repeat(81)],
    ['two rows that can be swapped', '12..34.......1..'],
    ['a single given', `${'.'.repeat(40)}5${'.'.repeat(40)}`],
  ])('tells that there are several: %s', (_, board) => {
    expect(solveBoard(board)).toEqual({ kind: 'ambiguous' })
  })

  test.each([
    ['a digit twice in a row', '1..1............'],
    ['a digit twice in a column', `5${'.'.repeat(71)}5........`],
    ['a digit twice in a box', `5.........5${'.'.repeat(70)}`],
    ['a cell with no digit left', `12345678..........${'.'.repeat(8)}9${'.'.repeat(54)}`],
    ['a 4×4 cell with no digit left', '123....4........'],
    ['givens that never meet but leave no way', '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'],
    ['a 4×4 board with a 5', '5...............'],
    ['a character that is no digit', `${'.'.repeat(80)}x`],
    ['a nought', `0${'.'.repeat(80)}`],
  ])('tells that there is none: %s', (_, board) => {
    expect(solveBoard(board)).toEqual({ kind: 'impossible' })
  })

  test.each(['', '.', '.'.repeat(17), '.'.repeat(80)])('takes a board of another length for an impossible one: "%s"', (board) => {
    expect(solveBoard(board)).toEqual({ kind: 'impossible' })
  })

  test('knows the 288 complete 4×4 boards', () => {
    expect(new Set(FOUR_GRIDS.map(String)).size).toBe(288)
  })
})

describe('proving a board', () => {
  test('names what was compared or searched, and how many steps a person takes', () => {
    expect(proveBoard('......3.168.4......5..2..84.7.9.8..6....4.......3..7.....6......9.85...224..3...8')).toEqual({
      answer: '924586371681473295357129684473918526569247813812365749138692457796854132245731968',
      proof: { method: 'full search', holdsFor: 'all boards', nodes: 2, humanSteps: 64 },
    })
    expect(proveBoard('...31...4......1')).toEqual({
      answer: '2413132441323241',
      proof: { method: 'full list', holdsFor: 'all boards', boardsCompared: 288, humanSteps: 12 },
    })
  })

  test.each([
    ['ambiguous', '.'.repeat(16)],
    ['impossible', '11'.padEnd(16, '.')],
    ['needs guessing', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..'],
    ['not decided', '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'],
  ])('is %s for %s', (kind, board) => {
    expect(proveBoard(board)).toBe(kind)
  })

  test('a search says how far it went', () => {
    expect(searchBoard('....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4')).toEqual({
      solution: { kind: 'not decided' },
      nodes: 5001,
    })
    expect(searchBoard('1'.padEnd(80, '.')).nodes).toBe(0)
    expect(searchBoard('1'.padEnd(16, '.'))).toEqual({ solution: { kind: 'ambiguous' }, nodes: 0 })
  })
})
