// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StepWalk } from './StepWalk.tsx'

afterEach(cleanup)

const STEPS = ['first', 'second', 'third'].map((name) => ({
  where: `${name} place`,
  rule: `${name} rule`,
  worked: `${name} work`,
  drawn: null,
}))

function Page() {
  const [index, setIndex] = useState(0)
  return (
    <>
      <input aria-label="a field" />
      <StepWalk steps={STEPS} index={index} onIndex={setIndex} />
      <p>drawn at {index}</p>
    </>
  )
}

const told = () => within(screen.getByRole('region', { name: 'Step by step' }))
const press = (name: string) => userEvent.click(told().getByRole('button', { name }))
const isOff = (name: string) => told().getByRole('button', { name }).getAttribute('aria-disabled')
const at = () => screen.getByText(/^drawn at/).textContent

test('the steps are walked one at a time, no further than there are', async () => {
  render(<Page />)
  expect(told().getByText('Step 1 of 3')).toBeDefined()
  expect([isOff('Back'), isOff('Next')]).toEqual(['true', 'false'])
  await press('Back')
  expect(at()).toBe('drawn at 0')
  await press('Next')
  await press('Next')
  expect(told().getByText('third rule')).toBeDefined()
  expect([isOff('Back'), isOff('Next')]).toEqual(['false', 'true'])
  await press('Next')
  expect(at()).toBe('drawn at 2')
})

test('the arrow keys walk from anywhere on the page, but not where they are needed', async () => {
  render(<Page />)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(at()).toBe('drawn at 1')
  await userEvent.click(screen.getByLabelText('a field'))
  await userEvent.keyboard('{ArrowRight}')
  expect(at()).toBe('drawn at 1')
})

test.each(['Control', 'Alt', 'Shift', 'Meta'])('an arrow with %s is the browser’s', async (modifier) => {
  render(<Page />)
  await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`)
  expect(at()).toBe('drawn at 0')
})

test('all steps can be read at once, at the end of the question, and walked again from its beginning', async () => {
  render(<Page />)
  await press('Show all steps')
  expect(
    told()
      .getAllByRole('listitem')
      .map((step) => within(step).getByText(/rule$/).textContent),
  ).toEqual(STEPS.map(({ rule }) => rule))
  expect(at()).toBe('drawn at 2')
  expect(told().queryByRole('button', { name: 'Next' })).toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  expect(at()).toBe('drawn at 2')
  await press('Show all steps')
  expect(told().getByText('Step 1 of 3')).toBeDefined()
})
