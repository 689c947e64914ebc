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
      <p>{algebra?.Question ? 'drawn in letters' : 'drawn with emoji'}</p>
    </>
  )
}

const show = (typeId: Asked['typeId'] = 1, question?: Asked['question']) =>
  act(async () => render(<Question typeId={typeId} {...(question && { question })} />))
const letters = () => screen.getByRole('switch', { name: 'Write it in letters' })
const isOn = () => letters().getAttribute('aria-checked')

test('no letters are offered where it is asked which of two is more', async () => {
  const fox = { operands: [{ kind: 'symbol', symbol: 0, copies: 1 } as const], operators: [] }
  await show(1, { typeId: 1, emoji: ['fox'], equations: [{ left: fox, right: 3 }], ask: fox, or: fox })
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

test('letters that cannot be loaded are said to be missing, and can be asked for again', async () => {
  const toggled: string[] = []
  const algebra = { isOn: false, Question: undefined, isFailed: true, toggle: () => void toggled.push('toggle') }
  render(<AlgebraSwitch algebra={algebra} />)
  expect(screen.getByRole('alert').textContent).toBe('The letters could not be loaded. Press again.')
  expect(isOn()).toBe('false')
  await userEvent.click(letters())
  expect(toggled).toEqual(['toggle'])
  cleanup()
  render(<AlgebraSwitch algebra={{ ...algebra, isFailed: false }} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
