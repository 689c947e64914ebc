// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/test-site.tsx'
import { SideMenu } from './SideMenu.tsx'

afterEach(cleanup)

const SECTIONS = [
  {
    name: 'Boards',
    entries: [
      { name: 'All time', path: '/leaderboard', alsoAt: [] },
      { name: 'Daily', path: '/leaderboardDaily', alsoAt: [] },
    ],
  },
  { name: 'Ranks', entries: [{ name: 'All ranks', path: '/leaderboardRanks', alsoAt: [] }] },
]

const showAt = (address: string) => renderAt(address, <SideMenu sections={SECTIONS} />)
const toggle = () => within(screen.getByRole('navigation', { name: 'Section' })).getByRole('button')

test('the entries stand under their sections, and the one of this page is marked', () => {
  showAt('/leaderboardDaily')
  const boards = within(screen.getByRole('list', { name: 'Boards' }))
  expect(boards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['All time', null],
    ['Daily', 'page'],
  ])
  expect(
    within(screen.getByRole('list', { name: 'Ranks' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/leaderboardRanks')
})

test('on a narrow screen one button says where one is, opens the rest and closes it again', async () => {
  showAt('/leaderboardDaily')
  expect([toggle().textContent?.trim(), toggle().getAttribute('aria-expanded')]).toEqual(['Daily', 'false'])
  await userEvent.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})

test('following an entry closes the menu', async () => {
  const { place } = showAt('/leaderboardDaily')
  await userEvent.click(toggle())
  await userEvent.click(screen.getByRole('link', { name: 'All ranks' }))
  expect(place()).toBe('/leaderboardRanks')
  expect([toggle().textContent?.trim(), toggle().getAttribute('aria-expanded')]).toEqual(['All ranks', 'false'])
})

test('on a page that is none of its entries the button is called Menu', () => {
  showAt('/today')
  expect(toggle().textContent?.trim()).toBe('Menu')
})
