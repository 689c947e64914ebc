// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, Link, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The Spanish module in the place of the English one, as in the build of Spanish pages.
vi.mock('@emojigma/messages/language.ts', () => ({ code: 'es', path: '/es' }))

const { inLanguage, withoutLanguage } = await import('./language-address.ts')

beforeEach(() => history.replaceState(null, '', '/es/lists?l=3'))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

function Place() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/today">on</Link>
    </>
  )
}

test.each([
  ['/today', '/es/today'],
  ['/', '/es/'],
])('%s is %s in the language, and back', (address, inIt) => {
  expect([inLanguage(address), withoutLanguage(inIt)]).toEqual([inIt, address])
})

test.each([
  ['/es', '/'],
  ['/today', '/today'],
  ['/estimates', '/estimates'],
])('%s is the page %s', (address, page) => {
  expect(withoutLanguage(address)).toBe(page)
})

test('pages know their addresses without the language, links and the bar have it', async () => {
  const router = createBrowserRouter([{ path: '*', Component: Place }], { basename: inLanguage('/') })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('paragraph').textContent).toBe('/lists?l=3')
  const link = screen.getByRole('link', { name: 'on' })
  expect(link.getAttribute('href')).toBe('/es/today')
  fireEvent.click(link)
  await screen.findByText('/today')
  expect([screen.getByRole('paragraph').textContent, location.pathname]).toEqual(['/today', '/es/today'])
})
