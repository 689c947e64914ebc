import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../platform/languages.ts'
import { A_DAY, NOON_MS } from '../../platform/testing/test-site.ts'
import { AnswerAddresses } from './answer-addresses.ts'
import { answerDigestOf, viewOf, type StoredPuzzle, type ViewContext } from './puzzle-view.ts'

const ID = puzzleIdOf(A_DAY, 20)
const ADDRESSES = new AnswerAddresses('a secret of tests only')
const CONTEXT: ViewContext = {
  visitor: { role: 'guest', plan: 'none' },
  language: ENGLISH,
  counts: { attempted: 9, correct: 4, sheets: 3 },
  attempt: undefined,
  today: A_DAY,
  nowMs: NOON_MS,
  answerAddresses: ADDRESSES,
}
const GUESSED = { puzzleId: ID, isSolved: false, isRevealed: false, begunAtMs: NOON_MS }
const SOLVED = { ...GUESSED, isSolved: true }
const REVEALED = { ...GUESSED, isRevealed: true }

const BOARD = '12.43.122.434..1'
const FULL_BOARD = '1234341221434321'

interface Case {
  readonly name: string
  readonly question: Question
  readonly answer: string
  /** The fields of the question that every visitor gets. */
  readonly asks: Partial<PuzzleView>
  /** The form of the answer. */
  readonly tells: Partial<PuzzleView>
}

const ask = { operands: [{ kind: 'symbol', symbol: 0, copies: 1 }], operators: [] } as const
const CLASSIC: Question = { typeId: 1, emoji: ['fox', 'red-apple'], equations: [{ left: ask, right: 4 }], ask }
const GRID: Question = {
  typeId: 2,
  emoji: ['fox', 'red-apple'],
  cells: [
    [0, 1],
    [1, 1],
  ],
  rowTotals: [5, null],
  columnTotals: [5, 4],
  ask: { line: 'row', index: 1 },
}
const WORD: Question = { typeId: 3, emoji: ['fox', 'red-apple'], equations: [], spelling: [0, 1], letters: 'ABEMRS' }

const CASES: readonly Case[] = [
  { name: 'Classic', question: CLASSIC, answer: '-4', asks: { question: CLASSIC }, tells: { answer: -4 } },
  { name: 'Grid', question: GRID, answer: '0', asks: { question: GRID }, tells: { answer: 0 } },
  { name: 'Word', question: WORD, answer: 'BE', asks: { question: WORD, availableLetters: 'ABEMRS' }, tells: { answerWord: 'BE' } },
  {
    name: 'Emojidoku',
    question: { typeId: 4, emoji: ['fox', 'red-apple', 'owl', 'frog'], board: BOARD },
    answer: FULL_BOARD,
    asks: { sudokuQuestion: BOARD },
    tells: { sudokuAnswer: FULL_BOARD },
  },
  {
    name: 'Spot the odd emoji',
    question: { typeId: 5, emoji: ['fox', 'red-apple'], side: 6, row: 1, column: 2 },
    answer: '2-3',
    asks: {},
    tells: { answerWord: '2-3' },
  },
]

const QUESTION_KEYS = ['question', 'availableLetters', 'sudokuQuestion'] as const
const ANSWER_KEYS = ['answer', 'answerWord', 'sudokuAnswer', 'answerImageUrl', 'answerImageSvg'] as const

function stored({ question, answer }: Case): StoredPuzzle {
  return { id: ID, levelId: 6, theme: 'Pets', question, answer, text: 'in words', answerDigest: answerDigestOf(ID, answer) }
}

/** Those of some fields that are there. */
function there(view: PuzzleView, keys: readonly (keyof PuzzleView)[]): Partial<PuzzleView> {
  return Object.fromEntries(keys.flatMap((key) => (view[key] === undefined ? [] : [[key, view[key]]])))
}

describe.each(CASES)('$name', (one) => {
  const puzzle = stored(one)
  const seenWith = (context: Partial<ViewContext>): PuzzleView => viewOf(puzzle, { ...CONTEXT, ...context })

  test('has its question and no answer before it is solved, for a guest and for an account', () => {
    for (const attempt of [undefined, GUESSED]) {
      for (const role of ['guest', 'account', 'teacher', 'operator'] as const) {
        const view = seenWith({ attempt, visitor: { role, plan: 'none' } })
        expect(there(view, QUESTION_KEYS)).toEqual(one.asks)
        expect(there(view, ANSWER_KEYS)).toEqual({})
      }
    }
  })

  test.each([
    ['solved', SOLVED],
    ['revealed', REVEALED],
  ])('tells its answer in the field of its type once it is %s, with two pictures', (_, attempt) => {
    const { answerImageSvg, answerImageUrl, ...answer } = there(seenWith({ attempt }), ANSWER_KEYS)
    expect(answer).toEqual(one.tells)
    expect(answerImageSvg).toMatch(new RegExp(`^/emojigma/answers/Puzzle_${ID}_Junior1\\.svg\\?until=\\d+&signature=[\\w-]+$`))
    expect(answerImageUrl).toMatch(new RegExp(`^/emojigma/answers/Puzzle_${ID}_Junior1_800\\.avif\\?until=\\d+&signature=[\\w-]+$`))
  })

  test('has no answer for a plan either, before it is solved or revealed', () => {
    for (const visitor of [
      { role: 'account', plan: 'individual' },
      { role: 'teacher', plan: 'teacher' },
      { role: 'student', plan: 'student' },
    ] as const) {
      for (const attempt of [undefined, GUESSED]) expect(there(seenWith({ visitor, attempt }), ANSWER_KEYS)).toEqual({})
    }
  })

  test('has the same question after it is solved', () => {
    expect(there(seenWith({ attempt: SOLVED }), QUESTION_KEYS)).toEqual(one.asks)
  })
})

describe('any puzzle', () => {
  const puzzle = stored(CASES[0] as Case)

  test('has its counts, its emoji by their names, and the addresses of its pictures', () => {
    expect(viewOf(puzzle, CONTEXT)).toMatchObject({
      id: ID,
      levelId: 6,
      typeId: 1,
      theme: 'Pets',
      emojiTheme: 'Pets',
      attempted: 9,
      totalAttempted: 9,
      correct: 4,
      hasSvg: true,
      isMigrated: true,
      emoji: ['fox', 'red-apple'],
      emojiNames: ['fox', 'apple'],
      text: 'in words',
      questionImageSvg: `/emojigma/production/Puzzle_${ID}_Junior1.svg`,
      questionImageUrl: `/emojigma/production/Puzzle_${ID}_Junior1_800.avif`,
      questionImagePreview: `/emojigma/production/Puzzle_${ID}_Junior1_400.avif`,
    })
  })

  test('is today’s on its own day alone', () => {
    expect([A_DAY - 1, A_DAY, A_DAY + 1].map((today) => viewOf(puzzle, { ...CONTEXT, today }).isToday)).toEqual([false, true, false])
  })

  test('is revealed when it was revealed, not when it was solved', () => {
    const reveals = [undefined, GUESSED, SOLVED, REVEALED].map((attempt) => viewOf(puzzle, { ...CONTEXT, attempt }).isRevealed)
    expect(reveals).toEqual([false, false, false, true])
  })
})

test('the digest is SHA-256 of the id and the answer, so that no two puzzles share it', () => {
  expect(answerDigestOf(7, '42')).toMatch(/^[\da-f]{64}$/)
  expect(answerDigestOf(7, '42')).not.toBe(answerDigestOf(8, '42'))
  expect(answerDigestOf(7, '42')).not.toBe(answerDigestOf(7, '43'))
})
