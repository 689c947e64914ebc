import { describe, expect, test } from 'vitest'
import { sum } from '../algebra/written-sum.test-support.ts'
import type { BoardUnit } from '../explanation/explanation.ts'
import { certifyMistake, certifyMistakes } from './certify.ts'
import { placeCorrections, placeFollows } from './check-places.ts'
import { comesTo, sumFollows } from './check-sums.ts'
import { isNumberAt, numbersOf } from './numbers.ts'
import type { PlaceStep, SumStep, WorkedBoard, WorkedSums } from './worked.ts'

const share = (line: number, symbol: number, value: number): SumStep => ({ kind: 'share', line, symbol, value })
const left = (line: number, symbol: number, count: number, total: number): SumStep => ({ kind: 'left', line, symbol, count, total })
const put = (line: number, text: string, right: number): SumStep => ({ kind: 'put', line, put: { left: sum(text), right } })
const ask = (text: string): SumStep => ({ kind: 'ask', put: sum(text) })
const answer = (value: number): SumStep => ({ kind: 'answer', value })

function worked(lines: readonly (readonly [text: string, right: number])[], asked: string, steps: readonly SumStep[]): WorkedSums {
  const equations = lines.map(([text, right]) => ({ left: sum(text), right }))
  return { question: { typeId: 1, emoji: ['red-apple', 'banana', 'dolphin'], equations, ask: sum(asked) }, steps }
}

/** A = 5, B = 4. */
const LINES = [
  ['A + A', 10],
  ['A + B + 3', 12],
] as const
const solved = (...steps: SumStep[]): WorkedSums => worked(LINES, 'A + B * 2', steps)
const RIGHT = [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('5 + 4 * 2'), answer(13)]

test.each([
  ['worked from left to right', 10, 'order'],
  ['with a wrong sign', 44, 'sign'],
])('what is left of a line with times, %s', (_how, total, mistake) => {
  const lines = [
    ['A + A', 6],
    ['2 + A * 4 + B', 30],
  ] as const
  const steps = [share(0, 0, 3), put(1, '2 + 3 * 4 + B', 30), left(1, 1, 1, total), ask(`3 + ${total}`), answer(3 + total)]
  const certificate = certifyMistake(worked(lines, 'A + B', steps))
  expect(certificate).toEqual({ kind: 'certified', wrong: 2, right: { position: 0, value: 16 }, mistake })
})

describe('a mistake in a sum', () => {
  test.each<[name: string, steps: SumStep[], wrong: number, position: number, value: number, mistake: string]>([
    [
      'taken away instead of shared',
      [share(0, 0, 8), put(1, '8 + B + 3', 12), left(1, 1, 1, 1), ask('8 + 1 * 2'), answer(10)],
      0,
      0,
      5,
      'sharing',
    ],
    [
      'a total copied wrongly',
      [share(0, 0, 5), put(1, '5 + B + 3', 13), left(1, 1, 1, 5), ask('5 + 5 * 2'), answer(15)],
      1,
      3,
      12,
      'copied',
    ],
    [
      'a number copied wrongly',
      [share(0, 0, 5), put(1, '5 + B + 4', 12), left(1, 1, 1, 3), ask('5 + 3 * 2'), answer(11)],
      1,
      2,
      3,
      'copied',
    ],
    [
      'added instead of taken away',
      [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 20), ask('5 + 20 * 2'), answer(45)],
      2,
      0,
      4,
      'sign',
    ],
    [
      'a number of the question',
      [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('5 + 4 * 3'), answer(17)],
      3,
      2,
      2,
      'copied',
    ],
    [
      'a value in the question',
      [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('6 + 4 * 2'), answer(14)],
      3,
      0,
      5,
      'copied',
    ],
    [
      'worked from left to right',
      [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('5 + 4 * 2'), answer(18)],
      4,
      0,
      13,
      'order',
    ],
    ['minus instead of plus', [share(0, 0, 5), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('5 + 4 * 2'), answer(-3)], 4, 0, 13, 'sign'],
  ])('is found: %s', (_name, steps, wrong, position, value, mistake) => {
    expect(certifyMistake(solved(...steps))).toEqual({ kind: 'certified', wrong, right: { position, value }, mistake })
  })

  test.each<[reason: string, steps: SumStep[]]>([
    ['no mistake', RIGHT],
    ['several mistakes', [share(0, 0, 8), put(1, '5 + B + 3', 12), left(1, 1, 1, 4), ask('5 + 4 * 2'), answer(13)]],
    ['no way to put it right', [share(0, 0, 5), put(1, '5 + B', 12), left(1, 1, 1, 7), ask('5 + 7 * 2'), answer(19)]],
  ])('is refused: %s', (reason, steps) => {
    expect(certifyMistake(solved(...steps))).toEqual({ kind: 'refused', reason })
  })
})

describe('two mistakes', () => {
  const TWICE = [
    ['A + A', 10],
    ['B + B', 8],
  ] as const
  const apart = (...steps: SumStep[]) => worked(TWICE, 'A + B * 2', steps)
  const sharing = (wrong: number, value: number) => ({ wrong, right: { position: 0, value }, mistake: 'sharing' })

  test.each<[name: string, worked: WorkedSums, mistakes: object[]]>([
    ['in lines of their own', apart(share(0, 0, 6), share(1, 1, 3), ask('6 + 3 * 2'), answer(12)), [sharing(0, 5), sharing(1, 4)]],
    [
      'where the second step has a number of the first besides',
      solved(share(0, 0, 8), put(1, '8 + B + 3', 13), left(1, 1, 1, 2), ask('8 + 2 * 2'), answer(12)),
      [sharing(0, 5), { wrong: 1, right: { position: 3, value: 12 }, mistake: 'copied' }],
    ],
    [
      'where the second is in the question',
      apart(share(0, 0, 5), share(1, 1, 3), ask('6 + 3 * 2'), answer(12)),
      [sharing(1, 4), { wrong: 2, right: { position: 0, value: 5 }, mistake: 'copied' }],
    ],
    ['or of one alone', solved(share(0, 0, 8), put(1, '8 + B + 3', 12), left(1, 1, 1, 1), ask('8 + 1 * 2'), answer(10)), [sharing(0, 5)]],
  ])('are found: %s', (_name, solution, mistakes) => {
    expect(certifyMistakes(solution)).toEqual({ kind: 'certified', mistakes })
    expect(certifyMistake(solution).kind).toBe(mistakes.length === 1 ? 'certified' : 'refused')
  })

  test.each<[name: string, reason: string, worked: WorkedSums]>([
    [
      'the second is right once the first is put right',
      'a mistake that depends on another',
      solved(share(0, 0, 8), put(1, '8 + B + 3', 12), left(1, 1, 1, 4), ask('8 + 4 * 2'), answer(16)),
    ],
    [
      'the second is put right by another number once the first is put right',
      'a mistake that depends on another',
      solved(share(0, 0, 8), put(1, '8 + B + 3', 12), left(1, 1, 1, 3), ask('8 + 3 * 2'), answer(14)),
    ],
    ['there is a third', 'several mistakes', apart(share(0, 0, 6), share(1, 1, 3), ask('6 + 3 * 2'), answer(11))],
    ['there is none', 'no mistake', solved(...RIGHT)],
    ['one cannot be put right', 'no way to put it right', apart(share(0, 0, 6), share(1, 1, 4), ask('6 + 4'), answer(10))],
    [
      'the puzzle has no whole numbers',
      'a mistake that depends on another',
      worked(
        [
          ['A + A', 10],
          ['B + B + A', 8],
        ],
        'A + B',
        [share(0, 0, 6), put(1, 'B + B + 6', 8), left(1, 1, 2, 2), share(1, 1, 2), ask('6 + 2'), answer(8)],
      ),
    ],
  ])('are refused: %s', (_name, reason, solution) => {
    expect(certifyMistakes(solution)).toEqual({ kind: 'refused', reason })
  })
})

describe('a step follows', () => {
  /** The last step of these. */
  const follows = (lines: Parameters<typeof worked>[0], asked: string, ...steps: SumStep[]): boolean =>
    sumFollows(worked(lines, asked, steps), steps.length - 1)

  test('where a line has one emoji with one value', () => {
    expect(follows([['2 * A - 6', 10]], 'A', share(0, 0, 8))).toBe(true)
    expect(follows([['2 * A - 6', 10]], 'A', share(0, 0, 7))).toBe(false)
    expect(follows([['3A', 15]], 'A', share(0, 0, 5))).toBe(true)
    // Two values, any value, and a value that no line gives.
    expect(follows([['A * A', 9]], 'A', share(0, 0, 3))).toBe(false)
    expect(follows([['A - A', 0]], 'A', share(0, 0, 3))).toBe(false)
    expect(follows([], 'A', share(0, 0, 3))).toBe(false)
    expect(follows([['A + B', 9]], 'A', share(0, 0, 9))).toBe(false)
  })

  test('where what is left comes from the line as it was put last', () => {
    const line = ['A + A + B', 16] as const
    expect(follows([['B', 6], line], 'A', share(0, 1, 6), put(1, 'A + A + 6', 16), left(1, 0, 2, 10))).toBe(true)
    expect(follows([['B', 6], line], 'A', share(0, 1, 6), put(1, 'A + A + 6', 16), left(1, 0, 2, 22))).toBe(false)
    expect(follows([['B', 6], line], 'A', share(0, 1, 6), put(1, 'A + A + 7', 16), left(1, 0, 2, 9))).toBe(true)
    expect(follows([['B', 6], line], 'A', share(0, 1, 6), left(1, 0, 2, 10))).toBe(false)
    expect(follows([], 'A', left(0, 0, 2, 10))).toBe(false)
    // Whatever comes in between: another line, or another step of this one.
    const put1 = [share(0, 1, 6), put(1, 'A + A + 6', 16)]
    expect(follows([['B', 6], line, ['B + C', 8]], 'A', ...put1, put(2, '6 + C', 8), left(1, 0, 2, 10))).toBe(true)
    expect(follows([['B', 6], line], 'A', ...put1, left(1, 0, 2, 10), left(1, 0, 2, 10))).toBe(true)
  })

  test('where what is left is shared evenly, whatever the line says', () => {
    const lines = [['A + A + 3', 13]] as const
    expect(follows(lines, 'A', left(0, 0, 2, 10), share(0, 0, 5))).toBe(true)
    expect(follows(lines, 'A', left(0, 0, 2, 16), share(0, 0, 8))).toBe(true)
    expect(follows(lines, 'A', left(0, 0, 2, 16), share(0, 0, 5))).toBe(false)
    // Of another line, or another emoji.
    expect(follows([...lines, ['A + A', 12]], 'A', left(0, 0, 2, 10), share(1, 0, 6))).toBe(true)
    expect(follows([['A + B', 9]], 'A', left(0, 1, 2, 10), share(0, 0, 5))).toBe(false)
  })

  test('only once for each emoji', () => {
    expect(follows([['A + A', 10]], 'A', share(0, 0, 5), share(0, 0, 5))).toBe(false)
    expect(follows([['A + 3', 8]], 'A', left(0, 0, 1, 5), left(0, 0, 1, 5))).toBe(false)
    expect(follows([['A + 3', 8]], 'A', left(0, 0, 1, 5), share(0, 0, 5))).toBe(false)
    // Of two, what is left is no value yet.
    expect(follows([['A + A + 3', 13]], 'A', left(0, 0, 2, 10), left(0, 0, 2, 10))).toBe(true)
  })

  test('where a line is put as it is shown', () => {
    const lines = [
      ['A', 5],
      ['A + 2B * A', 35],
    ] as const
    expect(follows(lines, 'A', share(0, 0, 5), put(1, '5 + 2B * 5', 35))).toBe(true)
    for (const text of ['5 - 2B * 5', '5 + B * 5', '5 + 2C * 5', '5 + 2B * A', '5 + 2B', '5 + 6 * 5', '5 + 2B * 6']) {
      expect([text, follows(lines, 'A', share(0, 0, 5), put(1, text, 35))]).toEqual([text, false])
    }
    expect(follows(lines, 'A', share(0, 0, 5), put(1, '5 + 2B * 5', 36))).toBe(false)
    expect(follows(lines, 'A', share(0, 0, 5), put(2, '5 + 2B * 5', 35))).toBe(false)
    // A picture of two is twice its value.
    expect(follows([['B', 3], ...lines], 'A', share(0, 1, 3), put(2, 'A + 6 * A', 35))).toBe(true)
  })

  test('where the question is put with a number for every emoji, and the answer is its value', () => {
    const lines = [['A', 5]] as const
    expect(follows(lines, 'A + A', share(0, 0, 5), ask('5 + 5'))).toBe(true)
    expect(follows(lines, 'A + B', share(0, 0, 5), ask('5 + B'))).toBe(false)
    expect(follows(lines, 'A', answer(5))).toBe(false)
    expect(follows(lines, 'A + A', share(0, 0, 5), ask('5 + 5'), answer(10))).toBe(true)
    expect(follows(lines, 'A + A', share(0, 0, 5), ask('5 + 5'), answer(0))).toBe(false)
    expect(follows([...lines, ['B', 3]], 'A + A', share(0, 0, 5), ask('5 + 5'), share(1, 1, 3), answer(10))).toBe(true)
    expect(sumFollows(worked(lines, 'A', []), 0)).toBe(false)
  })
})

test.each([
  ['8 - 3 - 2', 3],
  ['8 - 3 * 2', 2],
  ['24 / 4 / 2', 3],
  ['24 / 4 * 2', 12],
  ['2 + 3 * 4 - 5', 9],
  ['2 * 3 + 4 * 5', 26],
  ['3A + B', 19],
  ['A', 5],
])('%s is %i', (text, value) => {
  expect(comesTo(sum(text), [5, 4])).toBe(value)
})

test('an emoji of a line counts as 0 and is no number', () => {
  for (const [step, numbers] of [[put(0, '5 + B', 12), [5, 0, 12]] as const, [ask('5 + B'), [5, 0]] as const]) {
    expect(numbersOf(step)).toEqual(numbers)
    expect([0, 1].map((position) => isNumberAt(step, position))).toEqual([true, false])
  }
})

function board(cells: Readonly<Record<number, number>>, ...steps: PlaceStep[]): WorkedBoard {
  const symbols = Array.from({ length: 16 }, (_, cell) => cells[cell] ?? '.').join('')
  return { question: { typeId: 4, emoji: ['red-apple', 'banana', 'dolphin', 'plum'], board: symbols }, steps }
}

const place = (kind: BoardUnit['kind'], index: number, digit: number, cell: number): PlaceStep => ({
  kind: 'place',
  unit: { kind, index },
  digit,
  cell,
})

describe('an only place', () => {
  const isOnly = (cells: Readonly<Record<number, number>>, ...steps: PlaceStep[]) => placeFollows(board(cells, ...steps), steps.length - 1)

  test.each<[string, PlaceStep, Readonly<Record<number, number>>]>([
    ['the last of a row', place('row', 0, 4, 3), { 0: 1, 1: 2, 2: 3 }],
    ['the last of a column', place('column', 0, 4, 12), { 0: 1, 4: 2, 8: 3 }],
    ['the last of the box at the top left', place('box', 0, 4, 5), { 0: 1, 1: 2, 4: 3 }],
    ['the last of the box at the top right', place('box', 1, 4, 7), { 2: 1, 3: 2, 6: 3 }],
    ['the last of the box at the bottom left', place('box', 2, 4, 13), { 8: 1, 9: 2, 12: 3 }],
    ['the last of the box at the bottom right', place('box', 3, 4, 15), { 10: 1, 11: 2, 14: 3 }],
    ['the other one is seen in its column', place('row', 0, 3, 3), { 0: 1, 1: 2, 10: 3 }],
    ['the others are seen in their box', place('row', 0, 3, 0), { 1: 1, 6: 3 }],
    ['the others are seen in their rows', place('column', 0, 3, 12), { 0: 1, 6: 3, 11: 3 }],
  ])('is seen: %s', (_name, step, cells) => {
    expect(isOnly(cells, step)).toBe(true)
    expect(isOnly(cells, { ...step, cell: (step.cell + 1) % 16 })).toBe(false)
  })

  test('is not where another one is open, or the emoji is in the unit already', () => {
    expect(isOnly({ 0: 1, 1: 2 }, place('row', 0, 3, 3))).toBe(false)
    expect(isOnly({ 0: 1, 1: 2, 2: 3 }, place('row', 0, 3, 3))).toBe(false)
    expect(isOnly({ 0: 1, 1: 2, 2: 3 }, place('box', 1, 4, 3))).toBe(false)
    expect(placeFollows(board({}), 0)).toBe(false)
  })

  test('is looked for on the board as it is after the earlier steps', () => {
    expect(isOnly({ 0: 1, 1: 2 }, place('row', 0, 3, 2), place('row', 0, 4, 3))).toBe(true)
  })

  test('is put right by what lets the board be filled', () => {
    const cells = { 0: 1, 1: 2, 11: 3 }
    const wrong = place('row', 0, 4, 2)
    expect(placeCorrections(board(cells, wrong), 0)).toEqual([3])
    expect(certifyMistake(board(cells, wrong))).toEqual({
      kind: 'certified',
      wrong: 0,
      right: { position: 0, value: 3 },
      mistake: 'place',
    })
    expect(placeCorrections(board({}, wrong), 0)).toEqual([1, 2, 3, 4])
    expect(certifyMistake(board({}, wrong))).toEqual({ kind: 'refused', reason: 'several ways to put it right' })
    expect(placeCorrections(board({ 2: 1 }, wrong), 0)).toEqual([])
    expect(placeCorrections(board({}), 0)).toEqual([])
  })

  test('is no mistake beside another: on a board that cannot be filled nothing is right', () => {
    const wrongs = [place('row', 0, 4, 2), place('row', 1, 1, 6)]
    expect(certifyMistakes(board({ 0: 1, 1: 2, 11: 3 }, ...wrongs))).toEqual({ kind: 'refused', reason: 'several mistakes' })
  })
})
