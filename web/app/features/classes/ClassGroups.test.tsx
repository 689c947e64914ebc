// @vitest-environment jsdom
import { getClassrooms, type Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { createGroup, getGroups, removeGroup, restoreGroup, updateGroup, type ClassGroups } from '@emojigma/contract/classes/groups.ts'
import { getStudents } from '@emojigma/contract/classes/students.ts'
import { GROUP_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { Component as ManageStudentsPage } from './ManageStudentsPage.tsx'

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
const STUDENTS = [
  { Id: 'ben', UserName: 'ben', Nickname: 'Calm Moth', RealName: 'Ben' },
  { Id: 'ada', UserName: 'ada', Nickname: 'Swift Otter', RealName: 'Ada L.' },
].map((one) => ({ ...one, ClassroomId: 'otters', Correct: 0, Attempted: 0, Score: 0, HasCard: true, HasPassword: false, IsWaiting: false }))
const RED = { Id: 'red', Name: 'Red table', StudentIds: ['ben', 'ada'] }
const GONE = { Id: 'red', Name: 'Red table', GoneAt: '2026-12-25T12:00:00.000Z' }

async function open(first: ClassGroups) {
  let now = first
  const becomes = (next: ClassGroups) => () => (now = next)
  await loadLazyComponents()
  signInAs({ plan: 'teacher' })
  const calls = serverWith({
    [getClassrooms.path]: () => ({ Classrooms: [OTTERS], Removed: [], SeatsUsed: 2, SeatLimit: 300 }),
    [getStudents.path]: () => ({ Students: STUDENTS, Removed: [] }),
    [getGroups.path]: () => now,
    [createGroup.path]: becomes({ Groups: [RED], Removed: [] }),
    [updateGroup.path]: becomes({ Groups: [{ ...RED, StudentIds: ['ada'] }], Removed: [] }),
    [removeGroup.path]: becomes({ Groups: [], Removed: [GONE] }),
    [restoreGroup.path]: becomes({ Groups: [RED], Removed: [] }),
  })
  renderAt('/manageStudents/otters/groups', [{ path: '/manageStudents/:classroomId/:tab', element: <ManageStudentsPage /> }])
  return calls
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a teacher makes a group of students, and changes who is in it', async () => {
  const calls = await open({ Groups: [], Removed: [] })
  await screen.findByRole('heading', { name: 'No groups yet' })
  await press('New group')
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Red table')
  for (const name of ['Ben', 'Ada L.']) await userEvent.click(dialog.getByRole('checkbox', { name }))
  dialog.getByText('2 of 2 chosen')
  await press('Save')
  const card = await screen.findByRole('listitem', { name: 'Red table' })
  expect(within(card).getByText('Ada L., Ben')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Edit the group Red table')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ben' }))
  await press('Save')
  await screen.findByText('Ada L.')
  const bodies = calls.filter(({ path }) => path === createGroup.path || path === updateGroup.path).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { ClassroomId: 'otters', Name: 'Red table', StudentIds: ['ben', 'ada'] },
    { Group: { Id: 'red', Name: 'Red table', StudentIds: ['ada'] } },
  ])
})

test('a removed group returns by Undo, or from the list of removed ones', async () => {
  const calls = await open({ Groups: [RED], Removed: [] })
  await press('Remove the group Red table')
  await screen.findByText('Red table is removed. Its students keep their homework.')
  await press('Undo')
  await screen.findByRole('listitem', { name: 'Red table' })
  await press('Remove the group Red table')
  await userEvent.click(await screen.findByText('Removed groups (1)'))
  await press('Bring back Red table')
  await screen.findByRole('listitem', { name: 'Red table' })
  await waitFor(() => expect(calls.filter(({ path }) => path === restoreGroup.path)).toHaveLength(2))
})

test('a full class says how many groups there may be', async () => {
  await open({ Groups: Array.from({ length: GROUP_LIMIT }, (_one, index) => ({ ...RED, Id: `${index}` })), Removed: [] })
  await screen.findByText('A class has at most 12 groups. Please remove one first.')
  expect(screen.queryByRole('button', { name: 'New group' })).toBeNull()
})
