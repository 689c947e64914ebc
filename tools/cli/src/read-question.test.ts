import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const APPLE = { kind: 'symbol', symbol: 0, copies: 1 }
const CLASSIC = {
  typeId: 1,
  emoji: ['red-apple', 'grapes'],
  equations: [{ left: { operands: [APPLE, { kind: 'number', value: 4, asDots: true }], operators: ['+'] }, right: 9 }],
  ask: { operands: [APPLE], operators: [] },
}
const GRID = {
  typeId: 2,
  emoji: ['red-apple', 'grapes'],
  cells: [
    [0, 1],
    [1, 1],
  ],
  rowTotals: [7, null],
  columnTotals: [8, -3],
  ask: { line: 'row', index: 1 },
}
const WORD = { typeId: 3, emoji: ['red-apple', 'grapes'], equations: CLASSIC.equations, spelling: [0, 1, 0], letters: 'ABCDEFGH' }
const BOARD = { typeId: 4, emoji: ['a', 'b', 'c', 'd'], board: '...31...4......1' }
const ODD = { typeId: 5, emoji: ['goat', 'ewe'], side: 6, row: 5, column: 0 }

const NO_QUESTION = { problem: 'this JSON is no question of a puzzle' }

function read(value: unknown) {
  return readQuestion(JSON.stringify(value))
}

describe('a board', () => {
  test.each([
    ['...31...4......1', '...31...4......1'],
    ['  ...31...4......1\n', '...31...4......1'],
    ['0003100040000001', '...31...4......1'],
    ['...3 1... 4... ...1', '...31...4......1'],
    ['...3\n1...\r\n4...\t...1', '...31...4......1'],
  ])('%o is read whatever stands between the rows and for empty cells', (text, board) => {
    expect(readQuestion(text)).toEqual({ typeId: 4, emoji: ['1', '2', '3', '4'], board })
  })

  test('of 81 cells has nine digits', () => {
    expect(readQuestion(`${'.'.repeat(80)}9`)).toEqual({ typeId: 4, emoji: '123456789'.split(''), board: `${'.'.repeat(80)}9` })
  })

  test.each([
    ['123', 'a board has 16 or 81 cells, this one has 3'],
    ['.'.repeat(17), 'a board has 16 or 81 cells, this one has 17'],
    ['.'.repeat(82), 'a board has 16 or 81 cells, this one has 82'],
    [`5${'.'.repeat(15)}`, 'a board of 4 by 4 has no cell "5": only 1 to 4, and . for empty'],
    [`x${'.'.repeat(80)}`, 'a board of 9 by 9 has no cell "x": only 1 to 9, and . for empty'],
    [`"${'.'.repeat(15)}`, 'a board of 4 by 4 has no cell "\\"": only 1 to 4, and . for empty'],
    ['', 'nothing was given: a board or a question as JSON is needed'],
    [' \n', 'nothing was given: a board or a question as JSON is needed'],
    ['{broken', 'this is no JSON that can be read'],
    ['null', 'a board has 16 or 81 cells, this one has 4'],
    ['[1]', 'a board has 16 or 81 cells, this one has 3'],
  ])('%o is refused with a reason', (text, problem) => {
    expect(readQuestion(text)).toEqual({ problem })
  })
})

describe('a question as JSON', () => {
  test.each([
    ['Classic', CLASSIC],
    ['Grid', GRID],
    ['Grid with equal lines', { ...GRID, equalLines: [GRID.ask, GRID.ask] }],
    ['Word', WORD],
    ['Emojidoku', BOARD],
    ['Spot the odd emoji', ODD],
  ])('of %s is read as it is, by itself or in its puzzle', (_, question) => {
    expect(read(question)).toEqual(question)
    expect(read({ levelId: 1, theme: 'Fruit', question, answer: '7' })).toEqual(question)
    expect(read({ ...question, more: 'is left out' })).toEqual(question)
  })

  test('keeps numbers from being dots unless it says so', () => {
    const number = { kind: 'number', value: 3 }
    expect(read({ ...CLASSIC, ask: { operands: [number], operators: [] } })).toMatchObject({
      ask: { operands: [{ kind: 'number', value: 3, asDots: false }] },
    })
  })

  test.each<[string, unknown]>([
    ['a question that is null', { question: null }],
    ['a list for a question', { question: [CLASSIC] }],
    ['no type', { ...CLASSIC, typeId: undefined }],
    ['a type that does not exist', { ...CLASSIC, typeId: 6 }],
    ['a type as text', { ...CLASSIC, typeId: '1' }],
    ['no emoji', { ...CLASSIC, emoji: undefined }],
    ['emoji that are no names', { ...CLASSIC, emoji: [1, 2] }],
    ['thirteen emoji', { ...CLASSIC, emoji: Array(13).fill('red-apple') }],
    ['no equations', { ...CLASSIC, equations: undefined }],
    ['equations that are no list', { ...CLASSIC, equations: { 0: CLASSIC.equations[0] } }],
    ['25 equations', { ...CLASSIC, equations: Array(25).fill(CLASSIC.equations[0]) }],
    ['an equation without a left side', { ...CLASSIC, equations: [{ right: 3 }] }],
    ['half a number on the right', { ...CLASSIC, equations: [{ ...CLASSIC.equations[0], right: 4.5 }] }],
    ['a number on the right above a million', { ...CLASSIC, equations: [{ ...CLASSIC.equations[0], right: 1_000_001 }] }],
    ['no ask', { ...CLASSIC, ask: undefined }],
    ['an unknown sign', { ...CLASSIC, ask: { operands: [APPLE, APPLE], operators: ['^'] } }],
    ['25 operands', { ...CLASSIC, ask: { operands: Array.from({ length: 25 }, () => APPLE), operators: [] } }],
    ['an operand of no kind', { ...CLASSIC, ask: { operands: [{ value: 3 }], operators: [] } }],
    ['an operand that is a number', { ...CLASSIC, ask: { operands: [3], operators: [] } }],
    ['an emoji that is not there', { ...CLASSIC, ask: { operands: [{ ...APPLE, symbol: 2 }], operators: [] } }],
    ['an emoji before the first', { ...CLASSIC, ask: { operands: [{ ...APPLE, symbol: -1 }], operators: [] } }],
    ['no copies', { ...CLASSIC, ask: { operands: [{ ...APPLE, copies: 0 }], operators: [] } }],
    ['ten copies', { ...CLASSIC, ask: { operands: [{ ...APPLE, copies: 10 }], operators: [] } }],
    ['a number that is text', { ...CLASSIC, ask: { operands: [{ kind: 'number', value: '3' }], operators: [] } }],
    ['a Grid without cells', { ...GRID, cells: undefined }],
    ['a Grid of an emoji that is not there', { ...GRID, cells: [[0, 2]] }],
    ['a Grid of sixteen rows', { ...GRID, cells: Array.from({ length: 16 }, () => [0, 1]) }],
    ['a Grid with a total that is text', { ...GRID, rowTotals: ['7', null] }],
    ['a Grid without column totals', { ...GRID, columnTotals: undefined }],
    ['a Grid that asks for a box', { ...GRID, ask: { line: 'box', index: 0 } }],
    ['a Grid that asks for a line before the first', { ...GRID, ask: { line: 'row', index: -1 } }],
    ['a Grid with one equal line', { ...GRID, equalLines: [GRID.ask] }],
    ['a Grid with three equal lines', { ...GRID, equalLines: [GRID.ask, GRID.ask, GRID.ask] }],
    ['a Grid with equal lines that are none', { ...GRID, equalLines: [GRID.ask, 7] }],
    ['a Grid that asks for nothing', { ...GRID, ask: undefined }],
    ['a Word without a tray', { ...WORD, letters: undefined }],
    ['a Word spelled with an emoji that is not there', { ...WORD, spelling: [0, 2] }],
    ['a Word without a spelling', { ...WORD, spelling: undefined }],
    ['an Emojidoku without a board', { ...BOARD, board: undefined }],
    ['an Emojidoku with a board of 15', { ...BOARD, board: '.'.repeat(15) }],
    ['an Emojidoku with a 5 on a small board', { ...BOARD, board: `5${'.'.repeat(15)}` }],
    ['one emoji to spot', { ...ODD, emoji: ['goat'] }],
    ['a square of one', { ...ODD, side: 1 }],
    ['a square of 31', { ...ODD, side: 31 }],
    ['a row before the first', { ...ODD, row: -1 }],
    ['a column that is text', { ...ODD, column: 'A' }],
  ])('with %s is none', (_, value) => {
    expect(read(value)).toEqual(NO_QUESTION)
  })

  test.each<[string, unknown]>([
    ['twelve emoji', { ...CLASSIC, emoji: Array(12).fill('red-apple') }],
    ['24 equations', { ...CLASSIC, equations: Array(24).fill(CLASSIC.equations[0]) }],
    ['a million on the right', { ...CLASSIC, equations: [{ ...CLASSIC.equations[0], right: -1_000_000 }] }],
    ['nine copies', { ...CLASSIC, ask: { operands: [{ ...APPLE, copies: 9 }], operators: [] } }],
    ['a square of thirty', { ...ODD, side: 30, row: 29, column: 29 }],
    ['a square of two', { ...ODD, side: 2, row: 1, column: 1 }],
  ])('may go as far as %s', (_, question) => {
    expect(read(question)).toEqual(question)
  })
})

test('a line may begin with its total, or have sums on both sides', () => {
  const [sum] = CLASSIC.equations
  const equations = [
    { left: 9, right: sum?.left },
    { left: sum?.left, right: CLASSIC.ask },
  ]
  expect(read({ ...CLASSIC, equations })).toEqual({ ...CLASSIC, equations })
  expect(read({ ...CLASSIC, equations: [{ left: 9 }] })).toEqual(NO_QUESTION)
})
