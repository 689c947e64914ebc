// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { Location } from '../browser/router/location.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetPageBelow, LocationAboveProvider, over, pageBelow, useLocationAbove } from './over-page.ts'

const locationOf = (pathname: string, state: unknown = null): Location => ({ pathname, search: '?l=3', hash: '#more', key: 'k', state })

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

test('the page below is the one that the link stands on, with its query and hash', () => {
  const opened = locationOf('/puzzle/7', over(locationOf('/today')))
  expect(pageBelow(opened)).toEqual({ pathname: '/today', search: '?l=3', hash: '#more', key: 'k', state: null })
})

test('what is opened over an opened page does not carry every page before it along', () => {
  const first = locationOf('/puzzle/7', over(locationOf('/today')))
  const second = locationOf('/puzzle/8', over(first))
  expect(pageBelow(second)).toMatchObject({ pathname: '/puzzle/7', state: null })
})

test.each([null, undefined, {}, { keepsPlace: true }])('an address with %j has no page below it', (state) => {
  expect(pageBelow(locationOf('/puzzle/7', state))).toBeUndefined()
})

test('a reload forgets the page below, and keeps the rest of what the history has', () => {
  history.replaceState({ usr: over(locationOf('/today')), key: 'abc', idx: 4 }, '', '/puzzle/7?t=1')
  const { length } = history
  forgetPageBelow()
  expect(history.state).toEqual({ usr: null, key: 'abc', idx: 4 })
  expect([location.pathname + location.search, history.length]).toEqual(['/puzzle/7?t=1', length])
})

test.each([[null], [{ key: 'abc', idx: 1 }], [{ usr: null, key: 'abc' }], [{ usr: { keepsPlace: true }, key: 'abc' }]])(
  'a reload leaves a history of %j as it is',
  (state) => {
    history.replaceState(state, '')
    forgetPageBelow()
    expect(history.state).toEqual(state)
  },
)

function Above() {
  return <p>{useLocationAbove()?.pathname ?? 'nothing above'}</p>
}

test('a page knows of the address that was opened over it', () => {
  const { rerender } = render(<Above />)
  expect(screen.getByText('nothing above')).toBeTruthy()
  rerender(
    <LocationAboveProvider value={locationOf('/puzzle/7')}>
      <Above />
    </LocationAboveProvider>,
  )
  expect(screen.getByText('/puzzle/7')).toBeTruthy()
})
