// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router'
import { App } from '../../../platform/shell/app.tsx'
import { makeStore } from '../../../platform/store.ts'
import {
  completeBrowser,
  FOX_AND_FROG,
  judged,
  mediaMatch,
  playedIds,
  puzzleAt,
  renderAt,
  serverWith,
  SITE,
  type Call,
} from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { parseWorkingOut } from './working-out.ts'

const UPLOAD = uploadPuzzleGuessMini.path
const GRID: PuzzleView['question'] = {
  typeId: 2,
  emoji: ['fox', 'frog'],
  cells: [[1, 0]],
  rowTotals: [null],
  columnTotals: [5, 8],
  ask: { line: 'row', index: 0 },
}
const WORD: PuzzleView['question'] = {
  typeId: 3,
  emoji: ['fox', 'frog'],
  equations: [{ left: { operands: [{ kind: 'symbol', symbol: 0, copies: 1 }], operators: [] }, right: 2 }],
  spelling: [0, 1, 1],
  letters: 'BEX',
}

beforeEach(async () => {
  // An open hint brings its cells into view, which the document of the tests cannot do.
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await loadLazyComponents()
})
let takenOver: Root | undefined
afterEach(() => {
  act(() => takenOver?.unmount())
  takenOver = undefined
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

async function play(slot: number, answer: string, more: Partial<PuzzleView>, setting: 'page' | 'home' = 'page') {
  const puzzle = await puzzleAt(slot, answer, more)
  const calls: readonly Call[] = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting={setting} headingLevel={1} />)
  return () => calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])
}
const classic = (setting?: 'home') => play(6, '40', { question: FOX_AND_FROG }, setting)

const field = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const key = (name: string) => screen.getByRole('button', { name })
const letters = () => screen.queryByRole('switch', { name: 'Write it in letters' })
const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) })

test('keys pressed anywhere inside the puzzle write the answer, and Enter checks it', async () => {
  const guesses = await classic()
  key('Hint').focus()
  await userEvent.keyboard('41x-{Backspace}2')
  expect(field().value).toBe('42')
  key('5').focus()
  await userEvent.keyboard('{Enter}')
  expect([field().value, guesses()]).toEqual(['425', []])
  screen.getByRole('tab', { name: 'Keypad' }).closest('aside')?.setAttribute('tabindex', '-1')
  screen.getByRole('tab', { name: 'Keypad' }).closest('aside')?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(guesses()).toEqual(['425']))
})

test('Enter on a link of the puzzle follows it and checks nothing', async () => {
  const puzzle = await puzzleAt(6, '40', { question: FOX_AND_FROG })
  serverWith({ [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [puzzle.id], AttemptedPuzzleIds: [puzzle.id] }) })
  const { address } = renderAt('/', [
    { path: '/', element: <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} /> },
    { path: '*', element: <p>elsewhere</p> },
  ])
  const link = await screen.findByRole('link', { name: 'See how it works' })
  link.focus()
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe(`/puzzleSolution/${puzzle.id}`)
})

test('keys of the browser write nothing', async () => {
  await classic()
  key('Hint').focus()
  await userEvent.keyboard('{Control>}4{/Control}{Meta>}4{/Meta}{Alt>}4{/Alt} ')
  expect(field().value).toBe('')
})

test('what is typed below the tile stays there', async () => {
  const puzzle = await puzzleAt(6, '40', { question: FOX_AND_FROG })
  serverWith()
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} footnote={<input aria-label="A riddle" />} />)
  const riddle = screen.getByRole<HTMLInputElement>('textbox', { name: 'A riddle' })
  await userEvent.type(riddle, 'frog 4')
  expect([riddle.value, screen.queryByRole('dialog')]).toEqual(['frog 4', null])
})

test('what is noted does not go into the answer, nor the other way round', async () => {
  await classic()
  await userEvent.click(tile('fox'))
  await userEvent.keyboard('5')
  await userEvent.type(field(), '40')
  expect([tile('fox').ariaLabel, field().value]).toEqual(['fox, worth 5', '40'])
})

test('a tapped tile takes digits from the keypad and the keyboard until it is done', async () => {
  const guesses = await classic()
  await userEvent.click(tile('fox'))
  expect([document.activeElement, tile('fox').ariaPressed]).toEqual([tile('fox'), 'true'])
  await userEvent.click(key('1'))
  await userEvent.keyboard('23{Backspace}')
  expect(tile('fox').ariaLabel).toBe('fox, worth 12')
  expect([...document.querySelectorAll('[data-value]')].map(({ textContent }) => textContent)).toEqual(
    [...document.querySelectorAll('article img')].filter((image) => image.getAttribute('src')?.includes('fox')).map(() => '12'),
  )
  await userEvent.click(key('Done'))
  expect([tile('fox').ariaPressed, field().value, guesses()]).toEqual(['false', '', []])
  await userEvent.click(key('4'))
  expect([tile('fox').ariaLabel, field().value]).toEqual(['fox, worth 12', '4'])
})

test('a turned tile is typed anew, and can be turned back', async () => {
  await classic()
  await userEvent.click(tile('frog'))
  await userEvent.keyboard('7{Escape}')
  await userEvent.click(tile('frog'))
  await userEvent.keyboard('-8')
  expect(tile('frog').ariaLabel).toBe('frog, worth -8')
  await userEvent.click(key('Turn back'))
  expect([tile('frog').ariaLabel, tile('frog').ariaPressed]).toEqual(['frog, give it a number', 'false'])
})

test('tiles lie still on the home page', async () => {
  await classic('home')
  expect(document.querySelector('[data-tile]')).toBeNull()
})

test('what is noted at a Word puzzle leaves what was noted at that of another language', async () => {
  const { id } = await puzzleAt(15, 'BEE')
  const spanish = { values: ['', '9'], strokes: [], language: '/es' }
  localStorage.setItem(`emojigma.work.${id}`, JSON.stringify(spanish))
  await play(15, 'BEE', { question: WORD, availableLetters: 'BEX' })
  await userEvent.click(tile('fox'))
  await userEvent.keyboard('5')
  const kept: unknown = JSON.parse(localStorage.getItem(`emojigma.work.${id}`) ?? '')
  expect([parseWorkingOut(kept).values[0], parseWorkingOut(kept, '/es').values[1]]).toEqual(['5', '9'])
})

test('an empty check is refused under the field until something is typed', async () => {
  const guesses = await classic()
  await userEvent.click(key('Check'))
  expect(screen.getByText('Type a number first.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  await userEvent.click(key('4'))
  expect(screen.queryByText('Type a number first.')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(guesses()).toEqual([])
})

test('a keypad stops at the fifteenth digit', async () => {
  await classic()
  await userEvent.type(field(), '123456789012345')
  await userEvent.click(key('6'))
  expect(field().value).toBe('123456789012345')
  await userEvent.click(key('Delete'))
  expect(field().value).toBe('12345678901234')
})

test('a grid is drawn as its table, and in letters where that is chosen, which keeps what was typed', async () => {
  await play(10, '13', { question: GRID })
  expect(screen.getByRole('table')).toBeDefined()
  await userEvent.type(field(), '1')
  await userEvent.click(await screen.findByRole('switch', { name: 'Write it in letters' }))
  expect(await screen.findByText('a = frog, b = fox')).toBeDefined()
  expect([...document.querySelectorAll('[data-letter]')].map(({ textContent }) => textContent)).toEqual(['a', 'b'])
  expect(field().value).toBe('1')
})

test('a word has its sockets, no switch to letters, and takes any letter of the alphabet', async () => {
  const guesses = await play(16, 'BEE', { question: WORD, availableLetters: 'BEX' })
  expect(letters()).toBeNull()
  await userEvent.click(key('B'))
  key('Hint').focus()
  await userEvent.keyboard('zfq')
  expect(field().value).toBe('BZF')
  const word = screen.getByRole('list', { name: 'The word, 3 letters' })
  expect(
    within(word)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['foxB', 'frogZ', 'frogF'])
  await userEvent.click(key('Check'))
  await waitFor(() => expect(guesses()).toEqual(['BZF']))
})

test('a puzzle whose question is not known is told in words', async () => {
  await play(6, '40', { question: undefined, text: 'fox plus fox equals 10' })
  expect(screen.getByText('fox plus fox equals 10', { ignore: '[hidden]' })).toBeDefined()
  expect(field()).toBeDefined()
})

test('on the home page there is the question with its answer, and neither aid nor letters', async () => {
  localStorage.setItem('emojigma.algebra', 'on')
  const guesses = await classic('home')
  expect(screen.queryByRole('complementary', { name: 'Solving aid' })).toBeNull()
  expect(screen.queryByLabelText('Key to the letters')).toBeNull()
  expect(screen.getByText('fox times frog equals what number?')).toBeDefined()
  await userEvent.type(field(), '39{Enter}')
  await waitFor(() => expect(guesses()).toEqual(['39']))
})

test('a phone’s own keyboard stays away while our keypad is there, and only then', async () => {
  mediaMatch(true)
  await classic()
  const mode = () => field().getAttribute('inputmode')
  expect(mode()).toBe('none')
  await userEvent.click(screen.getByRole('tab', { name: 'Working out' }))
  expect(mode()).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Keypad' }))
  await userEvent.click(key('Fold the solving aid'))
  expect(mode()).toBeNull()
})

test('a revealed puzzle shows its answer in the question, and its aid is folded away', async () => {
  await play(6, '40', { question: FOX_AND_FROG, isRevealed: true, answer: 40 })
  expect(screen.getByText('fox times frog equals 40')).toBeDefined()
  expect(key('Open the solving aid')).toBeDefined()
  await userEvent.click(key('4'))
  expect(field().value).toBe('40')
})

test('what was typed is there again after a reload', async () => {
  await classic()
  await userEvent.type(field(), '42')
  dispatchEvent(new Event('pagehide'))
  const kept = { ...sessionStorage }
  cleanup()
  sessionStorage.clear()
  for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, String(text))
  await classic()
  expect(field().value).toBe('42')
})

test('what was typed is there again when the player comes back to the page, and what was taken away again is not', async () => {
  await classic()
  await userEvent.type(field(), '42')
  cleanup()
  await classic()
  expect(field().value).toBe('42')
  await userEvent.clear(field())
  cleanup()
  await classic()
  expect(field().value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('the press that has the browser take over checks what was typed before', async () => {
  completeBrowser()
  const puzzle = await puzzleAt(6, '40', { question: FOX_AND_FROG })
  const calls: readonly Call[] = serverWith({ [UPLOAD]: () => judged(puzzle, false) })
  const page = (
    <App store={makeStore()} site={SITE}>
      <MemoryRouter>
        <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />
      </MemoryRouter>
    </App>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  field().value = '42'
  startTransition(() => void (takenOver = hydrateRoot(container, page)))
  key('Check').click()
  await waitFor(() => expect(calls.filter(({ path }) => path === UPLOAD).map(({ body }) => body['PuzzleGuess'])).toEqual(['42']))
})

test('who logs out leaves nothing typed behind', async () => {
  await classic()
  await userEvent.type(field(), '42')
  cleanup()
  clearSession()
  await classic()
  expect(field().value).toBe('')
})

test('neither a right nor a wrong answer is kept for the way back', async () => {
  await classic()
  await userEvent.type(field(), '41{Enter}')
  await screen.findByText('Not 41. Have another go.')
  cleanup()
  expect(sessionStorage).toHaveLength(0)
  await classic()
  expect(field().value).toBe('')
  await userEvent.type(field(), '40{Enter}')
  await waitFor(() => expect(field().readOnly).toBe(true))
  await screen.findByText('fox times frog equals 40')
  cleanup()
  expect(sessionStorage).toHaveLength(0)
})

test('a key of the keypad that is pressed while a wrong answer is still shown begins the next one', async () => {
  const guesses = await classic()
  await userEvent.click(key('7'))
  await userEvent.click(key('Check'))
  await screen.findByText('Not 7. Have another go.')
  await userEvent.click(key('4'))
  expect(field().value).toBe('4')
  await userEvent.click(key('1'))
  await userEvent.click(key('Check'))
  await screen.findByText('Not 41. Have another go.')
  await waitFor(() => expect(guesses()).toEqual(['7', '41']))
})

test('the answer’s field is described by the question, without the names of its tiles', async () => {
  await classic()
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  expect(words).toContain('fox plus fox equals 10')
  expect(words).not.toContain('give it a number')
})
