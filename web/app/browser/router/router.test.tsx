// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowserRouter, StaticRouter } from './BrowserRouter.tsx'
import { Link, Navigate } from './Link.tsx'
import { Outlet, useParams, useRoutes } from './Routes.tsx'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from './router.ts'
import type { RouteObject } from './routes.ts'

beforeEach(() => history.replaceState(null, '', '/lists?l=3#top'))
afterEach(cleanup)

function Frame() {
  const { pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  return (
    <>
      <p>{`${type} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
      <Link to="/puzzle/7" state={{ kept: 1 }}>
        on
      </Link>
      <Link to="?l=4">query</Link>
      <Link to="/lists?l=3#top">here</Link>
      <Link to="/puzzle/8" onClick={(event) => event.preventDefault()}>
        refused
      </Link>
      <button onClick={() => setSearch({ a: 'b c' }, { replace: true })}>set</button>
      <button onClick={() => navigate(-1)}>back</button>
      <Outlet />
    </>
  )
}

function Puzzle() {
  return <h1>{`Puzzle ${useParams()['puzzleId']}`}</h1>
}

const ROUTES: readonly RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/lists', element: <h1>Lists</h1> },
      { path: '/puzzle/:puzzleId', Component: Puzzle },
      { path: '/old', element: <Navigate to="/lists" replace /> },
    ],
  },
]

function Site() {
  return useRoutes(ROUTES)
}

const show = () =>
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
const said = () => screen.getByRole('paragraph').textContent
const heading = () => screen.getByRole('heading').textContent
const click = (name: string, init = {}) => fireEvent.click(screen.getByText(name), init)

test('a link goes to its page, with what is kept with the address, and going back comes back', async () => {
  show()
  expect([said(), heading()]).toEqual(['POP /lists?l=3#top null', 'Lists'])
  click('on')
  expect([said(), heading(), location.pathname]).toEqual(['PUSH /puzzle/7 {"kept":1}', 'Puzzle 7', '/puzzle/7'])
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    click('back')
    await gone
  })
  expect([said(), heading()]).toEqual(['POP /lists?l=3#top null', 'Lists'])
})

test('a reload keeps what was kept with the address', () => {
  show()
  click('on')
  cleanup()
  show()
  expect(said()).toBe('POP /puzzle/7 {"kept":1}')
})

test('a query alone stays on the page, and setting it writes it out', () => {
  show()
  click('query')
  expect(said()).toBe('PUSH /lists?l=4 null')
  click('set')
  expect(said()).toBe('REPLACE /lists?a=b+c null')
})

test('a link to where one is adds nothing to go back to', () => {
  const { length } = history
  show()
  click('here')
  expect([said(), history.length]).toEqual(['REPLACE /lists?l=3#top null', length])
})

test('a link that is pressed twice, before its page is drawn, leads there once', () => {
  show()
  const { length } = history
  act(() => {
    screen.getByText('on').click()
    screen.getByText('on').click()
  })
  expect([heading(), history.length]).toEqual(['Puzzle 7', length + 1])
})

test('a click with a key held, or one that is refused, is left to the browser', () => {
  show()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('on', { ctrlKey: true })
  click('refused')
  expect(said()).toBe('POP /lists?l=3#top null')
})

test('a page may send on at once', () => {
  history.replaceState(null, '', '/old')
  show()
  expect([said(), heading()]).toEqual(['REPLACE /lists null', 'Lists'])
})

test('the server’s router is where it is told, and goes nowhere', () => {
  render(
    <StaticRouter location="/puzzle/9?l=1">
      <Site />
    </StaticRouter>,
  )
  click('on')
  expect([said(), heading()]).toEqual(['POP /puzzle/9?l=1 null', 'Puzzle 9'])
})

test('what is waited for is drawn after the frame that answers the touch, with its address in the bar before', async () => {
  function Card() {
    const navigate = useNavigate()
    return <button onClick={() => navigate('/puzzle/5', { isAwaited: true })}>open</button>
  }
  render(
    <BrowserRouter>
      <Card />
      <Site />
    </BrowserRouter>,
  )
  click('open')
  expect([heading(), location.pathname]).toEqual(['Lists', '/puzzle/5'])
  expect(await screen.findByRole('heading', { name: 'Puzzle 5' })).toBeTruthy()
})
