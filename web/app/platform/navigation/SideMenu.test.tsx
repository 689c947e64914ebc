// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../testing/test-site.tsx'
import { PageWithMenu } from './PageWithMenu.tsx'
import { Component as NotFound } from './NotFoundPage.tsx'
import { SideMenu } from './PageWithMenu.tsx'

const SECTIONS = [
  {
    name: 'EMOJI PUZZLES',
    entries: [
      { name: 'Latest Puzzles', path: '/puzzle', alsoAt: [] },
      { name: 'Popular Puzzles', path: '/puzzle/mostpopular', alsoAt: ['/best'] },
    ],
  },
  { name: 'EMOJI GAMES', entries: [{ name: 'Emoji Riddles', path: '/emojiRiddles', alsoAt: [] }] },
]

const user = userEvent.setup()
const toggle = () => screen.getByRole('button')
const currentLinks = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each section is a list under its heading, with links in their order', () => {
  renderAt('/puzzle', <SideMenu sections={SECTIONS} />)
  const menu = screen.getByRole('navigation', { name: 'Section' })
  expect(
    within(menu)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['EMOJI PUZZLES', 'EMOJI GAMES'])
  const linksOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(linksOf('EMOJI PUZZLES')).toEqual([
    ['Latest Puzzles', '/puzzle'],
    ['Popular Puzzles', '/puzzle/mostpopular'],
  ])
  expect(linksOf('EMOJI GAMES')).toEqual([['Emoji Riddles', '/emojiRiddles']])
})

test.each([
  ['/puzzle', 'Latest Puzzles'],
  ['/new', 'Latest Puzzles'],
  ['/PUZZLE/mostPopular/', 'Popular Puzzles'],
  ['/best', 'Popular Puzzles'],
  ['/emojiriddles', 'Emoji Riddles'],
])('at %s the current entry is %s, and the button says so', (address, name) => {
  renderAt(address, <SideMenu sections={SECTIONS} />)
  expect([currentLinks(), toggle().textContent?.trim()]).toEqual([[name], name])
})

test('on a page that is no entry the button says Menu, and nothing is current', () => {
  renderAt('/puzzle/7', <SideMenu sections={SECTIONS} />)
  expect(toggle().textContent?.trim()).toBe('Menu')
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})

test('the button opens and closes the menu that it names', async () => {
  renderAt('/puzzle', <SideMenu sections={SECTIONS} />)
  const isOpen = () => [toggle().getAttribute('aria-expanded'), screen.getByRole('navigation').dataset['open']]
  expect(isOpen()).toEqual(['false', 'false'])
  await user.click(toggle())
  expect(isOpen()).toEqual(['true', 'true'])
  const body = document.querySelector(`#${CSS.escape(toggle().getAttribute('aria-controls') ?? '')}`)
  expect(body?.contains(screen.getByRole('link', { name: 'Emoji Riddles' }))).toBe(true)
  await user.click(toggle())
  expect(isOpen()).toEqual(['false', 'false'])
})

test('the menu closes by itself where one goes on to another page', async () => {
  const { address } = renderAt('/puzzle', <SideMenu sections={SECTIONS} />)
  await user.click(toggle())
  await user.click(screen.getByRole('link', { name: 'Emoji Riddles' }))
  expect([address(), toggle().getAttribute('aria-expanded'), currentLinks()]).toEqual(['/emojiRiddles', 'false', ['Emoji Riddles']])
})

test('a page with a menu has both', () => {
  renderAt(
    '/puzzle',
    <PageWithMenu sections={SECTIONS}>
      <h1>Latest puzzles</h1>
    </PageWithMenu>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Latest puzzles' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Section' })).toBeTruthy()
})

test('an address without a page says so, leads on, and is not for search engines', async () => {
  serverWith()
  const { address } = renderAt('/nowhere', <NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page not found · Emojigma')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  await user.click(screen.getByRole('link', { name: 'Play today’s puzzles' }))
  expect(address()).toBe('/today')
})
