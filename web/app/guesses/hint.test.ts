import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { expect, test } from 'vitest'
import { isAbout, nextHint, type Hint } from './hint.ts'

const NAMES = ['fox', 'frog', 'owl', 'bat']
const BOARD = '12343412214343.1'
const ONE = { kind: 'symbol', symbol: 0, copies: 1 } as const
const OTHER = { kind: 'symbol', symbol: 1, copies: 1 } as const

function puzzle(typeId: PuzzleView['typeId'], more: Partial<PuzzleView> = {}): PuzzleView {
  return {
    id: 41,
    levelId: 6,
    typeId,
    theme: 'Wild animals',
    attempted: 0,
    correct: 0,
    totalAttempted: 0,
    isRevealed: false,
    isToday: true,
    hasSvg: true,
    isMigrated: true,
    emoji: NAMES,
    emojiNames: NAMES,
    emojiTheme: 'Wild animals',
    text: '',
    answerDigest: '',
    ...more,
  }
}

const classic = puzzle(1, {
  question: {
    typeId: 1,
    emoji: ['fox', 'frog'],
    equations: [
      { left: { operands: [ONE, ONE], operators: ['+'] }, right: 10 },
      { left: { operands: [ONE, OTHER], operators: ['+'] }, right: 8 },
    ],
    ask: { operands: [ONE, OTHER], operators: ['+'] },
  },
})

async function digestOf(answer: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestInput(41, answer)))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hints of so many presses. */
async function presses(count: number, asked: PuzzleView, cells = ''): Promise<readonly Hint[]> {
  const hints: Hint[] = []
  for (let press = 0; press < count; press += 1) hints.push(await nextHint(asked, cells, hints.at(-1)))
  return hints
}

test('each press goes one rung further, and after the third comes the next step', async () => {
  const hints = await presses(5, classic)
  expect(hints.map(({ index, rung }) => [index, rung])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [1, 2],
  ])
  expect(hints.map(({ words }) => words.length)).toEqual([1, 2, 3, 1, 2])
  expect(hints[0]?.words).toEqual(['Look at the first line.'])
  expect([...(hints[0]?.marks ?? [])]).toEqual([['equation 0', 'look']])
  expect([...(hints[3]?.marks ?? [])]).toEqual([['equation 1', 'look']])
})

test('the lines of a step come with its third rung only, and put numbers where emoji were', async () => {
  const hints = await presses(6, classic)
  expect(hints.map(({ lines }) => lines.length)).toEqual([0, 0, 2, 0, 0, 2])
  expect(hints[5]?.lines[0]).toEqual({
    left: { operands: [{ kind: 'number', value: 5, asDots: false }, OTHER], operators: ['+'] },
    right: 8,
  })
})

test('after the last step the hints begin anew', async () => {
  const hints = await presses(10, classic)
  const last = hints.findLast(({ index, steps }) => index === steps.length - 1)
  expect(last?.words.at(-1)).toContain('8')
  expect(hints.at(-1)).toMatchObject({ index: 0, rung: 1 })
})

test('an Emojidoku is helped as it stands: where, then the rule, then the cell itself', async () => {
  const hints = await presses(3, puzzle(4, { sudokuQuestion: BOARD }), BOARD)
  const marked = hints.map(({ marks }) => [...marks].filter(([, look]) => look !== 'look'))
  expect(marked).toEqual([[], [], [['cell 14', 'put']]])
  expect(hints[2]?.changes).toEqual([{ cell: 14, symbol: '2' }])
  expect(hints.map((hint) => isAbout(hint, BOARD))).toEqual([true, true, true])
  expect(isAbout(hints[0] as Hint, BOARD.replace('.', '2'))).toBe(false)
})

test('another move leaves a hint where it was, and what the hint led to brings the next one', async () => {
  const open = '.23434122143432.'
  const asked = puzzle(4, { sudokuQuestion: open })
  const [, second] = await presses(2, asked, open)
  expect(second).toMatchObject({ rung: 2, standsOn: [{ cell: 0, symbol: '.' }] })
  expect(await nextHint(asked, '.234341221434321', second)).toMatchObject({ rung: 3, changes: [{ cell: 0, symbol: '1' }] })
  expect(await nextHint(asked, '123434122143432.', second)).toMatchObject({ rung: 1, standsOn: [{ cell: 15, symbol: '.' }] })
})

test('a mistake on the board is named before anything else, and can be taken out', async () => {
  const open = '1...34122143432.'
  const board = '14..34122143432.'
  const [where, rule, worked] = await presses(3, puzzle(4, { sudokuQuestion: open }), board)
  expect(where?.words[0]).toMatch(/Look at .+ again/)
  expect(rule?.marks.get('cell 1')).toBeDefined()
  expect(worked?.marks.get('cell 1')).toBe('wrong')
  expect(worked?.changes).toEqual([{ cell: 1, symbol: '.' }])
  expect(isAbout(worked as Hint, board)).toBe(true)
  expect(isAbout(worked as Hint, open)).toBe(false)
})

test('hints at the odd emoji come nearer down to its row, and leave the cell to be found', async () => {
  const random = randomFrom('odd hints')
  for (let round = 0; round < 5; round += 1) {
    const [row, column] = [random.below(6), random.below(6)]
    const hints = await presses(12, puzzle(5, { answerDigest: await digestOf(`${row + 1}-${column + 1}`) }))
    const rows = hints.map(({ marks }) => [...marks.keys()])
    expect(rows[6]).toHaveLength(3)
    expect(rows[6]).toContain(`row ${row}`)
    expect(rows[9]).toEqual([`row ${row}`])
    const place = `column ${String.fromCodePoint(65 + column)}`
    for (const { words } of hints) expect(words.join(' ')).not.toContain(place)
    expect(hints.at(-1)).toMatchObject({ index: 3, rung: 3 })
  }
})

test('a puzzle that nothing can be said about says so', async () => {
  const [hint, again] = await presses(2, puzzle(1))
  expect(hint).toMatchObject({ rung: 0, words: [expect.stringContaining('no hint')] })
  expect(again).toEqual(hint)
})
