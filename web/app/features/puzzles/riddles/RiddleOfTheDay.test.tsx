// @vitest-environment jsdom
import { riddleToWire } from '@emojigma/content/riddle.ts'
import { readRiddles } from '@emojigma/content/riddles.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NOON_MS, TODAY } from '../../../platform/testing/noon.ts'
import { notOurs, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { RiddleOfTheDay } from './RiddleOfTheDay.tsx'

const RIDDLES = readRiddles()
const TODAYS = RIDDLES[(TODAY * 73) % 200]

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const serveRiddles = () => serverWith({ '/content/riddles.json': () => notOurs(Response.json(RIDDLES.map(riddleToWire))) })

test('the riddle of the day fetches itself, is solved where it stands, and leads to all of them', async () => {
  serveRiddles()
  renderAt('/today', <RiddleOfTheDay headingLevel={3} />)
  const one = await screen.findByRole('region', { name: 'Riddle of the day' })
  expect(within(one).getByRole('heading', { level: 3, name: 'Riddle of the day' })).toBeDefined()
  expect(within(one).getByRole('img', { name: TODAYS?.names.join(', ') ?? '' })).toBeDefined()
  await userEvent.type(within(one).getByRole('textbox'), `${TODAYS?.answer}{Enter}`)
  expect(within(one).getByText('You worked it out!').closest('output')?.textContent).toContain(TODAYS?.answer)
  expect(within(one).getByRole('link', { name: 'All 200 riddles' }).getAttribute('href')).toBe('/emojiRiddles')
})

test('every riddle has its day, and the next day another one', async () => {
  const seen = new Set(RIDDLES.map((_, day) => RIDDLES[((TODAY + day) * 73) % 200]?.id))
  expect(seen.size).toBe(200)
  serveRiddles()
  vi.setSystemTime(NOON_MS + DAY_MS)
  renderAt('/today', <RiddleOfTheDay />)
  const next = RIDDLES[((TODAY + 1) * 73) % 200]
  expect(await screen.findByRole('img', { name: next?.names.join(', ') ?? '' })).toBeDefined()
})

test('nothing is shown where the riddles cannot be had, or where there are none', async () => {
  const calls = serverWith()
  const { container } = renderAt('/today', <RiddleOfTheDay />)
  await waitFor(() => expect(calls.some(({ path }) => path === '/content/riddles.json')).toBe(true))
  expect(container.textContent).toBe('')
  cleanup()
  const others = serverWith({ '/content/riddles.json': () => notOurs(Response.json([])) })
  const none = renderAt('/today', <RiddleOfTheDay />)
  await waitFor(() => expect(others.some(({ path }) => path === '/content/riddles.json')).toBe(true))
  expect(none.container.textContent).toBe('')
})
