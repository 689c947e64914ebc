// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEPS_PLACE, ScrollKeeper } from './ScrollKeeper.tsx'

const scrolls: number[] = []
beforeEach(() => {
  scrolls.length = 0
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrolls.push(top))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function Page() {
  return (
    <>
      <ScrollKeeper />
      <Link to="/other">on</Link>
      <Link to="/other#part">to the part</Link>
      <Link to="/?filter=1" state={KEEPS_PLACE}>
        filter
      </Link>
      <h2 id="part">part</h2>
    </>
  )
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  return router
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))
function scrolledTo(top: number): void {
  vi.stubGlobal('scrollY', top)
  act(() => void dispatchEvent(new Event('scroll')))
}

test('the first page stays where the browser put it', () => {
  show()
  expect(scrolls).toEqual([])
})

test('going on begins at the top, going back returns to where one was', async () => {
  const router = show()
  scrolledTo(700)
  await press('on')
  expect(scrolls).toEqual([0])
  scrolledTo(90)
  await act(() => router.navigate(-1))
  expect(scrolls).toEqual([0, 700])
  await act(() => router.navigate(1))
  expect(scrolls).toEqual([0, 700, 90])
})

test('an address that shows the same page in another way moves nothing', async () => {
  show()
  scrolledTo(700)
  await press('filter')
  expect(scrolls).toEqual([])
})

test('an address that names a part of the page begins there', async () => {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this)
  }
  show()
  await press('to the part')
  expect(shown).toEqual([screen.getByRole('heading', { name: 'part' })])
  expect(scrolls).toEqual([])
})

test('positions outlive a load of the whole page, during which the browser does the scrolling', async () => {
  show()
  expect(history.scrollRestoration).toBe('manual')
  scrolledTo(700)
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  expect(Object.values({ ...sessionStorage }).join()).toContain('700')
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})
