// @vitest-environment jsdom
import { drawFirstNumber, FIRST_NUMBER_STEPS } from '@emojigma/engine/practice/first-numbers.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeProgress, progressKey, storedProgress } from '../../platform/session/progress/progress-storage.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as FirstNumbersPage } from './FirstNumbersPage.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const step = () => storedProgress(progressKey('strands')).get('first-numbers')?.value
const choices = async () => within((await screen.findAllByRole('list')).at(-1) as HTMLElement).getAllByRole('button')

function open(): void {
  serverWith()
  renderAt('/practise/first-numbers', <FirstNumbersPage />)
}

async function tap(index: number): Promise<void> {
  const button = (await choices())[index]
  if (!button) throw new Error('no choice')
  await userEvent.click(button)
}

test('as many are shown as there are to count, and a right tap leads on', async () => {
  open()
  const exercise = drawFirstNumber('match', 0)
  if (exercise.kind !== 'match') throw new Error('no exercise')
  expect(await screen.findByRole('heading', { name: 'How many are there?' })).toBeDefined()
  expect(screen.getAllByRole('img').length).toBe(exercise.count)
  await tap(exercise.right)
  expect(screen.getByText('That’s it!')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement?.textContent).toBe('How many are there?')
})

test('two right taps fill a step, two misses go back', async () => {
  changeProgress(progressKey('strands'), 'first-numbers', 2)
  open()
  for (const number of [0, 1]) {
    await tap(drawFirstNumber('frame', number).right)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(step()).toBe(3)
  for (const number of [2, 3]) {
    const { right } = drawFirstNumber('compare', number)
    await tap((right + 1) % 3)
    expect(screen.getByText('Not this one. Look once more.')).toBeDefined()
    await tap(right)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(step()).toBe(2)
})

test.each(FIRST_NUMBER_STEPS.map((name, index) => [name, index + 1] as const))('the step "%s" can be played', async (name, at) => {
  changeProgress(progressKey('strands'), 'first-numbers', at)
  open()
  await tap(drawFirstNumber(name, 0).right)
  expect(screen.getByText('That’s it!')).toBeDefined()
})
