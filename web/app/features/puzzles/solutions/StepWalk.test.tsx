// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StepWalk, type StepWords } from './StepWalk.tsx'

const STEPS: readonly StepWords[] = ['first', 'second', 'third'].map((name) => ({
  where: `Look at the ${name} line.`,
  rule: `The ${name} rule.`,
  worked: `So ${name} is known.`,
  drawn: <figure aria-label={`${name} drawn`} />,
}))

const user = userEvent.setup()
afterEach(cleanup)

/** The walk as a page holds it, beside other things that want the arrow keys. */
function Walk({ steps = STEPS, begin = 0 }: { readonly steps?: readonly StepWords[]; readonly begin?: number }) {
  const [index, setIndex] = useState(begin)
  return (
    <>
      <StepWalk steps={steps} index={index} onIndex={setIndex} />
      <output aria-label="index">{index}</output>
      <input aria-label="a field" />
      <textarea aria-label="a longer field" />
      <select aria-label="a list" />
      <div role="tablist">
        <button type="button" role="tab">
          a tab
        </button>
      </div>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        takes keys
      </button>
      <button type="button">plain</button>
    </>
  )
}

const index = () => screen.getByRole('status', { name: 'index' }).textContent
const button = (name: string) => screen.getByRole('button', { name })

test('one step is told at a time, with where, rule, working and drawing, and its number is announced', () => {
  render(<Walk begin={1} />)
  const region = screen.getByRole('region', { name: 'Step by step' })
  expect(within(region).getByText('Step 2 of 3').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  for (const words of ['Look at the second line.', 'The second rule.', 'So second is known.']) within(region).getByText(words)
  expect(within(region).getAllByRole('figure')).toEqual([screen.getByLabelText('second drawn')])
})

test('Back and Next stop at the ends, and say so', async () => {
  render(<Walk />)
  const ends = () => ['Back', 'Next'].map((name) => button(name).getAttribute('aria-disabled'))
  expect(ends()).toEqual(['true', 'false'])
  await user.click(button('Back'))
  expect(index()).toBe('0')
  await user.click(button('Next'))
  expect([index(), ends()]).toEqual(['1', ['false', 'false']])
  await user.click(button('Next'))
  expect([index(), ends()]).toEqual(['2', ['false', 'true']])
  await user.click(button('Next'))
  expect(index()).toBe('2')
  await user.click(button('Back'))
  expect(index()).toBe('1')
})

test('arrows walk from anywhere on the page but where they are needed for something else', async () => {
  render(<Walk begin={1} />)
  const elsewhere = [
    screen.getByLabelText('a field'),
    screen.getByLabelText('a longer field'),
    screen.getByLabelText('a list'),
    screen.getByRole('tab'),
    button('takes keys'),
  ]
  for (const element of elsewhere) {
    element.focus()
    await user.keyboard('{ArrowRight}')
    expect(index()).toBe('1')
  }
  button('plain').focus()
  await user.keyboard('{ArrowRight}')
  expect(index()).toBe('2')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(index()).toBe('0')
  await user.keyboard('{ArrowUp}{ArrowDown}{Home}{End}')
  expect(index()).toBe('0')
})

test.each(['Control', 'Meta', 'Alt', 'Shift'])('an arrow with %s is the browser’s', async (held) => {
  render(<Walk begin={1} />)
  await user.keyboard(`{${held}>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/${held}}`)
  expect(index()).toBe('1')
})

test('all steps stand in order, the question at its end, and arrows and buttons rest until the walk begins anew', async () => {
  render(<Walk begin={1} />)
  expect(button('Show all steps').getAttribute('aria-pressed')).toBe('false')
  await user.click(button('Show all steps'))
  expect(index()).toBe('2')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Step 1Look at the first line.The first rule.So first is known.',
    'Step 2Look at the second line.The second rule.So second is known.',
    'Step 3Look at the third line.The third rule.So third is known.',
  ])
  expect(screen.getAllByRole('figure')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(button('Show all steps').getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{ArrowLeft}')
  expect(index()).toBe('2')
  await user.click(button('Show all steps'))
  expect(index()).toBe('0')
  screen.getByText('Step 1 of 3')
  expect(screen.queryByRole('list')).toBeNull()
})

test('a single step is beginning and end', () => {
  render(<Walk steps={STEPS.slice(0, 1)} />)
  screen.getByText('Step 1 of 1')
  expect(['Back', 'Next'].map((name) => button(name).getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})

test('a walk that is gone hears no keys', async () => {
  const heard: number[] = []
  const { unmount } = render(<StepWalk steps={STEPS} index={1} onIndex={(to) => heard.push(to)} />)
  await user.keyboard('{ArrowRight}')
  unmount()
  await user.keyboard('{ArrowRight}')
  expect(heard).toEqual([2])
})
