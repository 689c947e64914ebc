// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onDevice } from '../../../platform/browser/storage.ts'
import { AlgebraSwitch } from './AlgebraSwitch.tsx'
import { useAlgebra } from './use-algebra.ts'

const KEY = 'emojigma.algebra'

beforeEach(() => onDevice.forget(KEY))
afterEach(() => {
  cleanup()
  onDevice.forget(KEY)
})

type Asked = NonNullable<Parameters<typeof useAlgebra>[0]>

function Question(puzzle: Asked) {
  const algebra = useAlgebra(puzzle)
  return (
    <>
      {algebra ? <AlgebraSwitch algebra={algebra} /> : <p>no letters here</p>}
      <p>{algebra?.letters ? 'drawn in letters' : 'drawn with emoji'}</p>
    </>
  )
}

const FOX = { operands: [{ kind: 'symbol', symbol: 0, copies: 1 } as const], operators: [] }
const QUESTIONS: Readonly<Record<number, Asked['question']>> = {
  1: { typeId: 1, emoji: ['fox'], equations: [{ left: FOX, right: 3 }], ask: FOX },
  2: { typeId: 2, emoji: ['fox'], cells: [[0]], rowTotals: [3], columnTotals: [null], ask: { line: 'column', index: 0 } },
  3: { typeId: 3, emoji: ['fox'], equations: [{ left: FOX, right: 3 }], spelling: [0], letters: 'C' },
}
const show = (typeId = 1, question = QUESTIONS[typeId]) => act(async () => render(<Question question={question} />))
const letters = () => screen.getByRole('switch', { name: 'Write it in letters' })
const isOn = () => letters().getAttribute('aria-checked')

test('no letters are offered where it is asked which of two is more', async () => {
  await show(1, { typeId: 1, emoji: ['fox'], equations: [{ left: FOX, right: 3 }], ask: FOX, or: FOX })
  expect(screen.getByText('no letters here')).toBeDefined()
})

test.each([
  [1, true],
  [2, true],
  [3, false],
  [4, false],
  [5, false],
] as const)('letters are offered for sums alone: of type %i %s', async (typeId, isOffered) => {
  onDevice.keep(KEY, 'on')
  await show(typeId)
  expect(screen.queryByRole('switch') !== null).toBe(isOffered)
  expect(screen.queryByText('no letters here') === null).toBe(isOffered)
})

test('a question is drawn with emoji until letters are chosen, and the choice is kept', async () => {
  await show()
  expect(isOn()).toBe('false')
  expect(screen.getByText('drawn with emoji')).toBeDefined()
  await userEvent.click(letters())
  expect(await screen.findByText('drawn in letters')).toBeDefined()
  expect(isOn()).toBe('true')
  cleanup()
  await show(2)
  expect(await screen.findByText('drawn in letters')).toBeDefined()
})

test('the way back is kept, too', async () => {
  onDevice.keep(KEY, 'on')
  await show()
  await waitFor(() => expect(isOn()).toBe('true'))
  await userEvent.click(letters())
  expect(isOn()).toBe('false')
  expect(screen.getByText('drawn with emoji')).toBeDefined()
  cleanup()
  await show()
  expect(isOn()).toBe('false')
})

test('anything else that is kept means emoji', async () => {
  onDevice.keep(KEY, 'yes')
  await show()
  expect(isOn()).toBe('false')
})
