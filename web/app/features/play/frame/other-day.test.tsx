// @vitest-environment jsdom
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '../../../platform/browser/clock.ts'
import { NOON_MS, TODAY } from '../../../platform/testing/noon.ts'
import { FOX_AND_FROG, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from './PuzzlePlay.tsx'

beforeEach(() => loadLazyComponents())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  setClock(NOON_MS)
})

const field = () => screen.findByLabelText<HTMLInputElement>('Your answer')
const said = () => document.body.textContent

async function play(day: number): Promise<void> {
  const puzzle = await puzzleAt(6, '40', { question: FOX_AND_FROG }, day)
  renderAt(`/puzzle/${puzzle.id}`, <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
}

test.each([
  [TODAY - 1, /This puzzle was free until .*\. This device thinks it is Saturday 21 November/],
  [TODAY + 1, /This puzzle is free from .*\. This device thinks it is Saturday 21 November/],
])(
  'without a server that says the day, a puzzle of day %i is closed for the device’s day alone, and no plan is offered',
  async (day, words) => {
    serverWith({ [uploadPuzzleGuessMini.path]: () => undefined })
    setClock(undefined)
    await play(day)
    expect((await field()).placeholder).toBe('Closed For Now...')
    expect(said()).toMatch(words)
    await userEvent.click(screen.getByRole('button', { name: 'Another day’s puzzle' }))
    expect((await screen.findByRole('dialog', { name: 'Another day’s puzzle' })).textContent).toMatch(words)
    expect(said()).not.toMatch(/subscribe|plans/i)
  },
)

test('once the server has said the day, a puzzle of another day needs a plan', async () => {
  serverWith()
  setClock(NOON_MS)
  await play(TODAY - 1)
  expect((await field()).placeholder).toBe('Subscribe To Play...')
})

test('what only this device takes for today’s says so when the server refuses it', async () => {
  const headers = { date: 'Sun, 22 Nov 2026 12:00:00 GMT', 'cache-control': 'no-store' }
  const refusal = { Message: 'Another day.', Action: 'PLAY PUZZLE' }
  serverWith({ [uploadPuzzleGuessMini.path]: () => Response.json(refusal, { status: 403, headers }) })
  setClock(undefined)
  await play(TODAY)
  await userEvent.type(await field(), '39{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Another day’s puzzle' })
  expect(dialog.textContent).toMatch(/was free until .*\. This device thinks it is Saturday 21 November/)
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
})
