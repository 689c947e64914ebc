import { describe, expect, test } from 'vitest'
import { canonicalGuess, digestInput, plainSigns, typedNumber, typedWord } from './guess.ts'
import { ALL_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'
import { kindOf } from './kinds.ts'
import { PUZZLE_TYPES } from './types.ts'
import { STORED_VERSION_1 } from './stored-version-1.test-support.ts'
import type { Puzzle } from './question.ts'

const EASY: LevelId = 1
const MASTER: LevelId = 5
const JUNIOR: LevelId = 6
const SOLVED_FOUR = '1234341221434321'
const SOLVED_NINE = '924586371681473295357129684473918526569247813812365749138692457796854132245731968'

describe.each([1, 2] as const)('a guess at a number, type %i', (typeId) => {
  test.each([
    ['0', '0'],
    ['7', '7'],
    ['42', '42'],
    ['007', '7'],
    ['000', '0'],
    ['+5', '5'],
    ['+005', '5'],
    ['+0', '0'],
    [' 12 ', '12'],
    ['\t12\n', '12'],
    ['1000', '1000'],
    ['999999999999999', '999999999999999'],
    ['0000000000999999999999999', '999999999999999'],
    ['３０', '30'],
    ['٣٠', '30'],
    ['＋５', '5'],
    ['+ 5', '5'],
    ['1 000', '1000'],
    ['12\u00A0345\u202F678', '12345678'],
    ['\u200E42\u200B', '42'],
  ])('%o counts as %o at every level', (text, canonical) => {
    expect(ALL_LEVEL_IDS.map((levelId) => canonicalGuess(typeId, levelId, text))).toEqual(ALL_LEVEL_IDS.map(() => canonical))
  })

  test.each([
    '',
    ' ',
    '+',
    '-',
    '--5',
    '+-5',
    '-+5',
    '5-',
    '5+',
    '1 2',
    '1 00',
    '1000 000',
    '5\n600',
    '1.5',
    '1,5',
    '5.',
    '1e3',
    '0x10',
    'five',
    '²',
    '½',
    '(5)',
    '\u00AD5',
    '−−5',
    '5−',
    '5\n6',
    '1000000000000000',
    '+1000000000000000',
    '-1000000000000000',
    'NaN',
    'Infinity',
  ])('%o is no guess at any level', (text) => {
    for (const levelId of ALL_LEVEL_IDS) expect(canonicalGuess(typeId, levelId, text)).toBeUndefined()
  })

  test.each([
    ['-5', '-5'],
    ['-005', '-5'],
    [' -12 ', '-12'],
    ['-0', '0'],
    ['-000', '0'],
    ['-999999999999999', '-999999999999999'],
    ['−30', '-30'],
    ['–30', '-30'],
    ['—30', '-30'],
    ['‐30', '-30'],
    ['‑30', '-30'],
    ['－３０', '-30'],
    ['➖30', '-30'],
    ['➖\uFE0F30', '-30'],
    ['ー３０', '-30'],
    ['− 30', '-30'],
    ['-\u00A01 000', '-1000'],
    ['\u061C-٣٠', '-30'],
    ['\u200E−30\u200E', '-30'],
  ])('%o counts as %o at Master, and is no guess elsewhere', (text, canonical) => {
    for (const levelId of ALL_LEVEL_IDS) {
      expect([levelId, canonicalGuess(typeId, levelId, text)]).toEqual([levelId, levelId === MASTER ? canonical : undefined])
    }
  })
})

describe('a guess at a word', () => {
  test.each([
    ['BEAD', 'BEAD'],
    ['bead', 'BEAD'],
    ['bEaD', 'BEAD'],
    ['  bead\n', 'BEAD'],
    ['a', 'A'],
    ['abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST'],
  ])('%o counts as %o', (text, canonical) => {
    for (const levelId of NEXT_LEVEL_IDS) expect(canonicalGuess(3, levelId, text)).toBe(canonical)
  })

  test.each([
    '',
    ' ',
    'abcdefghijklmnopqrstu',
    'be ad',
    'bead1',
    '4',
    "it's",
    'be-ad',
    'bé',
    'straße',
    'ı',
    'ＢＥＡＤ',
    '-BEAD',
    'bead\nbead',
  ])('%o is none', (text) => {
    expect(canonicalGuess(3, EASY, text)).toBeUndefined()
  })
})

test.each([
  ['x', true, 'no number'],
  ['1.5', true, 'no number'],
  ['−30', false, 'negative'],
  ['1'.repeat(16), true, 'too long'],
] as const)('the number %o is refused with its reason', (text, mayBeNegative, fault) => {
  expect(typedNumber(text, mayBeNegative)).toEqual({ fault })
})

test.each([
  ['', ''],
  ['−', '-'],
  ['+', ''],
  ['００7', '007'],
  ['-1 000', '-1000'],
])('the number %o may still go on, as %o', (text, soFar) => {
  expect(typedNumber(text, true)).toEqual({ text: soFar })
})

test('a word is refused with its reason, and may still go on', () => {
  expect(typedWord('b4')).toEqual({ fault: 'no word' })
  expect(typedWord('b'.repeat(21))).toEqual({ fault: 'too long' })
  expect(typedWord(' bea')).toEqual({ text: 'BEA' })
  expect(typedWord('')).toEqual({ text: '' })
})

test('the digits of every script are digits', () => {
  const systems = Intl.supportedValuesOf('numberingSystem')
  const decimal = systems.filter(
    (numberingSystem) => new Intl.NumberFormat('en', { numberingSystem }).resolvedOptions().numberingSystem === numberingSystem,
  )
  const written = decimal.map((numberingSystem) =>
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
  )
  const digits = written.filter((text) => /^\p{Decimal_Number}+$/u.test(text))
  expect(digits.length).toBeGreaterThan(50)
  expect(digits.map(plainSigns)).toEqual(digits.map(() => '9876543210'))
})

describe('a guess at a board', () => {
  test('is all of its digits: sixteen up to 4 at the junior levels, eighty-one up to 9 above', () => {
    for (const levelId of ALL_LEVEL_IDS) {
      const [right, other] = levelId > 5 ? [SOLVED_FOUR, SOLVED_NINE] : [SOLVED_NINE, SOLVED_FOUR]
      expect(canonicalGuess(4, levelId, right)).toBe(right)
      expect(canonicalGuess(4, levelId, ` ${right}\n`)).toBe(right)
      expect(canonicalGuess(4, levelId, other)).toBeUndefined()
    }
  })

  test('need not be right, nor even without repeats', () => {
    expect(canonicalGuess(4, JUNIOR, '1'.repeat(16))).toBe('1'.repeat(16))
    expect(canonicalGuess(4, EASY, '9'.repeat(81))).toBe('9'.repeat(81))
  })

  test.each([
    ['an empty cell', `.${SOLVED_FOUR.slice(1)}`, `.${SOLVED_NINE.slice(1)}`],
    ['a nought', `0${SOLVED_FOUR.slice(1)}`, `0${SOLVED_NINE.slice(1)}`],
    ['one digit too few', SOLVED_FOUR.slice(1), SOLVED_NINE.slice(1)],
    ['one digit too many', `${SOLVED_FOUR}1`, `${SOLVED_NINE}1`],
    ['a letter', `a${SOLVED_FOUR.slice(1)}`, `a${SOLVED_NINE.slice(1)}`],
    ['space between the rows', SOLVED_FOUR.replaceAll(/(.{4})(?=.)/g, '$1 '), SOLVED_NINE.replaceAll(/(.{9})(?=.)/g, '$1 ')],
    ['a minus', `-${SOLVED_FOUR.slice(1)}`, `-${SOLVED_NINE.slice(1)}`],
    ['nothing', '', ''],
  ])('is none with %s', (_, four, nine) => {
    expect(canonicalGuess(4, JUNIOR, four)).toBeUndefined()
    expect(canonicalGuess(4, EASY, nine)).toBeUndefined()
  })

  test('has no 5 to 9 on a small board', () => {
    for (const digit of ['5', '6', '7', '8', '9']) expect(canonicalGuess(4, JUNIOR, digit + SOLVED_FOUR.slice(1))).toBeUndefined()
  })
})

describe('a guess at a cell', () => {
  test('may be written in the signs of any script', () => {
    expect(canonicalGuess(5, EASY, '１–１２')).toBe('1-12')
  })

  test.each(['1-1', '6-6', '9-10', '16-16', '10-1', '99-99'])('%o is one', (text) => {
    for (const levelId of ALL_LEVEL_IDS) expect(canonicalGuess(5, levelId, ` ${text} `)).toBe(text)
  })

  test.each(['', '1', '1-', '-1', '1-0', '0-1', '01-1', '1-01', '1--1', '100-1', '1-100', '1,1', '1 - 1', '+1-1', '1-1-1', 'A1', '1-A'])(
    '%o is none',
    (text) => {
      expect(canonicalGuess(5, EASY, text)).toBeUndefined()
    },
  )
})

test('what one type takes for a guess another does not', () => {
  const texts = ['12', 'bead', SOLVED_FOUR, '3-4']
  const taken = PUZZLE_TYPES.map(({ id }) => texts.filter((text) => canonicalGuess(id, JUNIOR, text) !== undefined))
  expect(taken).toEqual([['12'], ['12'], ['bead'], [SOLVED_FOUR], ['3-4']])
})

test('the answer of a stored puzzle is its own canonical form', () => {
  const puzzles = STORED_VERSION_1.map((text) => JSON.parse(text) as Puzzle)
  for (const { levelId, question, answer } of puzzles) {
    expect(canonicalGuess(question.typeId, levelId, answer)).toBe(answer)
    expect(kindOf(question.typeId).solve(question)).toEqual({ kind: 'unique', answer })
  }
})

test('a digest is of the number of the puzzle and the guess, so that the same answer looks different everywhere', () => {
  expect(digestInput(100_681, '42')).toBe('100681:42')
  expect(digestInput(1, '-7')).toBe('1:-7')
  expect(digestInput(1, '12')).not.toBe(digestInput(11, '2'))
})
