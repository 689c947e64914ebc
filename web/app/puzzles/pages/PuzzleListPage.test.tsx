// @vitest-environment jsdom
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith, setOf, wire } from '../../test-site.tsx'
import { Component } from './PuzzleListPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const renderList = (address: string) => renderAt(address, <Component />)
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('shows the latest puzzles with an ad slot after every six', async () => {
  serverWith()
  renderList('/puzzle')
  expect(screen.getByRole('heading', { level: 1, name: 'Latest Puzzles' })).toBeDefined()
  await screen.findByRole('status')
  await waitFor(() => expect(screen.getAllByRole('link', { name: / puzzle, / })).toHaveLength(40))
  expect(screen.getAllByRole('note', { name: 'Advertisement' })).toHaveLength(6)
  expect(screen.getByRole('status').textContent).toContain('40 puzzles')
})

test('filters are toggles, and the address keeps them', async () => {
  const calls = serverWith()
  const { place } = renderList('/puzzle?t=1&l=8')
  expect(pressed()).toEqual(['ClassicEmoji algebra', 'Level 370 pts'])
  await userEvent.click(screen.getByRole('button', { name: /^Hard/ }))
  expect(place()).toBe('/puzzle?t=1&l=3')
  await userEvent.click(screen.getByRole('button', { name: /^Hard/ }))
  expect(place()).toBe('/puzzle?t=1')
  await userEvent.click(screen.getByRole('button', { name: /^Mixed/ }))
  expect(place()).toBe('/puzzle')
  expect(pressed()).toEqual(['MixedAll kinds'])
  const bodies = calls
    .filter(({ path }) => path === CALL_PATHS.getNewPuzzlesMini)
    .map(({ body: { puzzleTypeId, levelId } }) => [puzzleTypeId, levelId])
  expect(bodies).toEqual([
    [1, 8],
    [1, 3],
    [1, undefined],
    [undefined, undefined],
  ])
})

test('Word with a junior level drops the level and says so', async () => {
  serverWith()
  const { place } = renderList('/puzzle?l=8')
  await userEvent.click(screen.getByRole('button', { name: /^Word/ }))
  expect(place()).toBe('/puzzle?t=3')
  expect(screen.getByRole('status').textContent).toContain('Word puzzles begin at Easy')
  await userEvent.click(screen.getByRole('button', { name: /^Medium/ }))
  expect(place()).toBe('/puzzle?t=3&l=2')
  expect(screen.getByRole('status').textContent).not.toContain('begin at Easy')
})

test('a category asks for each of its kinds and offers only those', async () => {
  const calls = serverWith({
    [CALL_PATHS.getNewPuzzlesMini]: ({ body }) => wire(setOf(100).filter(({ typeId }) => typeId === body['puzzleTypeId'])),
  })
  renderList('/emojiLogicGames')
  await waitFor(() => expect(screen.getAllByRole('link', { name: / puzzle, / })).toHaveLength(20))
  expect(calls.filter(({ path }) => path === CALL_PATHS.getNewPuzzlesMini)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Classic/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Emojidoku/ })).toBeDefined()
})

test('an empty list says so and offers all puzzles', async () => {
  serverWith({ [CALL_PATHS.getPopularPuzzlesMini]: () => [] })
  const { place } = renderList('/puzzle/mostpopular?t=4&l=1')
  await screen.findByRole('heading', { name: 'Nothing here yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all puzzles' }))
  expect(place()).toBe('/puzzle/mostpopular')
})
