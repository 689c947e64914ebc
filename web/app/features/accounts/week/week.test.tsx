// @vitest-environment jsdom
import { endWeekLink, getWeek, getWeekLink, makeWeekLink, type Week, type WeekLink } from '@emojigma/contract/accounts/week-link.ts'
import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { GrownUps } from './GrownUps.tsx'
import { activityOf, questionOf } from './together.ts'
import { Component as WeekPage } from './WeekPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const MONDAY = TODAY - ((TODAY + 2) % 7)
const WEEK: Week = {
  Nickname: 'BraveOtter42',
  Monday: dayDate(MONDAY),
  IsThisWeek: true,
  Days: 5,
  Solved: 14,
  FirstTry: 11,
  Kinds: [
    { PuzzleTypeId: 2, Solved: 10, FirstTry: 9 },
    { PuzzleTypeId: 1, Solved: 4, FirstTry: 2 },
  ],
  Together: { PuzzleTypeId: 1, LikePuzzleId: 100_641 },
  IsOwn: false,
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the page has the week’s figures, skills, something to do together and a question; its code goes to the server alone', async () => {
  const calls = serverWith({ [getWeek.path]: () => WEEK })
  renderAt('/week?code=abc', <WeekPage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'BraveOtter42’s week' })).toBeDefined()
  expect(calls.filter(({ path }) => path === getWeek.path).map(({ body }) => body['Code'])).toEqual(['abc'])
  const words = document.body.textContent
  for (const text of ['14 puzzles solved', '79% right first try', '5 days played']) expect(words).toContain(text)
  const skills = within(screen.getByRole('region', { name: 'Skills practiced' }))
  expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Adding up rows and columns9 of 10 first try',
    'Working out what each emoji is worth2 of 4 first try',
  ])
  expect(skills.getAllByRole<HTMLProgressElement>('progressbar').map(({ value, max }) => [value, max])).toEqual([
    [9, 10],
    [2, 4],
  ])
  const together = within(screen.getByRole('region', { name: 'Do this together' }))
  expect(together.getByText(activityOf(1, MONDAY).text)).toBeDefined()
  expect(together.getByRole('link', { name: 'Try one like it' }).getAttribute('href')).toBe('/practise/like/100641')
  expect(screen.getByRole('region', { name: 'Ask today' }).textContent).toContain(questionOf(TODAY))
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(screen.queryByRole('link', { name: 'Turn off this link' })).toBeNull()
})

test('the one who made the link is led to where it is turned off', async () => {
  signInAs({})
  serverWith({ [getWeek.path]: () => ({ ...WEEK, IsOwn: true }) })
  renderAt('/week?code=abc', <WeekPage />)
  const link = await screen.findByRole('link', { name: 'Turn off this link' })
  expect(link.getAttribute('href')).toBe('/my-days#grown-ups')
})

test('a week without puzzles has something to do as well', async () => {
  const { Together: _together, ...empty } = { ...WEEK, Nickname: null, Days: 0, Solved: 0, FirstTry: 0, Kinds: [] }
  serverWith({ [getWeek.path]: () => empty })
  renderAt('/week?code=abc', <WeekPage />)
  expect(await screen.findByText(/No puzzles solved yet/)).toBeDefined()
  expect(document.body.textContent).not.toContain('NaN')
  expect(screen.getByRole('link', { name: 'Today’s puzzles' }).getAttribute('href')).toBe('/today')
})

test('a link that does not work, or has no code, says so', async () => {
  const calls = serverWith({ [getWeek.path]: () => refusal(404, { Message: 'Not found.' }) })
  renderAt('/week?code=abc', <WeekPage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeDefined()
  cleanup()
  renderAt('/week', <WeekPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeDefined()
  expect(calls.filter(({ path }) => path === getWeek.path)).toHaveLength(1)
})

test('an account makes its link, and turns it off after a question', async () => {
  signInAs({})
  let link: WeekLink = {}
  const calls = serverWith({
    [getWeekLink.path]: () => link,
    [makeWeekLink.path]: () => (link = { Code: 'abc', Until: dayDate(TODAY + 365) }),
    [endWeekLink.path]: () => (link = {}),
  })
  renderAt('/my-days', <GrownUps />)
  await press('Make a link')
  const field = await screen.findByLabelText<HTMLInputElement>('The link for your grown-ups')
  expect(field.value).toMatch(/\/week\?code=abc$/)
  expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe('/week?code=abc')
  await press('Turn off this link')
  expect(calls.some(({ path }) => path === endWeekLink.path)).toBe(false)
  await press('Turn it off')
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('guests and students are offered no link, and nothing is asked for them', async () => {
  const calls = serverWith({})
  renderAt('/my-days', <GrownUps />)
  signInAs({ isStudent: true })
  renderAt('/my-days', <GrownUps />)
  expect(document.body.textContent).toBe('')
  expect(calls.some(({ path }) => path === getWeekLink.path)).toBe(false)
})

test('every activity is drawn, and changes from week to week, as the question does from day to day', () => {
  for (const { id } of PUZZLE_TYPES) {
    const [one, other] = [activityOf(id, MONDAY), activityOf(id, MONDAY + 7)]
    expect(one.text).not.toBe(other.text)
    expect([activityOf(id, MONDAY + 14), activityOf(id, MONDAY + 6)]).toEqual([one, one])
    const drawn = [...one.pictures, ...other.pictures].flat().filter((picture) => picture !== '+')
    expect(drawn.filter((emoji) => emojiSvg(emoji) === undefined)).toEqual([])
  }
  expect(new Set(Array.from({ length: 14 }, (_, days) => questionOf(TODAY + days))).size).toBe(14)
})
