import { describe, expect, test } from 'vitest'
import { findColouring } from './colouring.ts'
import { climb, easiestStep, FOUR_LADDER, NINE_LADDER } from './ladder.ts'
import { findLockedCandidates } from './ladder.ts'
import { readBoard } from '../notation.ts'
import { Position, type StepFinder } from '../position.ts'
import { findHiddenSingleInBox, findHiddenSingleInLine, findLastInUnit, findNakedSingle } from './singles.ts'
import { fish, hiddenSubset, nakedSubset } from './subsets.ts'
import { FOUR, NINE, type Units } from '../units.ts'
import { findXyWing, findXyzWing } from './wings.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function on(units: Units, board: string): Position {
  const givens = readBoard(board)
  if (!givens) throw new Error(`no board: ${board}`)
  return new Position(units, givens)
}

function empty(): Position {
  return on(NINE, '.'.repeat(81))
}

/** An empty board on which some cells may only hold some digits. */
function confined(cells: Readonly<Record<number, readonly number[]>>): Position {
  const position = empty()
  for (const [cell, digits] of Object.entries(cells)) {
    for (const digit of DIGITS) if (!digits.includes(digit)) position.eliminate(Number(cell), digit)
  }
  return position
}

/** An empty board on which a digit may only be in some columns of some rows. */
function inRows(digit: number, rows: Readonly<Record<number, readonly number[]>>): Position {
  const position = empty()
  for (const [row, columns] of Object.entries(rows)) {
    for (let column = 0; column < 9; column += 1) if (!columns.includes(column)) position.eliminate(Number(row) * 9 + column, digit)
  }
  return position
}

function gone(position: Position, find: StepFinder): string[] {
  return (find(position)?.eliminations ?? []).map(({ cell, digit }) => `${digit} from ${cell}`)
}

describe('singles', () => {
  test('need a single cell, or a single digit: two are not enough', () => {
    const twoLeft = on(FOUR, '12..............')
    expect([findLastInUnit, findHiddenSingleInBox, findHiddenSingleInLine, findNakedSingle].map((find) => find(twoLeft))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(findNakedSingle(confined({ 40: [3, 8] }))).toBeUndefined()
  })

  test.each([
    ['column', '1...2...3.......', 12, 4],
    ['box', '12..3...........', 5, 4],
    ['row', '.............432', 12, 1],
  ])('fill the last cell of a %s', (_, board, cell, digit) => {
    expect(findLastInUnit(on(FOUR, board))).toEqual({
      technique: 'last in unit',
      cells: [cell],
      digits: [digit],
      placement: { cell, digit },
      eliminations: [],
    })
  })

  test('tell a box from a line: a digit with one cell in a row is not alone in its box', () => {
    const position = inRows(6, { 4: [7] })
    expect(findHiddenSingleInBox(position)).toBeUndefined()
    expect(findHiddenSingleInLine(position)).toMatchObject({ technique: 'hidden single in line', placement: { cell: 43, digit: 6 } })
  })

  test('see a digit with one cell in a column', () => {
    const position = empty()
    for (let row = 0; row < 9; row += 1) if (row !== 5) position.eliminate(row * 9 + 2, 8)
    expect(findHiddenSingleInLine(position)).toMatchObject({ placement: { cell: 47, digit: 8 } })
    expect(findHiddenSingleInBox(position)).toBeUndefined()
  })

  test('take the first cell in reading order', () => {
    expect(findNakedSingle(confined({ 70: [1], 13: [4], 12: [9] }))?.placement).toEqual({ cell: 12, digit: 9 })
  })

  test('end once their cell is filled', () => {
    const position = confined({ 12: [9] })
    position.place(12, 9)
    expect(findNakedSingle(position)).toBeUndefined()
    expect(findHiddenSingleInBox(position)).toBeUndefined()
    expect(findHiddenSingleInLine(position)).toBeUndefined()
  })
})

describe('locked candidates', () => {
  test('of a line leave the rest of the box', () => {
    const position = inRows(7, { 4: [3, 4, 5] })
    expect(findLockedCandidates(position)).toMatchObject({ cells: [39, 40, 41], digits: [7], placement: undefined })
    expect(gone(position, findLockedCandidates)).toEqual([30, 31, 32, 48, 49, 50].map((cell) => `7 from ${cell}`))
  })

  test('need no more than two cells of the crossing', () => {
    const position = inRows(7, { 4: [3, 5] })
    expect(findLockedCandidates(position)?.cells).toEqual([39, 41])
  })

  test('are none where the digit has a cell outside the crossing both ways', () => {
    expect(findLockedCandidates(inRows(7, { 4: [3, 4, 6] }))).toBeUndefined()
  })

  test('are none where they would rule out nothing', () => {
    const position = inRows(7, { 4: [3, 4, 5] })
    for (const cell of [30, 31, 32, 48, 49, 50]) position.eliminate(cell, 7)
    expect(findLockedCandidates(position)).toBeUndefined()
  })
})

describe('naked subsets', () => {
  test.each<[string, number, Readonly<Record<number, readonly number[]>>]>([
    ['a pair of three digits', 2, { 27: [1, 2], 35: [1, 3] }],
    ['a pair of two cells that share no unit', 2, { 0: [1, 2], 40: [1, 2] }],
    ['a triple of four digits', 3, { 27: [1, 2], 30: [2, 3], 35: [3, 4] }],
    ['a triple of which one cell lies elsewhere', 3, { 27: [1, 2], 30: [2, 3], 80: [1, 3] }],
    ['a quad of five digits', 4, { 27: [1, 2], 29: [2, 3], 32: [3, 4], 35: [4, 5] }],
  ])('are not %s', (_, size, cells) => {
    expect(nakedSubset('naked pair', size)(confined(cells))).toBeUndefined()
  })

  test('are not reported where no other cell of the unit has their digits', () => {
    const position = confined({ 27: [1, 2], 35: [1, 2] })
    for (const cell of [28, 29, 30, 31, 32, 33, 34]) for (const digit of [1, 2]) position.eliminate(cell, digit)
    expect(nakedSubset('naked pair', 2)(position)).toBeUndefined()
  })

  test.each([
    ['column', { 4: [3, 6], 76: [3, 6] }, [13, 22, 31, 40, 49, 58, 67]],
    ['box', { 60: [3, 6], 70: [3, 6] }, [61, 62, 69, 71, 78, 79, 80]],
  ])('are seen in a %s', (_, cells, others) => {
    const find = nakedSubset('naked pair', 2)
    expect(gone(confined(cells), find)).toEqual(others.flatMap((cell) => [`3 from ${cell}`, `6 from ${cell}`]))
  })

  test('may be a quad of pairs in a ring', () => {
    const position = confined({ 27: [1, 2], 29: [2, 3], 32: [3, 4], 35: [1, 4] })
    expect(nakedSubset('naked triple', 3)(position)).toBeUndefined()
    expect(nakedSubset('naked quad', 4)(position)).toMatchObject({ cells: [27, 29, 32, 35], digits: [1, 2, 3, 4] })
  })
})

describe('hidden subsets', () => {
  test('are none where one of the digits has another cell', () => {
    const position = inRows(5, { 3: [1, 7] })
    for (const column of [0, 2, 3, 4, 5, 6]) position.eliminate(27 + column, 6)
    expect(hiddenSubset('hidden pair', 2)(position)).toBeUndefined()
    position.eliminate(35, 6)
    expect(hiddenSubset('hidden pair', 2)(position)).toMatchObject({ cells: [28, 34], digits: [5, 6] })
  })

  test('are none where the cells hold nothing else any more', () => {
    const position = inRows(5, { 3: [1, 7] })
    for (const column of [0, 2, 3, 4, 5, 6, 8]) position.eliminate(27 + column, 6)
    for (const digit of [1, 2, 3, 4, 7, 8, 9]) for (const cell of [28, 34]) position.eliminate(cell, digit)
    expect(hiddenSubset('hidden pair', 2)(position)).toBeUndefined()
  })

  test('may be a triple of digits with two cells each', () => {
    const position = empty()
    const open: Readonly<Record<number, readonly number[]>> = { 5: [1, 4], 6: [4, 7], 9: [1, 7] }
    for (const [digit, columns] of Object.entries(open)) {
      for (let column = 0; column < 9; column += 1) if (!columns.includes(column)) position.eliminate(27 + column, Number(digit))
    }
    expect(hiddenSubset('hidden pair', 2)(position)).toBeUndefined()
    const step = hiddenSubset('hidden triple', 3)(position)
    expect(step).toMatchObject({ technique: 'hidden triple', cells: [28, 31, 34], digits: [5, 6, 9] })
    expect(step?.eliminations).toHaveLength(18)
    expect(step?.eliminations.some(({ digit }) => [5, 6, 9].includes(digit))).toBe(false)
  })
})

describe('fish', () => {
  test.each<[string, number, Readonly<Record<number, readonly number[]>>]>([
    ['an X-wing of three columns', 2, { 1: [2, 8], 6: [2, 7] }],
    ['an X-wing of one row', 2, { 1: [2, 8] }],
    ['a swordfish of four columns', 3, { 1: [2, 5], 4: [5, 8], 6: [2, 7] }],
    ['a jellyfish of five columns', 4, { 1: [0, 2], 2: [2, 5], 4: [5, 8], 6: [0, 7] }],
  ])('are not %s', (_, size, rows) => {
    expect(fish('X-wing', size)(inRows(7, rows))).toBeUndefined()
  })

  test('are of one digit: two digits that take turns make none', () => {
    const position = inRows(7, { 1: [2, 8] })
    for (const column of [0, 1, 3, 4, 5, 6, 7]) position.eliminate(54 + column, 8)
    expect(fish('X-wing', 2)(position)).toBeUndefined()
  })

  test('may be a swordfish of two cells in each row', () => {
    const position = inRows(7, { 1: [2, 5], 4: [5, 8], 6: [2, 8] })
    expect(fish('X-wing', 2)(position)).toBeUndefined()
    expect(fish('swordfish', 3)(position)?.cells).toEqual([11, 14, 41, 44, 56, 62])
    expect(gone(position, fish('swordfish', 3))).toHaveLength(6 * 3)
  })

  test('are not reported where nothing else is in their columns', () => {
    const position = inRows(7, { 1: [2, 8], 6: [2, 8] })
    for (const row of [0, 2, 3, 4, 5, 7, 8]) for (const column of [2, 8]) position.eliminate(row * 9 + column, 7)
    expect(fish('X-wing', 2)(position)).toBeUndefined()
  })
})

describe('wings', () => {
  test.each<[string, Readonly<Record<number, readonly number[]>>]>([
    ['a pivot that does not see one of them', { 0: [1, 2], 4: [1, 9], 50: [2, 9] }],
    ['wings that share nothing', { 0: [1, 2], 4: [1, 8], 36: [2, 9] }],
    ['two wings of the same digit of the pivot', { 0: [1, 2], 4: [1, 9], 36: [1, 9] }],
    ['a pivot of three digits', { 0: [1, 2, 3], 4: [1, 9], 36: [2, 9] }],
    ['a wing of three digits', { 0: [1, 2], 4: [1, 3, 9], 36: [2, 9] }],
  ])('are no XY-wing with %s', (_, cells) => {
    expect(findXyWing(confined(cells))).toBeUndefined()
  })

  test('are not reported where no cell that sees both has the digit', () => {
    const position = confined({ 0: [1, 2], 4: [1, 9], 36: [2, 9] })
    position.eliminate(40, 9)
    expect(findXyWing(position)).toBeUndefined()
  })

  test('of a pivot in one box reach along the row and the box', () => {
    // The pivot at 10 sees 2 in its box and 16 in its row: what sees both is the rest of the row in the box, and of the other box's row.
    const position = confined({ 10: [1, 2], 2: [1, 9], 16: [2, 9] })
    expect(gone(position, findXyWing)).toEqual(['9 from 6', '9 from 7', '9 from 8', '9 from 9', '9 from 11'])
  })

  test('of an XYZ-wing spare a cell that the pivot does not see', () => {
    const position = confined({ 0: [1, 2, 9], 10: [1, 9], 6: [2, 9] })
    // 15 to 17 see both wings: one by its row, one by its box. The pivot may hold the digit instead of them.
    expect(gone(position, findXyzWing)).toEqual(['9 from 1', '9 from 2'])
  })

  test.each<[string, Readonly<Record<number, readonly number[]>>]>([
    ['a pivot of two digits', { 0: [1, 2], 10: [1, 9], 6: [2, 9] }],
    ['wings with a digit of their own', { 0: [1, 2, 9], 10: [1, 8], 6: [2, 8] }],
    ['two equal wings', { 0: [1, 2, 9], 10: [1, 9], 6: [1, 9] }],
    ['nothing that sees all three', { 0: [1, 2, 9], 4: [1, 9], 36: [2, 9] }],
  ])('are no XYZ-wing with %s', (_, cells) => {
    expect(findXyzWing(confined(cells))).toBeUndefined()
  })
})

describe('colouring', () => {
  test('has nothing to say of a single link', () => {
    expect(findColouring(inRows(5, { 0: [0, 4] }))).toBeUndefined()
  })

  test('does not follow a unit of three cells', () => {
    const position = inRows(5, { 0: [0, 4] })
    for (const row of [2, 3, 5, 6, 7, 8]) position.eliminate(row * 9 + 4, 5)
    // Column 4 has 4, 13 and 40 left.
    for (const column of [0, 1, 2, 3, 5, 6, 8]) position.eliminate(36 + column, 5)
    expect(findColouring(position)).toBeUndefined()
  })
})

describe('the ladder', () => {
  test('has its rungs in the order of difficulty', () => {
    expect(NINE_LADDER.map(({ technique }) => technique)).toEqual([
      'hidden single in box',
      'hidden single in line',
      'naked single',
      'locked candidates',
      'naked pair',
      'X-wing',
      'hidden pair',
      'naked triple',
      'swordfish',
      'hidden triple',
      'XY-wing',
      'XYZ-wing',
      'naked quad',
      'jellyfish',
      'colouring',
      'skyscraper',
      'two-string kite',
      'W-wing',
      'XY-chain',
    ])
    expect(FOUR_LADDER.map(({ technique }) => technique)).toEqual(['last in unit', 'hidden single in box'])
  })

  test('takes the lower of two steps', () => {
    const position = confined({ 27: [1, 2], 35: [1, 2], 80: [5] })
    expect(easiestStep(position, NINE_LADDER)?.technique).toBe('naked single')
    position.place(80, 5)
    expect(easiestStep(position, NINE_LADDER)?.technique).toBe('naked pair')
  })

  test('takes no step on a full board, nor where nothing follows', () => {
    expect(easiestStep(on(FOUR, '1234341221434321'), FOUR_LADDER)).toBeUndefined()
    expect(climb(on(FOUR, '.'.repeat(16)), FOUR_LADDER)).toEqual([])
    expect(climb(empty(), NINE_LADDER)).toEqual([])
  })

  test('stops short with too few rungs', () => {
    const board = '.2.4.....3.2.1..'
    const [low, high] = [on(FOUR, board), on(FOUR, board)]
    climb(low, FOUR_LADDER.slice(0, 1))
    climb(high, FOUR_LADDER)
    expect([low.isSolved, high.isSolved]).toEqual([false, true])
  })
})
