// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from '../browser/router/Link.tsx'
import { MemoryRouter } from '../testing/MemoryRouter.tsx'
import { useNavigate } from '../browser/router/router.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEPS_SCROLL, ScrollKeeper } from './ScrollKeeper.tsx'

const KEY = 'emojigma.scroll'

const user = userEvent.setup()
/** What the page was scrolled to, in turn: a number of pixels, or the part's id. */
const scrolls: (number | string)[] = []

/** As the reader does it. */
function scrollByHand(px: number): void {
  Object.assign(window, { scrollY: px })
  dispatchEvent(new Event('scroll'))
}

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <ScrollKeeper />
      <Link to="/next">Next</Link>
      <Link to="/next#rules">To the rules</Link>
      <Link to="/next#3rd:part">To the third part</Link>
      <Link to="/next#nowhere">To a part that is not there</Link>
      <Link to="/next?sort=2" state={KEEPS_SCROLL}>
        Sorted
      </Link>
      <button onClick={() => navigate(-1)}>Back</button>
      <button onClick={() => navigate(1)}>Forward</button>
      <p id="rules">Rules</p>
      <p id="3rd:part">Third</p>
    </>
  )
}

function show(keys: readonly string[] = ['first']) {
  const initialEntries = keys.map((key) => ({ pathname: `/${key}`, key }))
  return render(
    <MemoryRouter initialEntries={initialEntries} initialIndex={keys.length - 1}>
      <Page />
    </MemoryRouter>,
  )
}

const go = (name: string) => user.click(screen.getByRole('link', { name }))
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  scrolls.length = 0
  Object.assign(window, { scrollY: 0 })
  Object.assign(history, { scrollRestoration: 'auto' })
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolls.push(y))
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolls.push(this.id)
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the first page is left where the browser shows it', () => {
  show()
  expect(scrolls).toEqual([])
})

test.each([
  ['Next', [0]],
  ['To the rules', ['rules']],
  ['To the third part', ['3rd:part']],
  ['To a part that is not there', [0]],
  ['Sorted', []],
])('%s scrolls to %j', async (name, expected) => {
  show()
  scrollByHand(300)
  await go(name)
  expect(scrolls).toEqual(expected)
})

test('going back and forward returns to where one was on each page', async () => {
  show()
  scrollByHand(300)
  await go('Next')
  scrollByHand(70)
  await press('Back')
  scrollByHand(310)
  await press('Forward')
  await press('Back')
  expect(scrolls).toEqual([0, 300, 70, 310])
})

test('going back to a part returns to where one was, not to the part’s beginning', async () => {
  show()
  await go('To the rules')
  scrollByHand(900)
  await go('Next')
  await press('Back')
  expect(scrolls).toEqual(['rules', 0, 900])
})

test('a page that was never scrolled is gone back to at its top', async () => {
  show()
  await go('Next')
  scrollByHand(50)
  await press('Back')
  expect(scrolls).toEqual([0, 0])
})

test('where one was outlives a whole page load in this tab', async () => {
  sessionStorage.setItem(KEY, JSON.stringify([['first', 420], 'damaged', ['second', 7]]))
  show(['first', 'second'])
  await press('Back')
  expect(scrolls).toEqual([420])
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual([
    ['first', 420],
    ['second', 7],
  ])
})

test.each(['not json', '{}', '7', 'null'])('of %j in place of the positions every page begins at its top', async (damaged) => {
  sessionStorage.setItem(KEY, damaged)
  show(['first', 'second'])
  await press('Back')
  expect(scrolls).toEqual([0])
})

test('the browser puts back who comes by a whole page load, the page who moves within it', () => {
  const { unmount } = show()
  expect(history.scrollRestoration).toBe('manual')
  scrollByHand(120)
  dispatchEvent(new Event('pagehide'))
  expect([history.scrollRestoration, sessionStorage.getItem(KEY)]).toEqual(['auto', '[["first",120]]'])
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
  unmount()
  sessionStorage.clear()
  dispatchEvent(new Event('pagehide'))
  expect([history.scrollRestoration, sessionStorage.getItem(KEY)]).toEqual(['manual', null])
})
