import { describe, expect, test } from 'vitest'
import { ALPHABET, letterAt, positionOf } from '../alphabet.ts'
import { columnLetter, oddSide } from '../odd-emoji/board.ts'
import { explainLooking, explainOdd } from '../odd-emoji/explain.ts'
import { equationsOf, linesOf, noneOf, totalOf } from '../grid/lines.ts'
import { randomFrom } from '../random.ts'
import { hasTray, lettersOf, listedWord, patternOf, rivalsOf, trayFor } from './letters.ts'
import type { LevelId } from '../levels.ts'

describe('the alphabet', () => {
  test('counts from A = 1 to Z = 26, and back', () => {
    expect(['A', 'B', 'M', 'Z'].map((letter) => positionOf(letter))).toEqual([1, 2, 13, 26])
    expect([1, 2, 13, 26].map((position) => letterAt(position))).toEqual(['A', 'B', 'M', 'Z'])
    for (const letter of ALPHABET) expect(letterAt(positionOf(letter))).toBe(letter)
  })

  test('has no letter for other numbers, and no number for other letters', () => {
    expect([0, 27, -1, 1.5, Number.NaN].map((position) => letterAt(position))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['a', 'É', '1', '?'].map((letter) => positionOf(letter))).toEqual([0, 0, 0, 0])
  })
})

describe('the tray of a word', () => {
  test('has the letters of a word once each, in its order', () => {
    expect(lettersOf('NOON')).toEqual(['N', 'O'])
    expect(lettersOf('BEAD')).toEqual(['B', 'E', 'A', 'D'])
  })

  const rivals = (word: string, ...others: string[]) =>
    rivalsOf(
      listedWord(word),
      others.map((other) => listedWord(other)),
    )

  test('has eight different letters in the order of the alphabet, with those of the word and of two rivals among them', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const [first = expect.unreachable(), ...others] = rivals('BEAD', 'BEAD', 'BALD', 'FISH', 'LEAD')
      const tray = trayFor(randomFrom('tray', seed), listedWord('BEAD'), first, [first, ...others]) ?? ''
      expect(tray).toHaveLength(8)
      expect([...tray]).toEqual([...new Set(tray)].toSorted())
      expect([...tray]).toEqual(expect.arrayContaining([...'ABDEL']))
    }
  })

  test('is none where fewer than two others fit in with the word', () => {
    const word = listedWord('BEAD')
    const lead = listedWord('LEAD')
    expect(trayFor(randomFrom('few'), word, lead, [lead])).toBeUndefined()
    expect(hasTray(word, rivals('BEAD', 'FISH'))).toBe(false)
    expect(hasTray(word, rivals('BEAD', 'BALD', 'LEAD'))).toBe(true)
  })

  test('knows which letters of a word repeat', () => {
    expect(['NOON', 'DEED', 'BEAD'].map(patternOf)).toEqual(['0110', '0110', '0123'])
  })
})

describe('a square of emoji', () => {
  test.each<[LevelId, number]>([
    [6, 6],
    [7, 7],
    [8, 8],
    [9, 9],
    [10, 10],
    [1, 12],
    [2, 13],
    [3, 14],
    [4, 15],
    [5, 16],
  ])('of level %i has %i a side', (levelId, side) => {
    expect(oddSide(levelId)).toBe(side)
  })

  test('names its columns by letters, and by numbers once those run out', () => {
    expect([0, 5, 15, 25, 26, 29].map(columnLetter)).toEqual(['A', 'F', 'P', 'Z', '27', '30'])
  })

  test('is looked at without a word about where the odd one is', () => {
    expect(explainLooking(12)).toEqual([
      { technique: 'whole picture', side: 12 },
      { technique: 'sweep', side: 12 },
    ])
  })

  test.each([
    [6, 0, 0, 2],
    [6, 2, 0, 2],
    [6, 3, 3, 5],
    [6, 5, 3, 5],
    [7, 3, 0, 3],
    [7, 4, 4, 6],
  ])('of side %i is searched in the half of row %i: rows %i to %i', (side, row, fromRow, toRow) => {
    const explanation = explainOdd({ typeId: 5, emoji: ['goat', 'ewe'], side, row, column: 1 })
    expect(explanation).toMatchObject({ kind: 'explained', answer: `${row + 1}-2` })
    expect(explanation.kind === 'explained' && explanation.steps.slice(2)).toEqual([
      { technique: 'feature', side, feature: 'shape' },
      { technique: 'half', side, fromRow, toRow },
      { technique: 'row', side, row },
      { technique: 'cell', side, row, column: 1 },
    ])
  })

  test('that is no puzzle has no explanation', () => {
    expect(explainOdd({ typeId: 5, emoji: ['goat', 'goat'], side: 6, row: 0, column: 0 })).toEqual({ kind: 'impossible' })
  })
})

describe('the lines of a Grid', () => {
  const cells = [
    [0, 0, 1],
    [2, 1, 0],
  ]

  test('are its rows and then its columns, by how often each emoji is in them', () => {
    expect(linesOf(cells, 3)).toEqual([
      [2, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
      [1, 1, 0],
    ])
    expect(linesOf([], 3)).toEqual([])
  })

  test('come to their totals', () => {
    expect(linesOf(cells, 3).map((counts) => totalOf(counts, [3, -5, 10]))).toEqual([1, 8, 13, -2, -2])
  })

  test('are equations where their totals are shown, and the asked one is equal to the answer', () => {
    const lines = linesOf(cells, 3)
    const equations = equationsOf(lines, [1, null, 13, null, 0], lines[1] ?? [])
    expect(equations.map(({ relation, coefficients, right }) => ({ relation, coefficients, right }))).toEqual([
      { relation: 0, coefficients: [2, 1, 0, 0], right: 1 },
      { relation: 2, coefficients: [1, 0, 1, 0], right: 13 },
      { relation: 4, coefficients: [1, 1, 0, 0], right: 0 },
      { relation: 5, coefficients: [1, 1, 1, -1], right: 0 },
    ])
    expect(equations.map(({ unknowns }) => unknowns)).toEqual([0b011, 0b101, 0b011, 0b1111])
  })

  test('begin each with zeros of their own', () => {
    const one = noneOf(3)
    one[0] = 7
    expect(noneOf(3)).toEqual([0, 0, 0])
    expect(noneOf(40)).toHaveLength(40)
  })
})
