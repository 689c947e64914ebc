// @vitest-environment jsdom
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { judged, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { FakeUtterance, FakeVoice, LOCAL, REMOTE } from './fake-voice.test-support.ts'

const SHOWER = { kind: 'symbol', symbol: 0, copies: 1 } as const
const QUESTION: PuzzleView['question'] = {
  typeId: 1,
  emoji: ['shower'],
  equations: [{ left: { operands: [SHOWER, SHOWER], operators: ['+'] }, right: 4 }],
  ask: { operands: [{ ...SHOWER, copies: 2 }], operators: [] },
}
const TEXT = 'shower plus shower equals 4. the two showers together equals what number?'

let voice: FakeVoice

beforeEach(async () => {
  voice = new FakeVoice()
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  Element.prototype.scrollIntoView = () => {}
  await loadLazyComponents()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A puzzle of the first level, or of another, at which someone has done something. */
async function play(slot = 0): Promise<PuzzleView> {
  const puzzle = await puzzleAt(slot, '4', { question: QUESTION, text: TEXT })
  serverWith({ [uploadPuzzleGuessMini.path]: ({ body }) => judged({ ...puzzle, answer: 4 }, body['PuzzleGuess'] === '4') })
  renderAt('/', <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} />)
  fireEvent.pointerMove(document.body)
  return puzzle
}

const listen = () => screen.findByRole('button', { name: 'Listen' })
const said = (words: string) => waitFor(() => expect(voice.heard()).toContain(words))

test('a press reads the question, a plate as several together, and one more press stops it', async () => {
  await play()
  await userEvent.click(await listen())
  expect(voice.heard()).toBe(TEXT)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(voice.heard()).toBe('')
  await userEvent.click(await listen())
  expect(voice.heard()).toBe(TEXT)
})

test('from then on keys, hints, wrong answers and the words of success are read', async () => {
  await play()
  await userEvent.click(await listen())
  await userEvent.click(screen.getByRole('button', { name: 'Type it' }))
  voice.heard()
  await userEvent.click(await screen.findByRole('button', { name: '3' }))
  expect(voice.heard()).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await said('Look at the first line.')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await said('Not 3. Have another go.')
  await screen.findByPlaceholderText('Answer...')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe(''), { timeout: 4000 })
  await userEvent.type(screen.getByLabelText('Your answer'), '4{Enter}')
  await waitFor(() => expect(voice.heard()).toMatch(/is the correct answer\. .*Would you like to play another puzzle\?/))
})

test('the device remembers it for the next puzzle, until it is told to be quiet', async () => {
  await play()
  await userEvent.click(await listen())
  cleanup()
  voice.heard()
  await play(1)
  await said(TEXT)
  await userEvent.click(screen.getByRole('button', { name: 'Quiet' }))
  await userEvent.click(await screen.findByRole('button', { name: '3' }))
  cleanup()
  await play()
  await listen()
  expect(voice.heard()).toBe('')
  expect(screen.queryByRole('button', { name: 'Quiet' })).toBeNull()
})

test('a mouse that rests on a button has it read, but not while something is being said', async () => {
  await play()
  await userEvent.click(await listen())
  voice.heard()
  await userEvent.hover(screen.getByRole('button', { name: 'Reveal' }))
  await userEvent.hover(screen.getByRole('button', { name: 'Download' }))
  voice.finish()
  await said('Download')
  expect(voice.said).not.toContain('Reveal')
})

test('it falls silent when the puzzle is left, and when the page is put away', async () => {
  await play()
  await userEvent.click(await listen())
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(await listen()).toBeDefined()
  await userEvent.click(await listen())
  const cancelled = vi.spyOn(voice, 'cancel')
  cleanup()
  expect(cancelled).toHaveBeenCalledOnce()
})

test('there is no button where no voice of the device is, until one is found', async () => {
  voice.find([REMOTE])
  await play()
  await screen.findByRole('button', { name: 'Reveal' })
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  act(() => voice.find([REMOTE, LOCAL]))
  expect(await listen()).toBeDefined()
})
