// @vitest-environment jsdom
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ClassicQuestion, Operand } from '@emojigma/engine/question.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { judged, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { tapAnswersOf } from './tap-answers.ts'

const FOX: Operand = { kind: 'symbol', symbol: 0, copies: 1 }
const dots = (value: number): Operand => ({ kind: 'number', value, asDots: true })
const sum = (...operands: Operand[]) => ({ operands, operators: operands.slice(1).map(() => '+' as const) })
/** The fox is worth 3. */
const base = { typeId: 1, emoji: ['fox'], equations: [{ left: sum(FOX, dots(2)), right: 5 }] } as const
const HOW_MANY: ClassicQuestion = { ...base, ask: sum(FOX, FOX) }
const WHICH: ClassicQuestion = { ...base, ask: sum(FOX), or: sum(dots(4)) }
const UPLOAD = uploadPuzzleGuessMini.path

const beginners = async (question: ClassicQuestion, answer: string): Promise<PuzzleView> => ({
  ...(await puzzleAt(0, answer, { question, emoji: ['fox'], emojiNames: ['fox'] })),
  levelId: 6,
})
const play = (puzzle: PuzzleView) => renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => loadLazyComponents())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the side that is more is tapped, without a field or Check', async () => {
  const puzzle = await beginners(WHICH, '4')
  const calls = serverWith({ [UPLOAD]: () => judged(puzzle, true) })
  play(puzzle)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  await userEvent.click(button('4 dots'))
  await waitFor(() => expect(calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])).toEqual(['4']))
})

test('the side that is less is marked as tried, and the other can still be tapped', async () => {
  const puzzle = await beginners(WHICH, '4')
  serverWith({ [UPLOAD]: ({ body }) => judged(puzzle, body['PuzzleGuess'] === '4') })
  play(puzzle)
  await userEvent.click(button('fox'))
  await screen.findByText('Not 3. Have another go.')
  await userEvent.click(await screen.findByRole('button', { name: '4 dots' }))
  await screen.findByRole('button', { name: '4 dots, the answer' })
  expect(button('fox, tried').disabled).toBe(true)
})

test('a number is one of three to tap, with the same ones at each visit', async () => {
  const puzzle = await beginners(HOW_MANY, '6')
  serverWith({ [UPLOAD]: ({ body }) => judged(puzzle, body['PuzzleGuess'] === '6') })
  play(puzzle)
  const { values = [] } = tapAnswersOf(puzzle) ?? {}
  expect(values).toHaveLength(3)
  expect(values).toContain(6)
  expect(tapAnswersOf(puzzle)).toEqual(tapAnswersOf({ ...puzzle }))
  for (const value of values) expect(button(String(value)).disabled).toBe(false)
  const wrong = values.find((value) => value !== 6)
  await userEvent.click(button(String(wrong)))
  await screen.findByRole('button', { name: `${wrong}, tried` })
})

test('of the places at which the answer stands none is always the same', () => {
  const places = Array.from({ length: 30 }, (_, id) => tapAnswersOf({ id, typeId: 1, levelId: 7, question: HOW_MANY })?.values.indexOf(6))
  expect([...new Set(places)].toSorted()).toEqual([0, 1, 2, 3])
})

test('a digit of the keyboard, or “Type it”, opens the field', async () => {
  serverWith()
  play(await beginners(HOW_MANY, '6'))
  button('Hint').focus()
  await userEvent.keyboard('6')
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('6')
  cleanup()
  play(await beginners(HOW_MANY, '6'))
  await userEvent.click(button('Type it'))
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer'))
})

test('a puzzle of the first two levels has eight controls at most', async () => {
  serverWith()
  play(await beginners(WHICH, '4'))
  const inList = new Set(['Full screen', 'Reveal', 'Download', 'Worksheet'])
  const controls = screen.getAllByRole('button').filter(({ textContent }) => !inList.has(textContent))
  expect(controls.length).toBeLessThanOrEqual(8)
})

test('puzzles of other levels, and those of several emoji, are typed', async () => {
  const { question, ...puzzle } = await beginners(HOW_MANY, '6')
  expect(tapAnswersOf({ ...puzzle, question, levelId: 8 })).toBeUndefined()
  expect(tapAnswersOf({ ...puzzle, question: { ...HOW_MANY, emoji: ['fox', 'owl'] } })).toBeUndefined()
})
