// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import {
  getSchool,
  handOverSchool,
  inviteToSchool,
  joinSchool,
  leaveSchool,
  lookAtSchoolInvitation,
  nameSchool,
  updateSchoolInvitation,
  updateSchoolTeacher,
  type School,
} from '@emojigma/contract/classes/schools.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { getTrial, startTrial } from '@emojigma/contract/shop/trials.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTER, refusal, signInAs, userInfoOf } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component as JoinSchoolPage } from './JoinSchoolPage.tsx'
import { Component as SchoolPage } from './SchoolPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const PAYER = { AccountId: OTTER.id, Nickname: 'BraveOtter', IsPayer: true, IsYou: true, ClassCount: 2, StudentCount: 41 }
const SAM = {
  AccountId: 'sam',
  Nickname: 'KindHeron7',
  Email: 'sam@example.org',
  IsPayer: false,
  IsYou: false,
  ClassCount: 1,
  StudentCount: 28,
}
const SCHOOL: School = {
  Name: 'Hill Primary',
  IsPayer: true,
  SeatsUsed: 69,
  SeatLimit: 300,
  PlanEndsAt: '2027-11-21T12:00:00.000Z',
  Teachers: [PAYER, SAM],
  Invitations: [{ InvitationId: 'i1', Email: 'kim@example.org', EndsAt: '2026-12-05T12:00:00.000Z' }],
}

function open(school: School | undefined, replies: Parameters<typeof serverWith>[0] = {}, plan: 'teacher' | 'none' = 'teacher') {
  signInAs({ plan })
  const calls = serverWith({
    [getSchool.path]: () => (school ? { School: school } : {}),
    [getTrial.path]: () => ({ State: 'closed' }),
    ...replies,
  })
  renderAt('/school', [{ path: '/school', element: <SchoolPage /> }])
  return calls
}

test('the payer sees seats, end and each teacher’s numbers, and invites by e-mail', async () => {
  const calls = open(SCHOOL, { [inviteToSchool.path]: () => SCHOOL })
  await screen.findByRole('heading', { level: 1, name: 'Hill Primary' })
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(69)
  screen.getByText(/^The plan runs until .*2027/)
  within(screen.getByRole('listitem', { name: 'KindHeron7' })).getByText('Classes: 1 · Students: 28')
  within(screen.getByRole('listitem', { name: 'BraveOtter' })).getByText('You · Runs the plan')
  screen.getByText('kim@example.org')
  await userEvent.type(screen.getByLabelText('E-mail'), 'lee@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await screen.findByText('The invitation to lee@example.org is on its way.')
  expect(calls.find(({ path }) => path === inviteToSchool.path)?.body).toEqual({ Email: 'lee@example.org' })
})

test('a teacher is removed and an invitation taken back, each with undo, and a refused undo is explained', async () => {
  const calls = open(SCHOOL, {
    [updateSchoolInvitation.path]: () => SCHOOL,
    [updateSchoolTeacher.path]: ({ body }) =>
      (body as { IsEnded: boolean }).IsEnded ? SCHOOL : refusal(403, { Message: 'A school has 300 places for students.' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the invitation to kim@example.org' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(/is taken back/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove KindHeron7 from the school' }))
  await screen.findByText('KindHeron7 isn’t in the school any more. Their classes stay theirs.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('A school has 300 places for students.')
  const ended = (wanted: string) => calls.filter(({ path }) => path === wanted).map(({ body }) => (body as { IsEnded: boolean }).IsEnded)
  expect([ended(updateSchoolInvitation.path), ended(updateSchoolTeacher.path)]).toEqual([
    [true, false],
    [true, false],
  ])
})

test('the school is handed over after a question, and a refusal is explained there', async () => {
  const calls = open(SCHOOL, { [handOverSchool.path]: () => refusal(403, { Message: 'Your plan renews by itself.' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Hand the school over to KindHeron7' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hand the school over to KindHeron7?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }))
  await within(dialog).findByText('Your plan renews by itself.')
  expect(calls.find(({ path }) => path === handOverSchool.path)?.body).toEqual({ AccountId: 'sam' })
})

test('a teacher of the school reads who runs the plan, sees nobody else’s numbers, and leaves after a question', async () => {
  const school: School = {
    ...SCHOOL,
    IsPayer: false,
    Teachers: [
      { ...SAM, IsPayer: true },
      { ...PAYER, IsPayer: false },
    ],
    Invitations: [],
  }
  let hasLeft = false
  const calls = open(school, {
    [getSchool.path]: () => (hasLeft ? {} : { School: school }),
    [leaveSchool.path]: () => {
      hasLeft = true
      return {}
    },
    [getUserInfo.path]: () => ({ ...userInfoOf(), Plan: 'none' }),
  })
  await screen.findByText(/^KindHeron7 runs the plan and sees how many/)
  screen.getByText('Classes: 2 · Students: 41')
  expect(screen.queryByText('Classes: 1 · Students: 28')).toBeNull()
  for (const name of ['Send the invitation', 'Hand over', 'Remove', 'Rename the school'])
    expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave the school' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Hill Primary?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the school' }))
  await screen.findByRole('link', { name: 'See plans' })
  expect(calls.some(({ path }) => path === leaveSchool.path)).toBe(true)
})

test('a payer without others ends the school', async () => {
  open({ ...SCHOOL, Teachers: [PAYER], Invitations: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'End the school' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('You are its only teacher. Your plan and your classes stay as they are.')
})

test('a teacher with a plan begins a school, and the name stays when that fails', async () => {
  let isBroken = true
  let school: School | undefined
  const calls = open(undefined, {
    [getSchool.path]: () => (school ? { School: school } : {}),
    [nameSchool.path]: () => {
      if (isBroken) return refusal(503, { Message: 'Please try again.' })
      school = { ...SCHOOL, Teachers: [PAYER] }
      return school
    },
  })
  await userEvent.type(await screen.findByLabelText('Name of the school'), 'Hill Primary')
  await userEvent.click(screen.getByRole('button', { name: 'Start the school' }))
  await screen.findByText('Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Name of the school').value).toBe('Hill Primary')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Start the school' }))
  await screen.findByRole('heading', { level: 1, name: 'Hill Primary' })
  expect(calls.findLast(({ path }) => path === nameSchool.path)?.body).toEqual({ Name: 'Hill Primary' })
})

test('without a plan the page leads to the plans, and students and guests see no school', async () => {
  open(undefined, {}, 'none')
  expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing')
  expect(screen.getByRole('link', { name: 'Quote as PDF' }).getAttribute('href')).toBe('/quote')
  cleanup()
  signInAs({ isStudent: true, plan: 'student' })
  const calls = serverWith({})
  renderAt('/school', [{ path: '/school', element: <SchoolPage /> }])
  await screen.findByText('This page is for teachers.')
  expect(calls.some(({ path }) => path === getSchool.path)).toBe(false)
  cleanup()
  localStorage.clear()
  serverWith({})
  renderAt('/school', [{ path: '/school', element: <SchoolPage /> }])
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login?redirectUrl=%2Fschool')
})

test('a plan that has ended says so', async () => {
  const { PlanEndsAt: _ends, ...ended } = SCHOOL
  open(ended, {}, 'none')
  expect((await screen.findByText(/^The plan has ended\./)).textContent).toContain('30 days')
})

const INVITATION = { Name: 'Hill Primary', Payer: 'KindHeron7', PayersEmail: 'sam@example.org', IsYours: false }
const routes = [
  { path: '/joinSchool', element: <JoinSchoolPage /> },
  { path: '/school', element: <h1>The school</h1> },
]

test('an invited account sees which school it is, joins at a press, and gets to it', async () => {
  signInAs({ plan: 'none' })
  const calls = serverWith({
    [lookAtSchoolInvitation.path]: () => INVITATION,
    [joinSchool.path]: () => ({}),
    [getUserInfo.path]: () => ({ ...userInfoOf(), Plan: 'teacher' }),
  })
  renderAt('/joinSchool?code=abc', routes)
  await screen.findByText(/KindHeron7 \(sam@example.org\) invites you to Hill Primary\./)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Join' }))
  await screen.findByRole('heading', { name: 'The school' })
  expect(calls.filter(({ path }) => path === joinSchool.path).map(({ body }) => body)).toEqual([{ Code: 'abc' }])
})

test('a refusal to join is explained beside the button', async () => {
  signInAs({ plan: 'none' })
  serverWith({
    [lookAtSchoolInvitation.path]: () => INVITATION,
    [joinSchool.path]: () => refusal(403, { Message: 'This teacher belongs to another school.' }),
  })
  renderAt('/joinSchool?code=abc', routes)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByText('This teacher belongs to another school.')
  expect(screen.getByRole('button', { name: 'Join' }).getAttribute('aria-disabled')).toBeNull()
})

test('a teacher without a plan starts a trial by one press, reads when it ends, and can begin a school', async () => {
  let hasStarted = false
  const calls = open(
    undefined,
    {
      [getTrial.path]: () => ({ State: hasStarted ? 'running' : 'open', EndsAt: '2026-12-30T12:00:00.000Z' }),
      [startTrial.path]: () => {
        hasStarted = true
        return { State: 'running', EndsAt: '2026-12-30T12:00:00.000Z' }
      },
      [getUserInfo.path]: () => ({ ...userInfoOf(), Plan: 'teacher' }),
    },
    'none',
  )
  await screen.findByText(/^30 days free, without a card\. The trial ends by itself on 30 December 2026/)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start the trial' }))
  await screen.findByText(/^Your trial ends by itself on 30 December 2026\./)
  await screen.findByLabelText('Name of the school')
  expect(calls.filter(({ path }) => path === startTrial.path)).toHaveLength(1)
})

test('before its trial an account confirms its e-mail by a letter, which can be sent again', async () => {
  const calls = open(
    undefined,
    { [getTrial.path]: () => ({ State: 'unconfirmed', EndsAt: '2026-12-30T12:00:00.000Z' }), [requestMagicLink.path]: () => ({}) },
    'none',
  )
  await screen.findByText('Please confirm your e-mail first. Then the trial starts by one press.')
  expect(screen.queryByRole('button', { name: 'Start the trial' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link' }))
  await screen.findByText(/^A link is on its way to/)
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  await waitFor(() => expect(calls.filter(({ path }) => path === requestMagicLink.path)).toHaveLength(2))
  expect(calls.find(({ path }) => path === requestMagicLink.path)?.body).toMatchObject({ RedirectUrl: '/school' })
})

test('a refused trial is explained, and one that was used is not offered', async () => {
  open(
    undefined,
    {
      [getTrial.path]: () => ({ State: 'open', EndsAt: '2026-12-30T12:00:00.000Z' }),
      [startTrial.path]: () => refusal(403, { Message: 'The trial was used already.' }),
    },
    'none',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Start the trial' }))
  await screen.findByText('The trial was used already.')
  cleanup()
  open(undefined, { [getTrial.path]: () => ({ State: 'used' }) }, 'none')
  await screen.findByRole('link', { name: 'See plans' })
  expect(screen.queryByRole('button', { name: 'Start the trial' })).toBeNull()
})
