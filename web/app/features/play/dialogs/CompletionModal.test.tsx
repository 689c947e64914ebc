// @vitest-environment jsdom
import { getPotentialScore } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { solutionPath } from '../../../platform/navigation/paths.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, renderAt, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import type { PuzzleSet } from '../frame/play-setting.ts'
import { useGuessing } from '../frame/use-guessing.ts'
import { CompletionModal } from './CompletionModal.tsx'

const PUZZLES = setOf(TODAY)
const PUZZLE = PUZZLES.find(({ typeId, levelId }) => typeId === 1 && levelId === 1) as PuzzleView

const scoreOf = (Score: number) => ({ [getPotentialScore.path]: () => ({ Score }) })

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const onClosed = vi.fn<() => void>()
beforeEach(() => void onClosed.mockClear())

interface Solved {
  readonly puzzle?: PuzzleView
  readonly answer?: string
  readonly setting?: 'page' | 'embed'
  readonly candidates?: readonly PuzzleView[]
  readonly onPlayNext?: (next: PuzzleView | undefined) => void
  readonly set?: PuzzleSet
}

function Solved({ puzzle = PUZZLE, answer = '17', setting = 'page', ...next }: Solved) {
  const guessing = { ...useGuessing(puzzle), answer, closeDialog: onClosed }
  return <CompletionModal puzzle={puzzle} guessing={guessing} setting={setting} {...next} />
}

const showAt = (address: string, solved: Solved = {}) => renderAt(address, <Solved {...solved} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('it praises, repeats the answer, and has the focus on the way on', () => {
  serverWith()
  showAt('/today')
  expect(screen.getByRole('dialog', { name: 'You cracked it!' }).textContent).toContain('17 is the correct answer')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes Please' }))
  expect(screen.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe(solutionPath(PUZZLE.id))
})

test('it says in a line how a sum was solved', async () => {
  serverWith()
  showAt('/today', { puzzle: { ...PUZZLE, question: FOX_AND_FROG } })
  expect(await screen.findByText(/^You .+\.$/)).toBeDefined()
})

test('of a solved board it says that, not its digits', () => {
  const puzzle = PUZZLES.find(({ typeId }) => typeId === 4) as PuzzleView
  serverWith()
  showAt('/today', { puzzle, answer: '1234341221434321' })
  expect(screen.getByRole('dialog').textContent).toContain('Every emoji is in its place')
  expect(screen.getByRole('dialog').textContent).not.toContain('1234341221434321')
})

test.each(['No Thanks', 'Close'])('%s closes it and goes nowhere', async (name) => {
  serverWith()
  const { address } = showAt('/today')
  await press(name)
  expect(onClosed).toHaveBeenCalledOnce()
  expect(address()).toBe('/today')
})

test('in a set, Yes Please leads to its next puzzle, and after the last one to its end', async () => {
  serverWith()
  const { address } = showAt('/today', { set: { count: 8, next: 3, nextPath: '/puzzle/7?assignment=a1' }, candidates: PUZZLES })
  screen.getByText('Puzzle 3 of 8 is next. Ready?')
  await press('Yes Please')
  expect(address()).toBe('/puzzle/7?assignment=a1')
  cleanup()
  const end = showAt('/today', { set: { count: 8, next: undefined, nextPath: '/assignments?finished=a1' } })
  screen.getByText('You finished all 8! See how it went?')
  await press('Yes Please')
  expect(end.address()).toBe('/assignments?finished=a1')
})

test('Yes Please goes to the page of a puzzle like it, or to today’s puzzles where there is none', async () => {
  serverWith()
  const like = PUZZLES.find(({ typeId, levelId }) => typeId === 1 && levelId === 2) as PuzzleView
  const { address, unmount } = showAt('/today', { candidates: [PUZZLE, like] })
  await press('Yes Please')
  expect(address()).toContain(`/puzzle/${like.id}`)
  expect(onClosed).toHaveBeenCalledOnce()
  unmount()
  const other = showAt('/puzzle/1', { candidates: [PUZZLE] })
  await press('Yes Please')
  expect(other.address()).toBe('/today')
})

test('a page that shows puzzles itself is handed the next one', async () => {
  serverWith()
  const onPlayNext = vi.fn<(next: PuzzleView | undefined) => void>()
  const { address } = showAt('/today', { candidates: [PUZZLE], onPlayNext })
  await press('Yes Please')
  expect(onPlayNext).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(address()).toBe('/today')
})

test('a guest is told what an account would keep, and led back here', async () => {
  serverWith(scoreOf(350))
  showAt('/puzzle/7')
  const link = await screen.findByRole('link', { name: 'Register to keep your 350 points.' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('redirectUrl')).toBe('/puzzle/7')
})

test('with nothing to keep, nothing is said of it', async () => {
  const calls = serverWith(scoreOf(0))
  showAt('/puzzle/7')
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getPotentialScore.path))
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull()
})

test('who has an account is not asked', async () => {
  signInAs()
  const calls = serverWith(scoreOf(350))
  showAt('/puzzle/7')
  await press('No Thanks')
  expect(calls.map(({ path }) => path)).not.toContain(getPotentialScore.path)
})

test('in a frame of another site nobody is told of points that this site would not find again', async () => {
  const calls = serverWith(scoreOf(350))
  showAt('/embed/7', { setting: 'embed' })
  await press('No Thanks')
  expect(calls.map(({ path }) => path)).not.toContain(getPotentialScore.path)
})

test('the result can be told without the answer', async () => {
  const user = userEvent.setup()
  serverWith()
  showAt('/today', { answer: '4817' })
  await user.click(screen.getByRole('button', { name: 'Share your result' }))
  await screen.findByText('Result copied')
  const told = await navigator.clipboard.readText()
  expect(told).toBe(`Emojigma No. ${PUZZLE.id} · Classic · Easy ✓ solved\n🧮 🟩\nhttp://localhost:3000/puzzle/${PUZZLE.id}`)
  expect(told).not.toContain('4817')
})

test('a student copies a result, and is offered neither the device’s own sheet nor a picture', async () => {
  signInAs({ isStudent: true })
  serverWith()
  const share = vi.fn<() => Promise<void>>()
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  showAt('/today', { answer: '4817' })
  await user.click(screen.getByRole('button', { name: 'Copy your result' }))
  await screen.findByText('Result copied')
  expect(share).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /picture/i })).toBeNull()
  Reflect.deleteProperty(navigator, 'share')
})
