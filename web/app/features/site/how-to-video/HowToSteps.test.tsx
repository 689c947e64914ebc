// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../platform/testing/test-site.tsx'
import { CHAPTERS } from './storyboard.ts'
import { HowToSteps } from './HowToSteps.tsx'

afterEach(cleanup)

test('each chapter has its steps in order, each with a picture for those who see and a caption for everyone', () => {
  renderAt('/howToVideo', <HowToSteps />)
  for (const { name, steps } of CHAPTERS) {
    const chapter = screen.getByRole('region', { name })
    expect(within(chapter).getByRole('heading', { level: 2 }).textContent).toContain(name)
    const shown = within(chapter).getAllByRole('listitem')
    expect(shown.map((step) => step.querySelector('p')?.textContent)).toEqual(steps.map(({ caption }) => caption))
    for (const step of shown) expect(step.querySelector('[aria-hidden=true] :is(img, span)')).not.toBeNull()
  }
})

test('solved emoji become numbers, and the answer is shown at last', () => {
  renderAt('/howToVideo', <HowToSteps />)
  const apples = (name: string) => screen.getByRole('region', { name }).querySelectorAll('img[src*="red-apple"]').length
  expect(apples('A Classic puzzle')).toBe(8)
  expect(apples('One after another')).toBe(0)
  const [last] = within(screen.getByRole('region', { name: 'The answer' }))
    .getAllByRole('listitem')
    .slice(-1)
  expect(last?.querySelector('[aria-hidden=true]')?.textContent).toContain('23')
})
