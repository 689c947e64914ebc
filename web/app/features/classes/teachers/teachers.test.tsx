// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getClassrooms, type Classroom, type Classrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents } from '@emojigma/contract/classes/students.ts'
import {
  getClassTeachers,
  handOverClass,
  inviteTeacher,
  joinClass,
  leaveClass,
  lookAtInvitation,
  updateClassTeacher,
  updateInvitation,
  type ClassTeachers,
} from '@emojigma/contract/classes/teachers.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTER, refusal, signInAs, userInfoOf } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { Component as ManageStudentsPage } from '../ManageStudentsPage.tsx'
import { Component as JoinClassPage } from './JoinClassPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const OTTERS: Classroom = {
  Id: 'otters',
  Name: 'Year 4 Otters',
  StudentCount: 2,
  IsArchived: false,
  BoardShows: 'ranks',
  TimeZone: 'Europe/London',
}
const FOXES: Classroom = { ...OTTERS, Id: 'foxes', Name: 'Year 5 Foxes' }
const SHARED: Classroom = { ...OTTERS, Shared: { Owner: 'KindHeron7', SeatsUsed: 41, IsResting: false } }
const OWNER = { AccountId: OTTER.id, Nickname: 'BraveOtter', IsOwner: true, IsYou: true }
const SAM = { AccountId: 'sam', Nickname: 'KindHeron7', Email: 'sam@example.org', IsOwner: false, IsYou: false }
const INVITED = { InvitationId: 'i1', Email: 'kim@example.org', EndsAt: '2026-12-05T12:00:00.000Z' }
const LIST: ClassTeachers = { Teachers: [OWNER, SAM], Invitations: [INVITED] }

function open(
  path: string,
  classrooms: readonly Classroom[],
  replies: Parameters<typeof serverWith>[0] = {},
  plan: 'teacher' | 'none' = 'teacher',
) {
  signInAs({ plan })
  const known: Classrooms = { Classrooms: classrooms, Removed: [], SeatsUsed: 0, SeatLimit: 300 }
  const calls = serverWith({
    [getClassrooms.path]: () => known,
    [getStudents.path]: () => ({ Students: [], Removed: [] }),
    [getClassTeachers.path]: () => LIST,
    ...replies,
  })
  renderAt(
    `/manageStudents${path}`,
    ['', '/:classroomId', '/:classroomId/:tab'].map((rest) => ({ path: `/manageStudents${rest}`, element: <ManageStudentsPage /> })),
  )
  return calls
}

test('the owner sees who teaches the class and who is invited, and invites by e-mail', async () => {
  await loadLazyComponents()
  const calls = open('/otters/teachers', [OTTERS], {
    [inviteTeacher.path]: () => ({ ...LIST, Invitations: [INVITED, { ...INVITED, InvitationId: 'i2', Email: 'lee@example.org' }] }),
  })
  within(await screen.findByRole('listitem', { name: 'KindHeron7' })).getByText(/sam@example.org/)
  within(screen.getByRole('listitem', { name: 'BraveOtter' })).getByText('You · Owner of the class')
  screen.getByText('kim@example.org')
  await userEvent.type(screen.getByLabelText('E-mail'), 'lee@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await screen.findByText('The invitation to lee@example.org is on its way.')
  expect(calls.find(({ path }) => path === inviteTeacher.path)?.body).toEqual({ ClassroomId: 'otters', Email: 'lee@example.org' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('')
})

test('a refused invitation is explained below the field, and the e-mail stays', async () => {
  await loadLazyComponents()
  const why = 'That is your own e-mail.'
  open('/otters/teachers', [OTTERS], {
    [inviteTeacher.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState: { error: [why], Email: [why] } }),
  })
  await userEvent.type(await screen.findByLabelText('E-mail'), 'otter@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await screen.findByText(why)
  expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('otter@example.com')
})

test('an invitation is taken back and a part ended, each with undo', async () => {
  await loadLazyComponents()
  const calls = open('/otters/teachers', [OTTERS], { [updateInvitation.path]: () => LIST, [updateClassTeacher.path]: () => LIST })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the invitation to kim@example.org' }))
  await screen.findByText('The invitation to kim@example.org is taken back. Its link doesn’t work.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(/is taken back/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove KindHeron7 from the class' }))
  await screen.findByText('KindHeron7 doesn’t teach this class any more.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls.filter(({ path }) => path === updateClassTeacher.path)).toHaveLength(2))
  const ended = (wanted: string) => calls.filter(({ path }) => path === wanted).map(({ body }) => (body as { IsEnded: boolean }).IsEnded)
  expect([ended(updateInvitation.path), ended(updateClassTeacher.path)]).toEqual([
    [true, false],
    [true, false],
  ])
})

test('a class is handed over after a question, and a refusal is explained there', async () => {
  await loadLazyComponents()
  let isRefused = true
  const calls = open('/otters/teachers', [OTTERS], {
    [handOverClass.path]: () =>
      isRefused ? refusal(403, { Message: 'This teacher has no Teacher plan. The class stays yours.' }) : { ...LIST, Invitations: [] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Hand the class over to KindHeron7' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hand the class over to KindHeron7?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }))
  await within(dialog).findByText('This teacher has no Teacher plan. The class stays yours.')
  isRefused = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }))
  await screen.findByText('KindHeron7 owns the class now.')
  expect(calls.findLast(({ path }) => path === handOverClass.path)?.body).toEqual({ ClassroomId: 'otters', AccountId: 'sam' })
})

test('a co-teacher reads whose class it is, and leaves after a question; the owner’s acts are not there', async () => {
  await loadLazyComponents()
  const list: ClassTeachers = {
    Teachers: [
      { ...SAM, IsOwner: true },
      { ...OWNER, IsOwner: false },
    ],
    Invitations: [],
  }
  const calls = open('/otters/teachers', [SHARED], { [getClassTeachers.path]: () => list, [leaveClass.path]: () => ({}) }, 'none')
  await screen.findByText('Class of KindHeron7')
  screen.getByText(/41 of 300/)
  expect(screen.queryByText('Your Teacher plan has ended.')).toBeNull()
  await screen.findByRole('listitem', { name: 'KindHeron7' })
  for (const name of ['Send the invitation', 'Hand over', 'Remove'])
    expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave the class' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Year 4 Otters?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the class' }))
  await screen.findByRole('heading', { level: 1, name: 'Your classrooms' })
  expect(calls.find(({ path }) => path === leaveClass.path)?.body).toEqual({ ClassroomId: 'otters' })
})

test('the list of classes offers removing and a new school year for one’s own only', async () => {
  await loadLazyComponents()
  open('', [SHARED, FOXES])
  const shared = await screen.findByRole('listitem', { name: 'Year 4 Otters' })
  within(shared).getByText(/Class of KindHeron7/)
  expect(within(shared).queryByRole('button', { name: 'Remove' })).toBeNull()
  within(screen.getByRole('listitem', { name: 'Year 5 Foxes' })).getByRole('button', { name: 'Remove' })
  await userEvent.click(screen.getByRole('button', { name: /new school year/i }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).not.toContain('Year 4 Otters')
})

test('a co-teacher without a plan sees no seats and makes no class', async () => {
  await loadLazyComponents()
  open('', [SHARED], {}, 'none')
  await screen.findByRole('listitem', { name: 'Year 4 Otters' })
  expect([screen.queryByRole('progressbar'), screen.queryByRole('button', { name: /new school year/i })]).toEqual([null, null])
})

test('a class whose owner’s plan has ended says so', async () => {
  await loadLazyComponents()
  open('/otters', [{ ...SHARED, Shared: { Owner: 'KindHeron7', SeatsUsed: 2, IsResting: true } }])
  expect(await screen.findByText(/has ended/)).toHaveProperty('textContent', expect.stringContaining('KindHeron7'))
})

const LINK = '/joinClass?code=abc'
const routes = [
  { path: '/joinClass', element: <JoinClassPage /> },
  { path: '/manageStudents/:classroomId', element: <h1>The class</h1> },
]
const INVITATION = {
  ClassroomId: 'otters',
  ClassroomName: 'Year 4 Otters',
  Owner: 'KindHeron7',
  OwnersEmail: 'sam@example.org',
  IsYours: false,
}

test('a guest signs in or registers first, and comes back to the link', async () => {
  serverWith({})
  renderAt(LINK, routes)
  const target = encodeURIComponent('/joinClass?code=abc')
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe(`/login?redirectUrl=${target}`)
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(`/register?redirectUrl=${target}`)
})

test('an account sees which class and who invites, joins at a press, and gets to the class', async () => {
  signInAs({ plan: 'none' })
  const calls = serverWith({
    [lookAtInvitation.path]: () => INVITATION,
    [joinClass.path]: () => ({ ClassroomId: 'otters' }),
    [getUserInfo.path]: () => ({ ...userInfoOf(), TeachesClass: true }),
  })
  renderAt(LINK, routes)
  await screen.findByText(/KindHeron7 \(sam@example.org\) invites you to teach Year 4 Otters\./)
  expect(calls.some(({ path }) => path === joinClass.path)).toBe(false)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Join' }))
  await screen.findByRole('heading', { name: 'The class' })
  expect(calls.filter(({ path }) => path === joinClass.path).map(({ body }) => body)).toEqual([{ Code: 'abc' }])
})

test('an ended link, and one that ends before the press, are explained', async () => {
  signInAs({ plan: 'none' })
  let isEnded = true
  const gone = () => refusal(404, { Message: 'This link doesn’t work any more. Ask for a new one.' })
  serverWith({ [lookAtInvitation.path]: () => (isEnded ? gone() : INVITATION), [joinClass.path]: gone })
  renderAt(LINK, routes)
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
  screen.getByText('This link doesn’t work any more. Ask for a new one.')
  cleanup()
  isEnded = false
  renderAt(LINK, routes)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  expect(await screen.findByText('This link doesn’t work any more. Ask for a new one.')).not.toBeNull()
})

test('who teaches the class already is led to it', async () => {
  signInAs({ plan: 'teacher' })
  serverWith({ [lookAtInvitation.path]: () => ({ ...INVITATION, IsYours: true }) })
  renderAt(LINK, routes)
  expect((await screen.findByRole('link', { name: 'Open the class' })).getAttribute('href')).toBe('/manageStudents/otters')
})
