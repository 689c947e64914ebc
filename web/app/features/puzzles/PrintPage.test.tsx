// @vitest-environment jsdom
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadPageAt, routes } from '../../platform/shell/routes.tsx'
import { TODAY } from '../../platform/testing/noon.ts'
import { renderAt, serverWith, setOf, wire } from '../../platform/testing/test-site.tsx'

beforeAll(async () => void (await loadPageAt('/printToday')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sheet = (name: string) => screen.findByRole('article', { name })
const kinds = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.replace(/ No\. \d+$/, ''))

test('five of today’s puzzles stand on it, one of each kind, with their pictures and words and without an answer', async () => {
  serverWith()
  renderAt('/printToday', routes)
  const five = await sheet('Today’s five, Age 7+')
  expect(kinds(five)).toEqual(['Classic, Medium', 'Grid, Medium', 'Word, Medium', 'Emojidoku, Medium', 'Spot the odd emoji, Medium'])
  expect(within(five).getAllByRole('img', { name: 'fox plus fox equals 10' })).toHaveLength(5)
  expect(within(five).getAllByText(/^Answer:/)).toHaveLength(2)
  expect(within(five).getByText(/Name:/).textContent).toMatch('Age 7+, 21 November 2026 · Name:')
  expect(within(five).queryByRole('button')).toBeNull()
})

test('the youngest have five of theirs, and the address remembers for whom it is', async () => {
  serverWith()
  const { address } = renderAt('/printToday', routes)
  await userEvent.click(await screen.findByRole('link', { name: 'Age 4+' }))
  const five = await sheet('Today’s five, Age 4+')
  expect(new Set(kinds(five)).size).toBe(5)
  expect(within(five).getAllByRole('img')).toHaveLength(5)
  expect(address()).toBe('/printToday?band=junior')
  expect(screen.getByRole('link', { name: 'Age 4+' }).getAttribute('aria-current')).toBe('page')
})

test('it is a file for each paper, of the five that are shown', async () => {
  serverWith()
  renderAt('/printToday', routes)
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await address('Print on A4')).toBe('/emojigma/worksheets/today_next_A4.pdf')
  await userEvent.click(await screen.findByRole('link', { name: 'Age 4+' }))
  expect(await address('Print on Letter')).toBe('/emojigma/worksheets/today_junior_Letter.pdf')
})

test('when today’s puzzles cannot be fetched one may try again', async () => {
  const answers = [undefined, wire(setOf(TODAY))]
  serverWith({ [getTodaysPuzzlesMini.path]: () => (answers.length > 1 ? answers.shift() : answers[0]) })
  renderAt('/printToday', routes)
  await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' }))
  expect(kinds(await sheet('Today’s five, Age 7+'))).toHaveLength(5)
})
