// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBrowserRouter, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useInnerLinks } from '../../platform/navigation/use-inner-links.ts'
import { setOf } from '../../platform/testing/test-site.tsx'
import { TODAY } from '../../platform/testing/noon.ts'
import { useOpenedPuzzle } from './TodayPage.tsx'

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
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => navigate('/today', { mask: `/puzzle/${FIRST?.id}`, flushSync: true })}>open</button>
      <Today />
    </>
  )
}

const show = () => render(<RouterProvider router={createBrowserRouter([{ path: '/today', Component: Site }])} />)

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
  show()
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
  show()
  press('open')
  press('midnight')
  expect(said()).toBe(`open: ${FIRST?.id}`)
  expect(await gone(() => press('close'))).toMatch('closed')
  press('next')
  expect(said()).toBe('closed')
})

test('a card that is pressed twice opens its puzzle once', async () => {
  function Cards() {
    const follow = useInnerLinks(true)
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as lists of cards do
      <div onClick={follow}>
        <a href={`/puzzle/${FIRST?.id}`}>card</a>
        <Today />
      </div>
    )
  }
  render(<RouterProvider router={createBrowserRouter([{ path: '/today', Component: Cards }])} />)
  press('card')
  press('card')
  expect(await screen.findByText(`open: ${FIRST?.id}`)).toBeTruthy()
  await act(async () => void (await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))))
  await gone(() => press('close'))
  expect([said(), location.pathname]).toEqual(['closed', '/today'])
})
