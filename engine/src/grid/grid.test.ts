import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { JUNIOR_LEVEL_IDS } from '../levels.ts'
import type { GridQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { grid } from './grid.ts'
import { withHiddenTile } from './hidden-tile.ts'

describe('Grid puzzles', () => {
  it.each(JUNIOR_LEVEL_IDS)('do not exist at level id %i', (levelId) => {
    expect(() => grid.generate({ levelId, theme: TEST_THEME, random: randomFrom('grid', levelId) })).toThrow(RangeError)
  })
})

/** The puzzle that the design shows. */
const SHOWN: GridQuestion = {
  typeId: 2,
  emoji: ['cherries', 'peach', 'coconut'],
  cells: [
    [0, 0, 1],
    [2, 1, 1],
    [2, 2, 0],
  ],
  rowTotals: [7, 10, 10],
  columnTotals: [10, 9, null],
  ask: { line: 'column', index: 2 },
}

describe('describing a Grid question', () => {
  it('reads the rows, then the totals of the columns', () => {
    expect(grid.describe(SHOWN, descriptionWords)).toBe(
      '3 rows and 3 columns. Row 1: cherries, cherries, peach, total 7. Row 2: coconut, peach, peach, total 10. ' +
        'Row 3: coconut, coconut, cherries, total 10. Column 1: total 10. Column 2: total 9. Column 3: total not shown. ' +
        'What is the total of column 3?',
    )
  })
})

describe('the repeat key of a Grid puzzle', () => {
  const key = (question: GridQuestion): string => grid.repeatKey({ levelId: 1, theme: 'Test', question, answer: '8' })

  it('is the same for other emoji, another order of the lines, and columns instead of rows', () => {
    const renamed = { ...SHOWN, emoji: ['rocket', 'banana', 'fish'] }
    const turned: GridQuestion = {
      ...SHOWN,
      cells: [0, 1, 2].map((column) => SHOWN.cells.map((row) => row[column] ?? 0)),
      rowTotals: SHOWN.columnTotals,
      columnTotals: SHOWN.rowTotals,
      ask: { line: 'row', index: 2 },
    }
    const reordered: GridQuestion = { ...SHOWN, cells: SHOWN.cells.toReversed(), rowTotals: [10, 10, 7] }
    expect(new Set([SHOWN, renamed, turned, reordered].map(key)).size).toBe(1)
  })

  it('differs when another total is asked', () => {
    expect(key({ ...SHOWN, columnTotals: [null, 9, 8], ask: { line: 'column', index: 0 } })).not.toBe(key(SHOWN))
  })
})

/** The same with its middle cell turned over: it is a peach. */
const TURNED = withHiddenTile(SHOWN, 1, 1)

describe('a Grid with a hidden tile', () => {
  it('is solved with the tile as one more symbol', () => {
    expect(TURNED.cells[1]).toEqual([2, 3, 1])
    expect(grid.solve(TURNED)).toEqual({ kind: 'unique', answer: '8' })
  })

  it.each<[string, GridQuestion]>([
    ['more than one cell', { ...TURNED, cells: TURNED.cells.with(0, [0, 0, 3]) }],
    ['no cell', { ...SHOWN, emoji: TURNED.emoji }],
    ['the value of no emoji', { ...TURNED, rowTotals: [7, 12, 10], columnTotals: [10, 11, null] }],
  ])('is impossible with the tile in %s', (_, question) => {
    expect(grid.solve(question)).toEqual({ kind: 'impossible' })
  })
})

/** Fox 4, owl 6, frog 5: frog follows from the equal rows alone. */
const EQUAL: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'owl', 'frog'],
  cells: [
    [0, 0, 1],
    [2, 0, 2],
    [1, 0, 1],
  ],
  rowTotals: [null, null, 16],
  columnTotals: [null, 12, null],
  ask: { line: 'column', index: 2 },
  equalLines: [
    { line: 'row', index: 0 },
    { line: 'row', index: 1 },
  ],
}

describe('a Grid with equal lines', () => {
  it('is solved with both lines as one equation, and not without it', () => {
    expect(grid.solve(EQUAL)).toEqual({ kind: 'unique', answer: '17' })
    expect(grid.solve({ ...EQUAL, equalLines: undefined })).toEqual({ kind: 'ambiguous' })
  })

  it('is another puzzle than one that shows a total instead, and the same in another order', () => {
    const key = (question: GridQuestion): string => grid.repeatKey({ levelId: 2, theme: 'Test', question, answer: '17' })
    expect(key({ ...EQUAL, rowTotals: [null, 14, 16], equalLines: undefined })).not.toBe(key(EQUAL))
    expect(key({ ...EQUAL, cells: [[2, 0, 2], [0, 0, 1], ...EQUAL.cells.slice(2)] })).toBe(key(EQUAL))
  })

  it('is at least of Medium, even where one emoji gives the next', () => {
    expect(grid.rate(EQUAL)).toMatchObject({ kind: 'rated', band: 2, restsOn: { largestBlock: 1, twoSums: 1 } })
  })

  it.each<[string, GridQuestion]>([
    ['contradict what is shown', { ...EQUAL, rowTotals: [null, null, 16], columnTotals: [16, 12, null] }],
    ['show a total', { ...EQUAL, rowTotals: [14, null, 16] }],
    [
      'are one line',
      {
        ...EQUAL,
        equalLines: [
          { line: 'row', index: 1 },
          { line: 'row', index: 1 },
        ],
      },
    ],
    ['are asked for', { ...EQUAL, equalLines: [{ line: 'row', index: 0 }, EQUAL.ask] }],
    [
      'are not there',
      {
        ...EQUAL,
        equalLines: [
          { line: 'row', index: 0 },
          { line: 'row', index: 3 },
        ],
      },
    ],
  ])('is impossible where they %s', (_, question) => {
    expect(grid.solve(question)).toEqual({ kind: 'impossible' })
  })
})

describe('solving a Grid question', () => {
  it('finds the answer of the puzzle that the design shows', () => {
    expect(grid.solve(SHOWN)).toEqual({ kind: 'unique', answer: '8' })
  })

  it.each<[string, GridQuestion]>([
    ['no totals', { ...SHOWN, rowTotals: [null, null, null], columnTotals: [null, null, null] }],
    ['one total', { ...SHOWN, rowTotals: [7, null, null], columnTotals: [null, null, null] }],
  ])('says ambiguous for %s', (_, question) => {
    expect(grid.solve(question)).toEqual({ kind: 'ambiguous' })
  })

  it.each<[string, GridQuestion]>([
    ['totals that contradict each other', { ...SHOWN, rowTotals: [7, 10, 11] }],
    [
      'an emoji that is not there',
      {
        ...SHOWN,
        cells: [
          [9, 0, 1],
          [2, 1, 1],
          [2, 2, 0],
        ],
      },
    ],
    [
      'rows of unlike length',
      {
        ...SHOWN,
        cells: [
          [0, 1],
          [2, 1, 1],
          [2, 2, 0],
        ],
      },
    ],
    ['a missing total', { ...SHOWN, rowTotals: [7, 10] }],
    ['a line that is not there', { ...SHOWN, ask: { line: 'row', index: 3 } }],
    ['a total that is no number', { ...SHOWN, rowTotals: [Number.POSITIVE_INFINITY, 10, 10] }],
    ['nothing at all', { ...SHOWN, cells: [], rowTotals: [], columnTotals: [] }],
  ])('says impossible for %s', (_, question) => {
    expect(grid.solve(question)).toEqual({ kind: 'impossible' })
  })
})
