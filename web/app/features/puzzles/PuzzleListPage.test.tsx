// @vitest-environment jsdom
import { getNewPuzzlesMini, getPopularPuzzlesMini, getRandomPuzzle } from '@emojigma/contract/puzzles/puzzles.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { everythingIsNear, renderAt, serverWith, setOf, wire } from '../../platform/testing/test-site.tsx'
import { Component } from './PuzzleListPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const renderList = (address: string) => renderAt(address, <Component />)
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('shows the latest puzzles, with one of our own invitations after every six', async () => {
  everythingIsNear()
  serverWith()
  renderList('/puzzle')
  expect(screen.getByRole('heading', { level: 1, name: 'Latest Puzzles' })).toBeDefined()
  await screen.findByRole('status')
  await waitFor(() => expect(screen.getAllByRole('link', { name: / puzzle, / })).toHaveLength(40))
  await waitFor(() => expect(screen.getAllByRole('note', { name: 'From Emojigma' })).toHaveLength(6))
  expect(screen.getByRole('status').textContent).toContain('40 puzzles')
})

test('a random puzzle is one press away, and Today where there is none', async () => {
  const puzzle = setOf(TODAY)[6]
  if (!puzzle) throw new Error('no puzzle')
  const replies = [puzzleToWire(puzzle, 'long'), null]
  serverWith({ [getRandomPuzzle.path]: () => Response.json(replies.shift()) })
  for (const path of [`/puzzle/${puzzle.id}?t=${puzzle.typeId}&l=${puzzle.levelId}`, '/today']) {
    const { address } = renderList('/puzzle/mostpopular')
    await userEvent.click(screen.getByRole('button', { name: 'A random puzzle' }))
    await waitFor(() => expect(address()).toBe(path))
    cleanup()
  }
})

test('filters are toggles, and the address keeps them', async () => {
  const calls = serverWith()
  const { address } = renderList('/puzzle?t=1&l=8')
  expect(pressed()).toEqual(['ClassicEmoji algebra', 'Level 3'])
  await userEvent.click(screen.getByRole('button', { name: /^Hard/ }))
  expect(address()).toBe('/puzzle?t=1&l=3')
  await userEvent.click(screen.getByRole('button', { name: /^Hard/ }))
  expect(address()).toBe('/puzzle?t=1')
  await userEvent.click(screen.getByRole('button', { name: /^Mixed/ }))
  expect(address()).toBe('/puzzle')
  expect(pressed()).toEqual(['MixedAll kinds'])
  const bodies = calls
    .filter(({ path }) => path === getNewPuzzlesMini.path)
    .map(({ body: { puzzleTypeId, levelId } }) => [puzzleTypeId, levelId])
  expect(bodies).toEqual([
    [1, 8],
    [1, 3],
    [1, undefined],
    [undefined, undefined],
  ])
})

test.each(['Word', 'Grid'])('a junior level with %s is dropped, which is said', async (kind) => {
  serverWith()
  renderList('/puzzle')
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${kind}`) }))
  await userEvent.click(screen.getByRole('button', { name: /^Level 1/ }))
  expect(screen.getByRole('status').textContent).toContain(`${kind} puzzles begin at Easy`)
})

test('Word with a junior level drops the level and says so', async () => {
  serverWith()
  const { address } = renderList('/puzzle?l=8')
  await userEvent.click(screen.getByRole('button', { name: /^Word/ }))
  expect(address()).toBe('/puzzle?t=3')
  expect(screen.getByRole('status').textContent).toContain('Word puzzles begin at Easy')
  await userEvent.click(screen.getByRole('button', { name: /^Medium/ }))
  expect(address()).toBe('/puzzle?t=3&l=2')
  expect(screen.getByRole('status').textContent).not.toContain('begin at Easy')
})

test('a theme is chosen from a list, asked of the server, and kept in the address', async () => {
  const calls = serverWith()
  const { address } = renderList('/puzzle?t=1')
  const choice = await screen.findByRole('combobox', { name: 'Theme' })
  await userEvent.selectOptions(choice, 'Fruit')
  expect(address()).toBe('/puzzle?t=1&theme=Fruit')
  const asked = () => calls.findLast(({ path }) => path === getNewPuzzlesMini.path)?.body
  await waitFor(() => expect(asked()).toMatchObject({ puzzleTypeId: 1, puzzleTheme: 'Fruit' }))
  await userEvent.selectOptions(choice, 'Every theme')
  expect(address()).toBe('/puzzle?t=1')
})

test('a category asks for each of its kinds and offers only those', async () => {
  const calls = serverWith({
    [getNewPuzzlesMini.path]: ({ body }) => wire(setOf(100).filter(({ typeId }) => typeId === body['puzzleTypeId'])),
  })
  renderList('/emojiLogicGames')
  await waitFor(() => expect(screen.getAllByRole('link', { name: / puzzle, / })).toHaveLength(20))
  expect(calls.filter(({ path }) => path === getNewPuzzlesMini.path)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Classic/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Emojidoku/ })).toBeDefined()
})

test('an empty list says so and offers all puzzles', async () => {
  serverWith({ [getPopularPuzzlesMini.path]: () => [] })
  const { address } = renderList('/puzzle/mostpopular?t=4&l=1')
  await screen.findByRole('heading', { name: 'Nothing here yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all puzzles' }))
  expect(address()).toBe('/puzzle/mostpopular')
})

const cards = () => screen.getAllByRole('link', { name: / puzzle, / })

/** Some days' puzzles, a part at a time, as the server tells them.
 *  @param interrupt called before each part; what it returns is answered instead */
function serverOf(days: readonly number[], interrupt: (before: unknown) => Response | undefined = () => undefined) {
  const all = days.flatMap((day) => setOf(day)).toSorted((one, other) => compareInList(one.id, other.id))
  const isBehind = (id: number, before: unknown) => before === undefined || compareInList(id, Number(before)) > 0
  return serverWith({
    [getNewPuzzlesMini.path]: ({ body: { before, puzzleTypeId } }) =>
      interrupt(before) ?? wire(all.filter(({ id, typeId }) => isBehind(id, before) && (puzzleTypeId ?? typeId) === typeId).slice(0, 48)),
  })
}

test('a list goes on at a press: the focus goes to the first new card, and how many came is told', async () => {
  serverOf([98, 99, 100])
  renderList('/puzzle')
  await waitFor(() => expect(cards()).toHaveLength(48))
  const shown = cards().map((card) => card.getAttribute('href'))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(cards()).toHaveLength(96))
  expect(
    cards()
      .slice(0, 48)
      .map((card) => card.getAttribute('href')),
  ).toEqual(shown)
  expect(new Set(cards().map((card) => card.getAttribute('href'))).size).toBe(96)
  await waitFor(() => expect(document.activeElement).toBe(cards()[48]))
  expect(screen.getByRole('status').textContent).toContain('48 more, 96 puzzles')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(cards()).toHaveLength(120))
  await waitFor(() => expect(document.activeElement).toBe(cards()[96]))
  expect(screen.getByRole('status').textContent).toContain('24 more, 120 puzzles, and no others')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.getByText('These are all the puzzles of this list.')).toBeDefined()
})

test('the kinds of a category go on together without gaps', async () => {
  const calls = serverOf([97, 98, 99, 100])
  renderList('/emojiLogicGames')
  await waitFor(() => expect(cards()).toHaveLength(48))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(cards()).toHaveLength(80))
  const hrefs = cards().map((card) => card.getAttribute('href'))
  expect(new Set(hrefs).size).toBe(80)
  const befores = calls.filter(({ path }) => path === getNewPuzzlesMini.path).map(({ body: { before } }) => before)
  expect(befores.slice(0, 2)).toEqual([undefined, undefined])
  expect(befores[2]).toBe(befores[3])
})

test('when the next part cannot be had, what is shown stays, and another press tries again', async () => {
  let isDown = true
  serverOf([98, 99, 100], (before) => (before !== undefined && isDown ? new Response(null, { status: 503 }) : undefined))
  renderList('/puzzle')
  await waitFor(() => expect(cards()).toHaveLength(48))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/could not be loaded/)).toBeDefined()
  expect(cards()).toHaveLength(48)
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(again)
  isDown = false
  await userEvent.click(again)
  await waitFor(() => expect(cards()).toHaveLength(96))
  await waitFor(() => expect(document.activeElement).toBe(cards()[48]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list that ends with a full part says so at the press, and keeps the focus there', async () => {
  serverOf([98, 99, 100], (before) => (before === undefined ? undefined : Response.json([])))
  renderList('/puzzle')
  await waitFor(() => expect(cards()).toHaveLength(48))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const end = await screen.findByText('These are all the puzzles of this list.')
  await waitFor(() => expect(document.activeElement?.contains(end)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})
