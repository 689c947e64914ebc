import { againId } from '@emojigma/contract/rules/play-again.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import type { ClassicQuestion } from '@emojigma/engine/question.ts'
import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { explainBoard } from '@emojigma/engine/sudoku/explain.ts'
import { sudoku } from '@emojigma/engine/sudoku/sudoku.ts'
import { expect, test } from 'vitest'
import { isAbout, nextHint, type Hint, type Work } from './hint.ts'
import { linesOfStep } from './step-lines.ts'

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

const onBoard = (cells: string, notes: readonly number[] = []): Work => ({ cells, notes, values: [] })
const noting = (...values: readonly string[]): Work => ({ cells: '', notes: [], values })

/** The hints of so many presses. */
async function presses(count: number, asked: PuzzleView, work: Work | string = ''): Promise<readonly Hint[]> {
  const done = typeof work === 'string' ? onBoard(work) : work
  const hints: Hint[] = []
  for (let press = 0; press < count; press += 1) hints.push(await nextHint(asked, done, hints.at(-1)))
  return hints
}

test('each press goes one rung further, and after the last comes the next step', async () => {
  const hints = await presses(5, { ...classic, levelId: 1 })
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

test('junior levels have two rungs: look, and show', async () => {
  const hints = await presses(3, classic)
  expect(hints.map(({ index, rung, words }) => [index, rung, words.length])).toEqual([
    [0, 1, 1],
    [0, 3, 2],
    [1, 1, 1],
  ])
})

test('the lines of a step come with its last rung only, and put numbers where emoji were', async () => {
  const hints = await presses(6, { ...classic, levelId: 1 })
  expect(hints.map(({ lines }) => lines.length)).toEqual([0, 0, 2, 0, 0, 1])
  expect(hints[5]?.lines[0]).toEqual({
    left: { operands: [{ kind: 'number', value: 5, asDots: false }, OTHER], operators: ['+'] },
    right: 8,
  })
})

test('after the last step the hints begin anew', async () => {
  const [first] = await presses(1, classic)
  const hints = await presses(2 * (first?.steps.length ?? 0) + 1, classic)
  const last = hints.findLast(({ index, steps }) => index === steps.length - 1)
  expect(last?.words.at(-1)).toContain('8')
  expect(hints.at(-1)).toMatchObject({ index: 0, rung: 1 })
})

test('an Emojidoku is helped as it stands: where, then the cell itself', async () => {
  const hints = await presses(2, puzzle(4, { sudokuQuestion: BOARD }), BOARD)
  const marked = hints.map(({ marks }) => [...marks].filter(([, mark]) => mark === 'put'))
  expect(marked).toEqual([[], [['cell 14', 'put']]])
  expect(hints[1]?.changes).toEqual([{ cell: 14, symbol: '2' }])
  expect(hints.map((hint) => isAbout(hint, onBoard(BOARD)))).toEqual([true, true])
  expect(isAbout(hints[0] as Hint, onBoard(BOARD.replace('.', '2')))).toBe(false)
})

test('another move leaves a hint where it was, and what the hint led to brings the next one', async () => {
  const open = '.23434122143432.'
  const asked = puzzle(4, { sudokuQuestion: open })
  const [first] = await presses(1, asked, open)
  expect(first).toMatchObject({ rung: 1, standsOn: [{ cell: 0, symbol: '.' }] })
  expect(await nextHint(asked, onBoard('.234341221434321'), first)).toMatchObject({ rung: 3, changes: [{ cell: 0, symbol: '1' }] })
  expect(await nextHint(asked, onBoard('123434122143432.'), first)).toMatchObject({ rung: 1, standsOn: [{ cell: 15, symbol: '.' }] })
})

test('a mistake on the board is named before anything else, and can be taken out', async () => {
  const open = '1...34122143432.'
  const board = '14..34122143432.'
  const [where, worked] = await presses(2, puzzle(4, { sudokuQuestion: open }), board)
  expect(where?.words[0]).toMatch(/Look at .+ again/)
  expect(worked?.marks.get('cell 1')).toBe('wrong')
  expect(worked?.changes).toEqual([{ cell: 1, symbol: '.' }])
  expect(isAbout(worked as Hint, onBoard(board))).toBe(true)
  expect(isAbout(worked as Hint, onBoard(open))).toBe(false)
})

test('hints at the odd emoji come nearer down to its row, and leave the cell to be found', async () => {
  const random = randomFrom('odd hints')
  for (let round = 0; round < 5; round += 1) {
    const [row, column] = [random.below(6), random.below(6)]
    const hints = await presses(10, puzzle(5, { answerDigest: await digestOf(`${row + 1}-${column + 1}`) }))
    const rows = hints.map(({ marks }) => [...marks.keys()])
    expect(rows[6]).toHaveLength(3)
    expect(rows[6]).toContain(`row ${row}`)
    expect(rows[8]).toEqual([`row ${row}`])
    const columnName = `column ${String.fromCodePoint(65 + column)}`
    for (const { words } of hints) expect(words.join(' ')).not.toContain(columnName)
    expect(hints.at(-1)).toMatchObject({ index: 4, rung: 3 })
  }
})

test('they do so, too, where it is played again under an id of practice', async () => {
  const hints = await presses(9, puzzle(5, { id: againId(41), answerDigest: await digestOf('4-2') }))
  expect(hints[8]?.words).toEqual(['Look at row 4.'])
})

test('a puzzle that nothing can be said about says so', async () => {
  const [hint, again] = await presses(2, puzzle(1))
  expect(hint).toMatchObject({ rung: 0, words: [expect.stringContaining('no hint')] })
  expect(again).toEqual(hint)
})

test('hints begin at what is noted', async () => {
  const [first, , again] = await presses(3, classic, noting('5'))
  expect(first).toMatchObject({ index: 0, rung: 1, words: ['Look at the second line.'] })
  expect(first?.steps[0]).toMatchObject({ technique: 'put in', known: [{ symbol: 0, value: 5 }] })
  expect(again).toMatchObject({ index: 1, rung: 1 })
  const all = await presses(5, classic, noting('5', '3'))
  expect(all.map(({ index, rung }) => [index, rung])).toEqual([
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 3],
    [0, 1],
  ])
})

test('the steps to a number are done once it is noted', async () => {
  const [where] = await presses(1, classic, noting('5'))
  expect([noting('5', ''), noting('5', '3')].map((work) => isAbout(where as Hint, work))).toEqual([true, false])
})

test('what is noted but not a number yet counts as nothing', async () => {
  const [hint] = await presses(1, classic, noting('-', ''))
  expect(hint).toMatchObject({ index: 0, rung: 1 })
})

test('once its number is noted a hint is done, and the next one goes on from there', async () => {
  const [, second] = await presses(2, classic)
  expect(isAbout(second as Hint, noting(''))).toBe(true)
  expect(isAbout(second as Hint, noting('4'))).toBe(true)
  expect(isAbout(second as Hint, noting('5'))).toBe(false)
  expect(await nextHint(classic, noting('5'), second)).toMatchObject({ index: 0, rung: 1, words: ['Look at the second line.'] })
})

test('so is one in which two lines leave a number together, once it is noted', async () => {
  const question: ClassicQuestion = {
    typeId: 1,
    emoji: ['fox', 'frog'],
    equations: [
      { left: { operands: [OTHER, ONE], operators: ['-'] }, right: 2 },
      { left: { operands: [ONE, ONE, OTHER], operators: ['+', '-'] }, right: 1 },
    ],
    ask: { operands: [OTHER], operators: [] },
  }
  const [first] = await presses(1, puzzle(1, { question }))
  expect(first?.steps[0]?.technique).toBe('combine')
  expect([noting(''), noting('4'), noting('3')].map((work) => isAbout(first as Hint, work))).toEqual([true, true, false])
})

test('a line that another one holds whole is put there: both are marked, and the other is drawn with the number', async () => {
  const question: ClassicQuestion = {
    typeId: 1,
    emoji: ['fox', 'frog'],
    equations: [
      { left: { operands: [ONE, OTHER, OTHER], operators: ['+', '+'] }, right: 13 },
      { left: { operands: [ONE, OTHER], operators: ['+'] }, right: 8 },
    ],
    ask: { operands: [OTHER], operators: [] },
  }
  const [first] = await presses(1, puzzle(1, { question }))
  const [step] = first?.steps ?? []
  expect(first?.words).toEqual(['Look at the second line and the first line together.'])
  expect([...(first?.marks.keys() ?? [])].toSorted()).toEqual(['equation 0', 'equation 1'])
  expect(step && linesOfStep(step)).toEqual([
    question.equations[1],
    { left: { operands: [{ kind: 'number', value: 8, asDots: false }, OTHER], operators: ['+'] }, right: 13 },
  ])
})

test('a wrong number is named before anything else, with the line that shows it, and can be taken out', async () => {
  const wrong = noting('6')
  const [where, rule, worked] = await presses(3, { ...classic, levelId: 1 }, wrong)
  expect(where?.words).toEqual(['Look at your number for the fox emoji again.'])
  expect([...(where?.marks ?? [])]).toEqual([['value 0', 'look']])
  expect([...(rule?.marks.keys() ?? [])]).toEqual(['equation 0', 'value 0'])
  expect(worked?.words.at(-1)).toBe(
    'With your numbers the first line says: 6 plus 6 equals 10. But it comes to 12, not 10. Take your number for the fox emoji out and try again.',
  )
  expect(worked).toMatchObject({ wrongValue: 0, changes: [] })
  expect([where, rule].map((hint) => hint?.wrongValue)).toEqual([undefined, undefined])
  expect(isAbout(worked as Hint, wrong)).toBe(true)
  expect(isAbout(worked as Hint, noting(''))).toBe(false)
  expect(await nextHint(classic, noting(''), worked)).toMatchObject({ index: 0, rung: 1, words: ['Look at the first line.'] })
})

test('notes of a cell that lack what belongs there are named after mistakes on the board, and can be taken out', async () => {
  const open = '.23434122143432.'
  const asked = puzzle(4, { sudokuQuestion: open })
  const notes = Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 0b0110 : 0))
  const [where, worked] = await presses(2, asked, onBoard(open, notes))
  expect(where?.words).toEqual(['Look at your notes in row 1, column 1 again.'])
  expect(worked).toMatchObject({ changes: [{ cell: 0, symbol: '.' }] })
  expect(worked?.marks.get('cell 0')).toBe('wrong')
  expect(isAbout(worked as Hint, onBoard(open, notes))).toBe(true)
  expect(isAbout(worked as Hint, onBoard(open, []))).toBe(false)
  const [mistake] = await presses(1, asked, onBoard('.234341221434324', notes))
  expect(mistake?.words[0]).toMatch(/Look at .+ again/)
  expect(mistake?.words[0]).not.toContain('notes')
})

/** A board of which a cell can only be found once something is ruled out elsewhere, and the steps to it. */
function boardWithEliminations() {
  for (let seed = 0; ; seed += 1) {
    const { question } = sudoku.generate({ levelId: 4, theme: themeNamed('Fruit'), random: randomFrom('passed over', seed) })
    let { board } = question
    for (;;) {
      const help = explainBoard(question, board)
      if (help.kind !== 'next') break
      const [first] = help.steps
      if (first && !first.placement) return { question, board, eliminations: first.eliminations }
      const { cell, digit } = help.steps.at(-1)?.placement ?? { cell: 0, digit: 0 }
      board = `${board.slice(0, cell)}${digit}${board.slice(cell + 1)}`
    }
  }
}

test('what a step rules out on a board and is noted already is passed over', async () => {
  const { question, board, eliminations } = boardWithEliminations()
  const asked = puzzle(4, { sudokuQuestion: question.board })
  const [first] = await presses(1, asked, board)
  expect(first).toMatchObject({ index: 0, rung: 1 })
  const notes = Array.from({ length: 81 }, () => 0)
  for (const { cell } of eliminations) notes[cell] = 0b1_1111_1111
  for (const { cell, digit } of eliminations) notes[cell] = (notes[cell] ?? 0) & ~(1 << (digit - 1))
  expect(isAbout(first as Hint, onBoard(board, notes))).toBe(false)
  const [next] = await presses(1, asked, onBoard(board, notes))
  expect(next?.steps).toEqual(first?.steps)
  expect(next).toMatchObject({ index: 1, rung: 1 })
})

test('at a junior level equal emoji share their number, drawn instead of the lines that say the same', async () => {
  const [, shown] = await presses(2, classic)
  expect(shown?.shared).toEqual({ symbol: 0, count: 2, total: 10, each: 5 })
  expect(shown?.lines).toEqual([])
  const [, , older] = await presses(3, { ...classic, levelId: 1 })
  expect([older?.shared, older?.lines.length]).toEqual([undefined, 2])
})

test('an emoji that is alone shares with none', async () => {
  const single = { typeId: 1, emoji: ['fox'], equations: [{ left: { operands: [ONE], operators: [] }, right: 4 }] } as const
  const [, shown] = await presses(2, puzzle(1, { question: { ...single, ask: { operands: [ONE, ONE], operators: ['+'] } } }))
  expect(shown?.shared).toBeUndefined()
})

test('a drawing comes with the second rung, and what it leads to with the third', async () => {
  const { question } = sudoku.generate({ levelId: 1, theme: themeNamed('Fruit'), random: randomFrom('drawn', 1) })
  const asked = puzzle(4, { levelId: 1, sudokuQuestion: question.board, emoji: question.emoji, emojiNames: question.emoji })
  const [look, helps, how] = await presses(3, asked, question.board)
  expect(look?.drawing).toBeUndefined()
  expect(helps?.drawing).toMatchObject({ left: undefined, gone: [], lit: how?.drawing?.lit })
  expect(how?.drawing?.left).toBe(how?.changes[0]?.cell)
  expect([...(how?.marks ?? [])].filter(([, mark]) => mark === 'lit')).toHaveLength(how?.drawing?.lit.length ?? -1)
})
