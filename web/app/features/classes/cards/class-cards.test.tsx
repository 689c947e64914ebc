// @vitest-environment jsdom
import {
  getCards,
  issueCards,
  openClass,
  printCards,
  restoreCards,
  revokeCards,
  type StudentCard,
} from '@emojigma/contract/classes/cards.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../../platform/testing/test-site.tsx'
import { ClassCards } from './ClassCards.tsx'
import { LetInDialog } from './LetInDialog.tsx'

const card = (StudentId: string, Name: string, Code = 'KMTRHXPWDFGN'): StudentCard => ({
  StudentId,
  ClassroomId: 'c1',
  Name,
  Nickname: `Sunny ${Name}`,
  UserName: `${Name.toLowerCase()}.k`,
  ClassroomName: 'Year 4 Otters',
  Url: `http://localhost:3000/magic?magic=card-${'aB3_'.repeat(5)}${StudentId}`,
  Code,
  Pictures: ['bee', 'lion', 'kite', 'bee', 'car'],
  ClassCode: 'KMTRHX',
})

const user = userEvent.setup()
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const bodiesOf = (calls: readonly Call[], { path }: { readonly path: string }) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

function office(others: Parameters<typeof serverWith>[0] = {}): readonly Call[] {
  let hasEnded = false
  return serverWith({
    [getCards.path]: () => ({
      Cards: hasEnded ? [card('s1', 'Amira')] : [card('s1', 'Amira'), card('s2', 'Ben')],
      Without: [{ StudentId: 's3', Name: 'Chidi', UserName: 'chidi.n' }],
      ClassCode: 'KMTRHX',
      ClassUrl: 'http://localhost:3000/class',
    }),
    [issueCards.path]: ({ body }) => ({ Cards: [card('s1', 'Amira', body['Renew'] ? 'BBBBBBBBBBBB' : undefined)] }),
    [printCards.path]: () => ({ Url: '/emojigma/cards/A4/class_c1.pdf', Count: 3 }),
    [revokeCards.path]: () => {
      hasEnded = true
      return { StudentIds: ['s2'] }
    },
    [restoreCards.path]: () => {
      hasEnded = false
      return { StudentIds: ['s2'] }
    },
    ...others,
  })
}

beforeEach(() => {
  localStorage.clear()
  signInAs()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one card is printed alone, and a poster of the class for the wall', async () => {
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  const calls = office()
  renderAt('/', <ClassCards classroomId="c1" />)
  const ben = within(await screen.findByRole('article', { name: 'Card of Ben' }))
  await user.click(ben.getByRole('button', { name: 'Print' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Print 1 card' }))
  await waitFor(() => expect(bodiesOf(calls, printCards)).toEqual([{ StudentIds: ['s2'], paper: 'A4', format: 'cards', language: 'en' }]))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await press('Print a poster')
  expect(printed).toHaveBeenCalledTimes(1)
  const poster = within(document.querySelector<HTMLElement>('body > div:last-child') ?? document.body)
  poster.getByRole('heading', { name: 'Year 4 Otters' })
  poster.getByRole('img', { name: 'QR code of the class' })
  poster.getByText('KMT-RHX')
})

test('a teacher sees each card with its codes, the class code, and who has none', async () => {
  const calls = office()
  renderAt('/', <ClassCards classroomId="c1" />)
  const shown = within(await screen.findByRole('article', { name: 'Card of Amira' }))
  expect(shown.getByRole('img', { name: 'QR code of Amira' })).toBeTruthy()
  for (const text of ['amira.k', 'Year 4 Otters', 'KMTR-HXPW-DFGN']) expect(shown.getByText(text)).toBeTruthy()
  expect(
    shown
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('alt'))
      .filter(Boolean),
  ).toEqual(['bee', 'lion', 'kite', 'bee', 'car'])
  expect(screen.getByText('KMT-RHX')).toBeTruthy()
  expect(screen.getByText('Without a card: Chidi.')).toBeTruthy()
  await press('Make cards for them')
  await waitFor(() => expect(bodiesOf(calls, issueCards)).toEqual([{ StudentIds: ['s3'], Renew: false }]))
})

test('a teacher reads why the class cannot sign in by pictures, and opens it again', async () => {
  let isShut = true
  const calls = office({
    [getCards.path]: () => ({
      Cards: [card('s1', 'Amira')],
      Without: [],
      ClassCode: 'KMTRHX',
      ClassUrl: 'http://localhost:3000/class',
      ...(isShut ? { Shut: { By: 'anywhere', Until: '2026-11-29T12:40:00.000Z' } } : {}),
    }),
    [openClass.path]: () => {
      isShut = false
      return {}
    },
  })
  renderAt('/', <ClassCards classroomId="c1" />)
  await screen.findByText(/^Signing in by pictures is closed until .*40.* from many places/)
  await press('Open sign-in again')
  await waitFor(() => expect(screen.queryByText(/^Signing in by pictures is closed/)).toBeNull())
  expect(bodiesOf(calls, openClass)).toEqual([{ ClassroomId: 'c1' }])
})

test('a name that cannot be printed is listed with what the card shows instead', async () => {
  serverWith({
    [getCards.path]: () => ({ Cards: [{ ...card('s1', 'ᏣᎳᎩ'), Nickname: 'Sunny Fox' }], Without: [], ClassCode: 'KMTRHX', ClassUrl: '' }),
  })
  renderAt('/', <ClassCards classroomId="c1" />)
  expect((await screen.findByText(/no letters for “ᏣᎳᎩ”/)).textContent).toContain('say Sunny Fox instead')
})

test('the sheet is printed in the form and on the paper that are chosen, for everybody in the class', async () => {
  const calls = office()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  renderAt('/', <ClassCards classroomId="c1" />)
  await user.selectOptions(await screen.findByLabelText('Paper'), 'Letter')
  await user.selectOptions(screen.getByLabelText('Print as'), 'Labels: Avery L7160 (A4) or 8160 (Letter)')
  await press('Print 3 cards')
  await waitFor(() =>
    expect(bodiesOf(calls, printCards)).toEqual([{ ClassroomId: 'c1', paper: 'Letter', format: 'labels', language: 'en' }]),
  )
  expect((await screen.findByRole('link', { name: 'Download the PDF again' })).getAttribute('href')).toBe('/emojigma/cards/A4/class_c1.pdf')
  expect(clicked).toHaveBeenCalledOnce()
})

test('a card that was ended can be brought back', async () => {
  const calls = office()
  renderAt('/', <ClassCards classroomId="c1" />)
  await user.click(within(await screen.findByRole('article', { name: 'Card of Ben' })).getByRole('button', { name: 'End card' }))
  expect(await screen.findByText(/1 card ended/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Card of Ben' })).toBeNull())
  // The pressed button has gone with its card.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^1 card ended.*Undo$/)
  await press('Undo')
  expect(await screen.findByRole('article', { name: 'Card of Ben' })).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'QR login cards' }))
  expect([bodiesOf(calls, revokeCards), bodiesOf(calls, restoreCards)]).toEqual([[{ StudentIds: ['s2'] }], [{ StudentIds: ['s2'] }]])
  expect(screen.queryByText(/1 card ended/)).toBeNull()
})

test('a second press that ends nothing more leaves the way back to the card', async () => {
  const seconds = Promise.withResolvers<void>()
  let ends = 0
  const calls = office({
    [revokeCards.path]: async () => {
      ends += 1
      if (ends === 1) return { StudentIds: ['s2'] }
      await seconds.promise
      return { StudentIds: [] }
    },
  })
  renderAt('/', <ClassCards classroomId="c1" />)
  const end = within(await screen.findByRole('article', { name: 'Card of Ben' })).getByRole('button', { name: 'End card' })
  await user.dblClick(end)
  await screen.findByText(/1 card ended/)
  const fetches = () => bodiesOf(calls, getCards).length
  const before = fetches()
  seconds.resolve()
  await waitFor(() => expect(fetches()).toBeGreaterThan(before))
  await press('Undo')
  await waitFor(() => expect(bodiesOf(calls, restoreCards)).toEqual([{ StudentIds: ['s2'] }]))
})

test('a card ended on another day is listed and can be restored from there', async () => {
  let isBack = false
  const calls = serverWith({
    [getCards.path]: () => ({
      Cards: isBack ? [card('s2', 'Ben')] : [],
      Without: isBack ? [] : [{ StudentId: 's2', Name: 'Ben', UserName: 'ben.k', GoneAt: '2026-12-21T12:00:00.000Z' }],
      ClassUrl: 'http://localhost:3000/class',
    }),
    [restoreCards.path]: () => {
      isBack = true
      return { StudentIds: ['s2'] }
    },
  })
  renderAt('/', <ClassCards classroomId="c1" />)
  await user.click(await screen.findByText('Ended cards (1)'))
  await press('Bring back Ben’s card')
  expect(await screen.findByRole('article', { name: 'Card of Ben' })).toBeTruthy()
  expect(bodiesOf(calls, restoreCards)).toEqual([{ StudentIds: ['s2'] }])
})

test('a teacher whose plan has ended reads that cards are part of it, and finds the way to the plans', async () => {
  serverWith({ [getCards.path]: () => Response.json({ Message: 'You need a Teacher plan.' }, { status: 403 }) })
  renderAt('/', <ClassCards classroomId="c1" />)
  expect(await screen.findByRole('heading', { name: 'Part of the Teacher plan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText('Oops...')).toBeNull()
})

test('new cards for a class are made once their teacher has read what it does', async () => {
  const calls = office()
  renderAt('/', <ClassCards classroomId="c1" />)
  await screen.findByRole('article', { name: 'Card of Ben' })
  await press('New cards for the whole class')
  expect(screen.getByRole('dialog').textContent).toMatch(/stop working right away/)
  await press('Leave it as it is')
  expect(bodiesOf(calls, issueCards)).toEqual([])
  await press('New cards for the whole class')
  await press('Make new cards')
  await waitFor(() => expect(bodiesOf(calls, issueCards)).toEqual([{ ClassroomId: 'c1', Renew: true }]))
})

test('new cards that could not be made leave the way back to ended ones', async () => {
  office({ [issueCards.path]: () => Response.json({ Message: 'Emojigma is resting.' }, { status: 503 }) })
  renderAt('/', <ClassCards classroomId="c1" />)
  await user.click(within(await screen.findByRole('article', { name: 'Card of Ben' })).getByRole('button', { name: 'End card' }))
  await screen.findByText(/1 card ended/)
  await press('New cards for the whole class')
  expect(screen.getByRole('dialog').textContent).toContain('Cards that you ended get new ones too.')
  await press('Make new cards')
  await screen.findByText('Emojigma is resting.')
  await press('Undo')
  expect(await screen.findByRole('article', { name: 'Card of Ben' })).toBeTruthy()
})

test('a pupil who forgot everything is let in by a large card on the screen, with a new one only on request', async () => {
  const calls = office()
  renderAt('/', <LetInDialog studentId="s1" name="Amira" onClose={() => {}} />)
  expect(await screen.findByRole('img', { name: 'QR code of Amira' })).toBeTruthy()
  expect(screen.getByText('KMTR-HXPW-DFGN')).toBeTruthy()
  expect(bodiesOf(calls, issueCards)).toEqual([{ StudentIds: ['s1'] }])
  await press('The card is lost: make a new one')
  await waitFor(() => expect(bodiesOf(calls, issueCards)).toContainEqual({ StudentIds: ['s1'], Renew: true }))
})
