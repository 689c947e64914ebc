// @vitest-environment jsdom
import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router'
import { LevelLinks, LevelToggles } from './LevelPickers.tsx'

afterEach(cleanup)

const AGES = ['Easier, Age 4+', 'Harder, Age 7+']
/** The five for the young first. */
const IN_ORDER: readonly LevelId[] = [6, 7, 8, 9, 10, 1, 2, 3, 4, 5]
const items = (age: string, role: 'link' | 'button') => within(screen.getByRole('region', { name: age })).getAllByRole(role)

test('every level is a link to its puzzles, under the age it is for, with its points', () => {
  render(
    <MemoryRouter>
      <LevelLinks addressOf={(levelId) => `/puzzle?l=${levelId}`} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(AGES)
  expect(AGES.map((age) => items(age, 'link').length)).toEqual([5, 5])
  const links = AGES.flatMap((age) => items(age, 'link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(IN_ORDER.map((levelId) => `/puzzle?l=${levelId}`))
  for (const [index, levelId] of IN_ORDER.entries()) {
    const { name, points } = levelOf(levelId)
    expect(links[index]?.textContent).toContain(name)
    expect(links[index]?.textContent).toContain(`${points} pts`)
  }
})

test('of the toggles only the chosen one is on, and each says which it is', async () => {
  const onToggle = vi.fn<(levelId: LevelId) => void>()
  const { rerender } = render(<LevelToggles chosen={undefined} onToggle={onToggle} />)
  const buttons = AGES.flatMap((age) => items(age, 'button'))
  const pressed = () => IN_ORDER.filter((_, index) => buttons[index]?.getAttribute('aria-pressed') === 'true')
  expect(pressed()).toEqual([])
  rerender(<LevelToggles chosen={7} onToggle={onToggle} />)
  expect(pressed()).toEqual([7])
  for (const button of buttons) await userEvent.click(button)
  expect(onToggle.mock.calls.flat()).toEqual(IN_ORDER)
})
