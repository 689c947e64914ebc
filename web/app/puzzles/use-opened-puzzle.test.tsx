// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowserRouter } from '../browser/router/BrowserRouter.tsx'
import { useLocation, useNavigate } from '../browser/router/router.ts'
import { LocationAboveProvider, over, pageBelow } from '../navigation/over-page.ts'
import { setOf } from '../testing/test-site.tsx'
import { TODAY } from '../testing/noon.ts'
import { useOpenedPuzzle } from './use-opened-puzzle.ts'

const PUZZLES = setOf(TODAY)
const [FIRST, SECOND] = PUZZLES

beforeEach(() => history.replaceState(null, '', '/today'))
afterEach(cleanup)

function Today() {
  const [puzzles, setPuzzles] = useState(PUZZLES)
  const { opened, open, close } = useOpenedPuzzle(puzzles)
  return (
    <>
      <p>{opened ? `open: ${opened.id}` : 'closed'}</p>
      <button onClick={() => SECOND && open(SECOND)}>next</button>
      <button onClick={close}>close</button>
      <button onClick={() => setPuzzles(setOf(TODAY + 1))}>midnight</button>
    </>
  )
}

function Site() {
  const location = useLocation()
  const navigate = useNavigate()
  const below = pageBelow(location)
  return (
    <LocationAboveProvider value={below && location}>
      <button onClick={() => navigate(`/puzzle/${FIRST?.id}`, { state: over(location) })}>open</button>
      <Today />
    </LocationAboveProvider>
  )
}

const said = () => screen.getByRole('paragraph').textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))

/** Does what goes back or on, tells what is seen before the browser has done it, and waits until it has. */
async function gone(go: () => void): Promise<string> {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  go()
  const before = `${said()} at ${location.pathname}`
  await act(async () => void (await there))
  return before
}

test('a puzzle is closed at once, before the browser has gone back, and going on opens it again', async () => {
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
  press('open')
  expect(said()).toBe(`open: ${FIRST?.id}`)
  press('next')
  expect([said(), location.pathname]).toEqual([`open: ${SECOND?.id}`, `/puzzle/${SECOND?.id}`])
  expect(await gone(() => press('close'))).toBe(`closed at /puzzle/${SECOND?.id}`)
  expect([said(), location.pathname]).toEqual(['closed', '/today'])
  await gone(() => history.forward())
  expect(said()).toBe(`open: ${SECOND?.id}`)
})

test('a puzzle that is open when another day begins stays until it is closed', async () => {
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
  press('open')
  press('midnight')
  expect(said()).toBe(`open: ${FIRST?.id}`)
  expect(await gone(() => press('close'))).toMatch('closed')
  press('next')
  expect(said()).toBe('closed')
})
