import { describe, expect, test } from 'vitest'
import { puzzleFromWire, puzzleToWire, type PageQuestion, type PuzzleView } from './puzzle-view.ts'
import { longPuzzle, miniPuzzle } from './puzzle.ts'
import { pageQuestion } from './question.ts'

const CLASSIC: PageQuestion = {
  typeId: 1,
  emoji: ['fox', 'owl'],
  equations: [
    {
      left: {
        operands: [
          { kind: 'symbol', symbol: 0, copies: 2 },
          { kind: 'number', value: 3, asDots: true },
        ],
        operators: ['+'],
      },
      right: 7,
    },
  ],
  ask: { operands: [{ kind: 'symbol', symbol: 1, copies: 1 }], operators: [] },
}
const GRID: PageQuestion = {
  typeId: 2,
  emoji: ['fox', 'owl'],
  cells: [
    [0, 1],
    [1, 1],
  ],
  rowTotals: [5, null],
  columnTotals: [null, 6],
  ask: { line: 'column', index: 0 },
}
const EQUAL_LINES = [
  { line: 'row', index: 1 },
  { line: 'column', index: 1 },
] as const
const WORD: PageQuestion = { typeId: 3, emoji: ['fox'], equations: [], spelling: [0, 0], letters: 'ABC' }

/** Everything that a puzzle may have, no two fields alike. */
const FULL: PuzzleView = {
  id: 7,
  levelId: 3,
  typeId: 1,
  theme: 'Pets',
  attempted: 11,
  correct: 5,
  totalAttempted: 12,
  isRevealed: true,
  isToday: false,
  hasSvg: true,
  isMigrated: false,
  emoji: ['fox', 'owl', 'red-apple'],
  emojiNames: ['fox', 'owl', 'apple'],
  emojiTheme: 'Animals',
  text: 'fox and owl',
  answerDigest: 'd1'.repeat(32),
  question: CLASSIC,
  availableLetters: 'ABCDE',
  sudokuQuestion: '12..',
  questionImageUrl: '/question.avif',
  questionImageSvg: '/question.svg',
  questionImagePreview: '/preview.avif',
  answer: 42,
  answerWord: 'BEAD',
  sudokuAnswer: '1234',
  answerImageUrl: '/answer.avif',
  answerImageSvg: '/answer.svg',
}

const SHORT = {
  i: 7,
  l: 3,
  t: 1,
  th: 'Pets',
  at: 11,
  c: 5,
  ta: 12,
  r: true,
  td: false,
  hs: true,
  m: false,
  e: 'fox,owl,red-apple',
  en: 'fox,owl,apple',
  et: 'Animals',
  tx: 'fox and owl',
  ad: 'd1'.repeat(32),
  qn: CLASSIC,
  al: 'ABCDE',
  sq: '12..',
  q: '/question.avif',
  qs: '/question.svg',
  qp: '/preview.avif',
  a: 42,
  aw: 'BEAD',
  sa: '1234',
  ai: '/answer.avif',
  as: '/answer.svg',
}

const LONG = {
  PuzzleId: 7,
  LevelId: 3,
  PuzzleTypeId: 1,
  PuzzleTheme: 'Pets',
  Attempted: 11,
  Correct: 5,
  TotalAttempted: 12,
  Revealed: true,
  TodaysPuzzle: false,
  HasSvg: true,
  Migrated: false,
  EmojiIcons: 'fox,owl,red-apple',
  EmojiNames: 'fox,owl,apple',
  EmojiTheme: 'Animals',
  Text: 'fox and owl',
  AnswerDigest: 'd1'.repeat(32),
  Question: CLASSIC,
  AvailableLetters: 'ABCDE',
  SudokuQuestion: '12..',
  QuestionImageUrl: '/question.avif',
  QuestionImageSvg: '/question.svg',
  QuestionImagePreview: '/preview.avif',
  Answer: 42,
  AnswerWord: 'BEAD',
  SudokuAnswer: '1234',
  AnswerImageUrl: '/answer.avif',
  AnswerImageSvg: '/answer.svg',
}

const OPTIONAL = {
  qn: 'question',
  al: 'availableLetters',
  sq: 'sudokuQuestion',
  q: 'questionImageUrl',
  qs: 'questionImageSvg',
  qp: 'questionImagePreview',
  a: 'answer',
  aw: 'answerWord',
  sa: 'sudokuAnswer',
  ai: 'answerImageUrl',
  as: 'answerImageSvg',
} as const

function without(object: object, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}

describe('a puzzle with everything', () => {
  test('has each short key', () => {
    expect(puzzleToWire(FULL, 'short')).toEqual(SHORT)
    expect(miniPuzzle.parse(SHORT)).toEqual(SHORT)
  })

  test('has each long name', () => {
    expect(puzzleToWire(FULL, 'long')).toEqual(LONG)
    expect(longPuzzle.parse(LONG)).toEqual(LONG)
  })

  test('is read from its short keys', () => {
    expect(puzzleFromWire(miniPuzzle.parse(SHORT))).toEqual(FULL)
  })

  test('keeps all but the five addresses of pictures when they are not wanted', () => {
    const { q, qs, qp, ai, as, ...short } = SHORT
    expect(puzzleToWire(FULL, 'short', true)).toEqual(short)
    expect(Object.keys(LONG).filter((key) => !(key in puzzleToWire(FULL, 'long', true)))).toEqual([
      'QuestionImageUrl',
      'QuestionImageSvg',
      'QuestionImagePreview',
      'AnswerImageUrl',
      'AnswerImageSvg',
    ])
    expect([q, qs, qp, ai, as]).not.toContain(undefined)
  })
})

test.each(Object.entries(OPTIONAL))('without %s the key is absent in both directions, and the puzzle is whole', (short, ours) => {
  const wire = puzzleToWire({ ...FULL, [ours]: undefined }, 'short')
  expect(wire).toEqual(without(SHORT, short))
  expect(Object.keys(wire)).not.toContain(short)
  expect(miniPuzzle.parse(wire)).toEqual(wire)
  expect(Object.keys(puzzleFromWire(wire))).not.toContain(ours)
})

test.each(Object.keys(SHORT).filter((key) => !(key in OPTIONAL)))('without %s it is no puzzle', (key) => {
  expect(miniPuzzle.safeParse(without(SHORT, key)).success).toBe(false)
})

test('what is falsy is told all the same', () => {
  const bare = { ...FULL, attempted: 0, isRevealed: false, answer: 0, text: '', answerWord: '' }
  expect(puzzleToWire(bare, 'short')).toMatchObject({ at: 0, r: false, a: 0, tx: '', aw: '' })
  expect(puzzleFromWire(puzzleToWire(bare, 'short'))).toEqual(bare)
})

test('one emoji is a list of one', () => {
  const wire = puzzleToWire({ ...FULL, emoji: ['fox'], emojiNames: ['fox'] }, 'short')
  expect(wire).toMatchObject({ e: 'fox', en: 'fox' })
  expect(puzzleFromWire(wire)).toMatchObject({ emoji: ['fox'], emojiNames: ['fox'] })
})

test('other texts with commas stay texts', () => {
  const text = 'fox, owl, and fox make 7'
  expect(puzzleFromWire(puzzleToWire({ ...FULL, text, theme: 'Cats, dogs' }, 'short'))).toMatchObject({ text, theme: 'Cats, dogs' })
})

test.each([
  ['no puzzle 0', { i: 0 }],
  ['no level 11', { l: 11 }],
  ['no type 6', { t: 6 }],
  ['no count below none', { at: -1 }],
  ['no half counts', { c: 0.5 }],
  ['no list of emoji', { e: ['fox'] }],
  ['no yes and no as numbers', { r: 1 }],
  ['no answer as text', { a: '42' }],
  ['no absent address as null', { q: null }],
  ['no question of an Emojidoku', { qn: { typeId: 4, emoji: ['fox'], board: '1...' } }],
])('there is %s', (_, change) => {
  expect(miniPuzzle.safeParse({ ...SHORT, ...change }).success).toBe(false)
})

test('a key that no spelling knows is not passed on', () => {
  expect(miniPuzzle.parse({ ...SHORT, row: 3 })).toEqual(SHORT)
  expect(longPuzzle.parse({ ...LONG, answerDigest: 'x' })).toEqual(LONG)
})

describe('a drawn question', () => {
  test.each([
    ['Classic', CLASSIC],
    ['Grid', GRID],
    ['Grid with equal lines', { ...GRID, equalLines: EQUAL_LINES }],
    ['Word', WORD],
  ] as const)('of %s goes through as it is, and nothing besides', (_, question) => {
    expect(pageQuestion.parse(question)).toEqual(question)
    expect(pageQuestion.parse({ ...question, answer: 7, seed: 'x' })).toEqual(question)
  })

  test('of Grid has no cell beyond its emoji', () => {
    expect(
      pageQuestion.safeParse({
        ...GRID,
        cells: [
          [0, 1],
          [1, 2],
        ],
      }).success,
    ).toBe(false)
    expect(
      pageQuestion.safeParse({
        ...GRID,
        emoji: ['fox', 'owl', 'hidden-tile'],
        cells: [
          [0, 1],
          [1, 2],
        ],
      }).success,
    ).toBe(true)
  })

  test.each(['+', '-', '*', '/'] as const)('may use %s', (operator) => {
    const fox = { kind: 'symbol', symbol: 0, copies: 1 } as const
    const question: PageQuestion = { ...CLASSIC, ask: { operands: [fox, fox], operators: [operator] } }
    expect(pageQuestion.parse(question)).toEqual(question)
  })

  test.each([
    ['a Spot the odd emoji, whose cell is the answer', { typeId: 5, emoji: ['fox', 'owl'], side: 6, row: 1, column: 2 }],
    ['an Emojidoku', { typeId: 4, emoji: ['fox'], board: '1...' }],
    ['a type of no kind', { ...CLASSIC, typeId: 0 }],
    ['a Classic without its last line', without(CLASSIC, 'ask')],
    ['a Classic with another operator', { ...CLASSIC, ask: { operands: [], operators: ['%'] } }],
    ['no copies of a symbol', { ...CLASSIC, ask: { operands: [{ kind: 'symbol', symbol: 0, copies: 0 }], operators: [] } }],
    ['a symbol below the first', { ...CLASSIC, ask: { operands: [{ kind: 'symbol', symbol: -1, copies: 1 }], operators: [] } }],
    ['a number without saying how it is drawn', { ...CLASSIC, ask: { operands: [{ kind: 'number', value: 1 }], operators: [] } }],
    ['an operand of a third kind', { ...CLASSIC, ask: { operands: [{ kind: 'letter', value: 'A' }], operators: [] } }],
    ['an equation whose right side is hidden', { ...CLASSIC, equations: [{ left: CLASSIC.ask, right: null }] }],
    ['a Grid that asks for a diagonal', { ...GRID, ask: { line: 'diagonal', index: 0 } }],
    ['a Grid that asks for a line before the first', { ...GRID, ask: { line: 'row', index: -1 } }],
    ['a Grid in which a line is equal to nothing', { ...GRID, equalLines: EQUAL_LINES.slice(1) }],
    ['a Grid in which a line is equal to a diagonal', { ...GRID, equalLines: [EQUAL_LINES[0], { line: 'diagonal', index: 0 }] }],
    ['a Grid with an empty cell', { ...GRID, cells: [[0, null]] }],
    ['a Grid with a total in words', { ...GRID, rowTotals: ['five', 5] }],
    ['a Word without letters to choose from', without(WORD, 'letters')],
    ['a Word with letters for symbols', { ...WORD, spelling: ['A'] }],
  ])('is not %s', (_, question) => {
    expect(pageQuestion.safeParse(question).success).toBe(false)
  })
})
