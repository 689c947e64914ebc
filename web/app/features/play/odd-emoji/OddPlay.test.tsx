// @vitest-environment jsdom
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { judged, puzzleAt, renderAt, serverWith, type Call } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'

const UPLOAD = uploadPuzzleGuessMini.path

let scrolled: (string | null)[] = []
/** Tells the page that the picture has another size. */
let resize: () => void = () => {}

beforeEach(async () => {
  scrolled = []
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.getAttribute('aria-label'))
  }
  const watchers = new Set<() => void>()
  resize = () => act(() => watchers.forEach((seen) => seen()))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #seen: () => void
      constructor(seen: () => void) {
        this.#seen = seen
      }
      observe() {
        watchers.add(this.#seen)
      }
      disconnect() {
        watchers.delete(this.#seen)
      }
    },
  )
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** @returns the guesses that were sent so far */
async function play({ answer = '2-3', isRight = false, day = TODAY, ...more }: Partial<Omit<PuzzleView, 'answer'>> & Setting = {}) {
  const puzzle = await puzzleAt(30, answer, more, day)
  const calls: readonly Call[] = serverWith({ [UPLOAD]: () => judged(puzzle, isRight) })
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  return () => calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])
}
interface Setting {
  readonly answer?: string
  readonly isRight?: boolean
  readonly day?: number
}

const cell = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getByText(/^You chose [A-Z]\d+$/).textContent
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const marks = (verdict: string) => document.querySelectorAll(`[data-verdict=${verdict}]`).length
const cellsOf = (px: number) => vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, px, px))

test.each([
  [44, ['5-6']],
  [43.9, []],
])('a click on a cell of %f px guesses where that is large enough: %j', async (px, sent) => {
  const guesses = await play()
  cellsOf(px)
  await userEvent.click(cell('F5'))
  expect(chosen()).toBe('You chose F5')
  await waitFor(() => expect(guesses()).toEqual(sent))
  expect(said().includes('Not F5. Have another go.')).toBe(sent.length > 0)
  expect(marks('wrong') > 0).toBe(sent.length > 0)
})

test('on small cells the second press of Enter is the guess, and not a second tap', async () => {
  const guesses = await play()
  cellsOf(30)
  await userEvent.dblClick(cell('B2'))
  await userEvent.click(cell('C3'))
  expect(guesses()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(guesses()).toEqual(['4-3']))
})

test('keys of the loupe move the choice, and keep it in sight, without taking the focus', async () => {
  const guesses = await play()
  await userEvent.click(screen.getByRole('button', { name: 'Right' }))
  expect(chosen()).toBe('You chose A1')
  for (const name of ['Right', 'Down', 'Down', 'Left', 'Up']) await userEvent.click(cell(name))
  expect(chosen()).toBe('You chose A2')
  expect(scrolled).toEqual(['A1', 'B1', 'B2', 'B3', 'A3', 'A2'])
  expect(document.activeElement).toBe(document.body)
  expect(guesses()).toEqual([])
})

test('arrows, Home and End walk the board with the focus, and stop at its edge', async () => {
  await play()
  act(() => cell('A1').focus())
  const walked: (string | null | undefined)[] = []
  for (const key of ['ArrowUp', 'End', 'ArrowRight', 'ArrowDown', 'Home', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`)
    walked.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(walked).toEqual(['A1', 'F1', 'F1', 'F2', 'A2', 'A2'])
  // A screen reader reads the focused cell, and nothing twice.
  expect(said().filter((words) => words?.includes('You chose'))).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(said().filter((words) => words?.includes('You chose'))).toEqual([])
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement).toBe(cell('A2'))
})

test('an invitation stands below the board until a cell is chosen', async () => {
  await play()
  expect(screen.getByText('Click To Play...')).toBeDefined()
  await userEvent.click(cell('Down'))
  expect(screen.queryByText('Click To Play...')).toBeNull()
})

test('the odd one is marked once it is found, and nothing more can be guessed', async () => {
  const guesses = await play({ isRight: true })
  cellsOf(60)
  await userEvent.click(cell('C2'))
  await waitFor(() => expect(said()).toContain('Solved.'))
  expect([marks('found'), marks('wrong')]).toEqual([2, 0])
  expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('C2')
  await userEvent.click(cell('A1'))
  expect(guesses()).toEqual(['2-3'])
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'That’s the one' })) expect(button.disabled).toBe(true)
})

test('a revealed board shows where the odd one is, and is walked no more', async () => {
  const guesses = await play({ isRevealed: true, answerWord: '6-1' })
  expect(marks('found')).toBe(2)
  expect(screen.getByLabelText<HTMLInputElement>('Your answer')).toMatchObject({ value: 'A6', readOnly: true })
  cellsOf(60)
  await userEvent.click(cell('C2'))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(cell('C2'))
  expect(guesses()).toEqual([])
})

test('a board of another day is covered, and says how it opens', async () => {
  await play({ day: TODAY - 1, isToday: false })
  expect(screen.getByRole('grid').closest('[inert]')).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Your answer')).toMatchObject({ disabled: true, placeholder: 'Subscribe To Play...' })
})

test('a board of small cells can be drawn twice as large, and back, even once they are large enough', async () => {
  let width = 240
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  await play()
  resize()
  const zoom = () => screen.queryByRole('button', { name: 'Twice as large' })
  await userEvent.click(zoom() ?? document.body)
  expect(zoom()?.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('[data-zoomed]')?.contains(screen.getByRole('grid'))).toBe(true)
  width = 480
  resize()
  expect(zoom()).not.toBeNull()
  await userEvent.click(zoom() ?? document.body)
  expect(document.querySelector('[data-zoomed]')).toBeNull()
  expect(zoom()).toBeNull()
  width = 6 * 44 - 1
  resize()
  expect(zoom()).not.toBeNull()
  width = 6 * 44
  resize()
  expect(zoom()).toBeNull()
})

test.each([
  [30, 'F6', 'G7'],
  [39, 'P16', 'Q17'],
] as const)('a board is as large as its level says: slot %i ends at %s', async (slot, last, outside) => {
  serverWith()
  renderAt('/', <PuzzlePlay puzzle={await puzzleAt(slot, '1-1')} setting="page" headingLevel={1} />)
  expect(cell(last)).toBeDefined()
  expect(screen.queryByRole('button', { name: outside })).toBeNull()
})

test('who cannot see the picture is led to the day’s Classic of the same level, and nothing is guessed for that', async () => {
  const guesses = await play()
  const link = screen.getByRole('link', { name: 'Play a Classic by ear instead, for the same points' })
  expect(link.getAttribute('href')).toBe(`/puzzle/${puzzleIdOf(TODAY, 0)}`)
  expect(guesses()).toEqual([])
})

test.each([
  [34, 4],
  [35, 5],
  [39, 9],
] as const)('the Classic that stands in has the level of the board: slot %i, slot %i', async (slot, classic) => {
  serverWith()
  renderAt('/', <PuzzlePlay puzzle={await puzzleAt(slot, '1-1')} setting="modal" headingLevel={2} />)
  expect(screen.getByRole('link', { name: /by ear/ }).getAttribute('href')).toBe(`/puzzle/${puzzleIdOf(TODAY, classic)}`)
  expect({ ...SLOTS[classic], typeId: 5 }).toEqual(SLOTS[slot])
})

test.each(['embed', 'home'] as const)('a board that is in the frame of another page leads nowhere: %s', async (setting) => {
  serverWith()
  renderAt('/', <PuzzlePlay puzzle={await puzzleAt(30, '1-1')} setting={setting} headingLevel={1} />)
  expect(screen.queryByRole('link', { name: /by ear/ })).toBeNull()
})

test('a cell that is tapped while a wrong one is still shown counts, and the wrong one once more does not', async () => {
  const puzzle = await puzzleAt(30, '2-3', {}, TODAY)
  const calls = serverWith({ [UPLOAD]: ({ body }) => judged(puzzle, body['PuzzleGuess'] === '2-3') })
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  cellsOf(44)
  await userEvent.click(cell('F5'))
  await waitFor(() => expect(said()).toContain('Not F5. Have another go.'))
  await userEvent.click(cell('F5'))
  await userEvent.click(cell('C2'))
  await waitFor(() => expect(said()).toContain('Solved.'))
  expect(marks('found')).toBe(2)
  expect(calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])).toEqual(['5-6', '2-3'])
})

test('after a wrong guess that cell is not offered again, and another one is', async () => {
  const guesses = await play()
  cellsOf(30)
  const offered = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'That’s the one' }).map(({ disabled }) => !disabled)
  await userEvent.click(cell('B2'))
  expect(offered()).not.toContain(false)
  await userEvent.click(screen.getAllByRole('button', { name: 'That’s the one' })[0] ?? document.body)
  await waitFor(() => expect(guesses()).toEqual(['2-2']))
  expect(offered()).not.toContain(true)
  await userEvent.click(cell('C3'))
  expect(offered()).not.toContain(false)
})

test('the guess says how long the picture was looked at, unless the page was hidden meanwhile', async () => {
  const puzzle = await puzzleAt(30, '2-3', {}, TODAY)
  const calls = serverWith({ [UPLOAD]: ({ body }) => judged(puzzle, body['PuzzleGuess'] === '2-3') })
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  cellsOf(44)
  const picture = document.querySelector('img[width="800"]') ?? document.body
  fireEvent.load(picture)
  await userEvent.click(cell('F5'))
  await waitFor(() => expect(said()).toContain('Not F5. Have another go.'))
  document.dispatchEvent(new Event('visibilitychange'))
  await userEvent.click(cell('C2'))
  await waitFor(() => expect(said()).toContain('Solved.'))
  const [first, second] = calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['SearchedMs'])
  expect(first).toBeGreaterThan(0)
  expect(second).toBeUndefined()
})
