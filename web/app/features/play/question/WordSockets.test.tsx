// @vitest-environment jsdom
import type { WordQuestion } from '@emojigma/engine/question.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WordSockets } from './WordSockets.tsx'

afterEach(cleanup)

const WORD: WordQuestion = { typeId: 3, emoji: ['fox', 'frog'], equations: [], spelling: [0, 1, 1, 0], letters: 'BENT' }

function show(
  letters: string,
  { isSolved = false, hint, question = WORD }: { isSolved?: boolean; hint?: 'look'; question?: WordQuestion } = {},
) {
  render(<WordSockets question={question} names={['red fox', 'frog']} letters={letters} isSolved={isSolved} hint={hint} />)
}

const sockets = () => screen.getAllByRole('listitem').map((item) => item.querySelector<HTMLElement>('[data-state]'))
const states = () => sockets().map((socket) => socket?.dataset['state'])
const letters = () => sockets().map((socket) => socket?.textContent)

test('the emoji that spell the word stand in its order, each over a socket', () => {
  show('')
  expect(screen.getByRole('list', { name: 'The word, 4 letters' })).toBeDefined()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['red fox', 'frog', 'frog', 'red fox'])
  expect(screen.getByText('A = 1, B = 2, C = 3 … Z = 26')).toBeDefined()
})

test.each([
  ['', ['empty', 'empty', 'empty', 'empty'], ['next', 'empty', 'empty', 'empty']],
  ['BE', ['B', 'E', 'empty', 'empty'], ['filled', 'filled', 'next', 'empty']],
  ['BEEN', ['B', 'E', 'E', 'N'], ['filled', 'filled', 'filled', 'filled']],
])('sockets fill from the left while %j is typed, and the next one is told from the others', (typed, shown, told) => {
  show(typed)
  expect(letters()).toEqual(shown)
  expect(states()).toEqual(told)
})

test('of a solved word no socket waits for a letter', () => {
  show('BEE', { isSolved: true })
  expect(states()).toEqual(['filled', 'filled', 'filled', 'empty'])
})

test('a word of a code says that the other words of its day share it', () => {
  const note = () => screen.queryByText('One code for the day’s five words: same emoji, same letter.')
  show('')
  expect(note()).toBeNull()
  cleanup()
  show('', { question: { ...WORD, sharesCode: true } })
  expect(note()).not.toBeNull()
})

test('a hint marks the whole word', () => {
  show('')
  expect(document.querySelector('[data-mark]')).toBeNull()
  cleanup()
  show('', { hint: 'look' })
  expect(document.querySelector('[data-mark=look]')?.contains(screen.getByRole('list'))).toBe(true)
})
