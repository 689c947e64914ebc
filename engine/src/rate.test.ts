import { describe, expect, test } from 'vitest'
import { line, sum } from './algebra/written-sum.test-support.ts'
import { kindOf } from './kinds.ts'
import { levelOf } from './levels.ts'
import type { ClassicQuestion, GridQuestion, WordQuestion } from './question.ts'

const EMOJI = ['red-apple', 'banana', 'dolphin', 'plum', 'carrot', 'key']

function classic(lines: readonly string[], ask: string, or?: string): ClassicQuestion {
  const letters = new Set([...lines, ask].join(' ').match(/[A-F]/g))
  const emoji = EMOJI.slice(0, letters.size)
  return { typeId: 1, emoji, equations: lines.map(line), ask: sum(ask), or: or === undefined ? undefined : sum(or) }
}

/** @param totals of the rows, then of the columns; 0 = hidden */
function grid(
  cells: readonly string[],
  rowTotals: readonly number[],
  columnTotals: readonly number[],
  ask: GridQuestion['ask'],
): GridQuestion {
  const symbols = cells.map((row) => Array.from(row, (letter) => 'ABCDEF'.indexOf(letter)))
  const shown = (totals: readonly number[]) => totals.map((total) => total || null)
  const emoji = EMOJI.slice(0, Math.max(...symbols.flat()) + 1)
  return { typeId: 2, emoji, cells: symbols, rowTotals: shown(rowTotals), columnTotals: shown(columnTotals), ask }
}

describe('Classic is of the level', () => {
  const bandOf = (lines: readonly string[], ask: string) => {
    const rating = kindOf(1).rate(classic(lines, ask))
    return rating.kind === 'rated' ? levelOf(rating.band).name : rating.kind
  }

  test.each<[level: string, why: string, lines: string[], ask: string]>([
    ['Level 1', 'one emoji', ['A + A = 10'], 'A'],
    ['Level 1', 'dots to count', ['A + 3. = 8'], 'A'],
    ['Level 2', 'a written number', ['A + 3 = 8'], 'A'],
    ['Level 2', 'the total first', ['8 = A + 3.'], 'A'],
    ['Level 2', 'a total of 11', ['A + A = 10', 'A + A + 1. = 11'], 'A'],
    ['Level 3', 'a total of 13', ['A + 3 = 13'], 'A'],
    ['Level 3', 'two emoji', ['A + A = 10', 'A + B = 8'], 'B'],
    ['Level 3', 'a difference', ['A - 3 = 5'], 'A'],
    ['Level 4', 'three emoji', ['A + A = 10', 'A + B = 8', 'B + C = 9'], 'C'],
    ['Level 4', 'sums on both sides', ['A + A = 10', 'A + 3 = B + 4'], 'B'],
    ['Level 5', 'several in one picture', ['2A = 10'], 'A'],
    ['Level 5', 'a total of 21', ['A + 1 = 21'], 'A'],
    ['Easy', 'a product', ['A * 2 = 10'], 'A'],
    ['Easy', 'a division', ['A / 2 = 10'], 'A'],
    ['Easy', 'four emoji', ['A + A = 10', 'A + B = 8', 'B + C = 9', 'C + D = 9'], 'D'],
    ['Easy', 'a total of 31', ['A + 1 = 31'], 'A'],
    ['Medium', 'a trap', ['A + A = 10'], 'A + A * 2'],
    ['Hard', 'two lines together', ['A + B = 8', 'A - B = 2'], 'A'],
    ['Expert', 'two lines together, and several in one picture', ['A + 2B = 8', 'A - B = 2'], 'A'],
    ['Master', 'three lines together', ['A + B = 5', 'B + C = 7', 'A + C = 6'], 'A'],
    ['Master', 'a number below zero', ['A + 8 = 5'], 'A + 5'],
  ])('%s for %s', (level, _why, lines, ask) => {
    expect(bandOf(lines, ask)).toBe(level)
  })

  test.each<[kind: string, lines: string[], ask: string]>([
    ['impossible', ['A + A = 10', 'A = 4'], 'A'],
    ['ambiguous', ['A + B = 10'], 'A'],
    ['too hard', ['A + B = 10'], 'A + B'],
  ])('none where it is %s', (kind, lines, ask) => {
    expect(bandOf(lines, ask)).toBe(kind)
  })
})

test('what a Classic rests on is counted', () => {
  expect(kindOf(1).rate(classic(['A + A = 10', '12 = A * 2 + B', 'A - 1 = B + 2.'], 'B + A * 3'))).toMatchObject({
    kind: 'rated',
    restsOn: {
      symbols: 2,
      largestBlock: 1,
      blocks: [1, 1],
      products: 2,
      differences: 1,
      writtenNumbers: 3,
      precedenceTraps: 1,
      reversed: 1,
      twoSums: 1,
      largestNumber: 17,
    },
  })
})

test('both sides of a comparison count', () => {
  const lines = ['A + A = 10', 'A + B = 8']
  expect(kindOf(1).rate(classic(lines, 'A + A', 'B * 3'))).toMatchObject({ restsOn: { products: 1, largestNumber: 10 } })
})

const COLUMN_2 = { line: 'column', index: 1 } as const

describe('Grid is of the level', () => {
  const ROW_4 = { line: 'row', index: 3 } as const
  const bandOf = (...of: Parameters<typeof grid>) => {
    const rating = kindOf(2).rate(grid(...of))
    return rating.kind === 'rated' ? levelOf(rating.band).name : rating.kind
  }

  test.each<[level: string, why: string, ...of: Parameters<typeof grid>]>([
    ['Easy', 'one emoji after the other', ['AA', 'AB'], [4, 5], [4, 0], COLUMN_2],
    ['Easy', 'two emoji found from the first', ['AA', 'AB', 'AC'], [4, 5, 6], [0, 0], COLUMN_2],
    ['Medium', 'three emoji one after the other', ['AA', 'AB', 'BC'], [4, 5, 8], [7, 0], COLUMN_2],
    ['Medium', 'a chain that only a hidden total would shorten', ['AA', 'AB', 'BC', 'CC'], [4, 5, 8, 0], [0, 0], ROW_4],
    ['Medium', 'two lines that differ by one emoji', ['AAB', 'BAA'], [7, 0], [5, 0, 0], COLUMN_2],
    ['Medium', 'two such lines, and then one emoji more', ['AAB', 'BAC'], [7, 9], [5, 0, 0], COLUMN_2],
    ['Hard', 'two lines that differ by more', ['AAB', 'ABB'], [7, 8], [0, 0, 0], COLUMN_2],
    ['Expert', 'three lines together', ['AB', 'BC', 'CA'], [5, 7, 6], [0, 0], COLUMN_2],
    ['Expert', 'three lines together, and a fourth emoji', ['AB', 'BC', 'CA', 'CD'], [5, 7, 6, 9], [0, 0], COLUMN_2],
    ['Master', 'three lines together, and five emoji', ['AB', 'BC', 'CA', 'CD', 'DE'], [5, 7, 6, 9, 11], [0, 0], COLUMN_2],
    ['Master', 'an emoji below zero', ['AA', 'AB'], [-4, 3], [0, 0], COLUMN_2],
    ['impossible', 'what contradicts itself', ['AA', 'AB'], [4, 5], [6, 0], COLUMN_2],
    ['ambiguous', 'an emoji without a line', ['AA', 'AB'], [4, 0], [0, 0], COLUMN_2],
    ['too hard', 'an answer without the values', ['AB', 'BA'], [5, 0], [0, 0], COLUMN_2],
  ])('%s for %s', (level, _why, ...of) => {
    expect(bandOf(...of)).toBe(level)
  })
})

describe('what a Grid rests on is counted:', () => {
  const restsOn = (...of: Parameters<typeof grid>) => {
    const rating = kindOf(2).rate(grid(...of))
    return rating.kind === 'rated' ? rating.restsOn : rating
  }

  // AA, AB, BC and so on: each emoji needs the one before. Their values are 1, 2, 3 and so on.
  test.each([2, 3, 4, 5, 6])('%i rounds of a chain', (length) => {
    const letters = 'ABCDEF'.slice(0, length)
    const cells = Array.from(letters, (letter, index) => (letters[index - 1] ?? letter) + letter)
    const totals = cells.map((_, index) => (index === 0 ? 2 : 2 * index + 1))
    expect(restsOn(cells, totals, [0, 0], COLUMN_2)).toMatchObject({ rounds: length, blocks: cells.map(() => 1) })
  })

  test('no rounds of lines that are solved together', () => {
    expect(restsOn(['AB', 'BC', 'CA'], [5, 7, 6], [0, 0], COLUMN_2)).toMatchObject({ rounds: undefined, blocks: [3] })
  })

  test('the largest shown total', () => {
    expect(restsOn(['AA', 'AB'], [4, 12], [0, 0], { line: 'column', index: 0 })).toMatchObject({ largestNumber: 12 })
  })

  test('the answer', () => {
    expect(restsOn(['AA', 'AB', 'BB'], [4, 12, 0], [0, 0], COLUMN_2)).toMatchObject({ largestNumber: 22 })
  })
})

/** @param spelling the emoji whose letters make the word; all, unless given */
function word(lines: readonly string[], spelling?: readonly number[]): WordQuestion {
  const letters = new Set(lines.join(' ').match(/[A-F]/g))
  const emoji = EMOJI.slice(0, letters.size)
  return {
    typeId: 3,
    emoji,
    equations: lines.map(line),
    spelling: spelling ?? emoji.map((_, symbol) => symbol),
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  }
}

describe('Word is of the level', () => {
  test.each<[level: string, lines: string[], spelling?: number[]]>([
    ['Easy', ['A + A = 6', 'A + B = 4', 'B + C = 21']],
    ['Medium', ['A + A = 6', 'A + B = 4', 'B + C = 21', 'C + D = 24']],
    ['Hard', ['A + B = 4', 'A - B = 2', 'B + C = 21']],
    ['Expert', ['A * 2 + B = 7', 'A - B = 2', 'B + C = 21']],
    ['Master', ['A + B = 4', 'B + C = 21', 'A + C = 23']],
    ['impossible', ['A + A = 6', 'A = 4']],
    ['impossible', ['A + A = 60']],
    ['ambiguous', ['A + A = 6', 'B + C = 21']],
    ['too hard', ['A + A = 6', 'B + C = 21'], [0, 0]],
  ])('%s', (level, lines, spelling) => {
    const rating = kindOf(3).rate(word(lines, spelling))
    expect(rating.kind === 'rated' ? levelOf(rating.band).name : rating.kind).toBe(level)
  })
})

test('what a Word rests on is counted', () => {
  expect(kindOf(3).rate(word(['A * 2 + B = 7', 'A - B = 2', 'B + C = 21']))).toMatchObject({
    // 5 for the blocks, 2 for the product, 5 for a number of five binary digits.
    score: 12,
    restsOn: { blocks: [2, 1], symbols: 3, products: 1, differences: 1, largestNumber: 21 },
  })
})
