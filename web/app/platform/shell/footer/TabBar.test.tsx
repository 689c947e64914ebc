// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../testing/test-site.tsx'
import { TabBar } from './TabBar.tsx'

afterEach(cleanup)

const tabs = (pathname: string) => {
  renderAt(pathname, <TabBar pathname={pathname} />)
  return within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
}

test('four places are one tap away', () => {
  expect(tabs('/').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Today', '/today'],
    ['Practice', '/practise'],
    ['Riddles', '/emojiRiddles'],
    ['Me', '/my-days'],
  ])
})

test.each([
  ['/today', 'Today'],
  ['/puzzle/today', 'Today'],
  ['/practise/counting', 'Practice'],
  ['/emojiRiddles', 'Riddles'],
  ['/help', undefined],
])('at %s the current one is %s', (pathname, current) => {
  expect(tabs(pathname).find((tab) => tab.ariaCurrent === 'page')?.textContent).toBe(current)
})
