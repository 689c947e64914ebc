// @vitest-environment jsdom
import { createClassroom, type Classrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents, registerStudents } from '@emojigma/contract/classes/students.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { MOST_FILE_BYTES, TOO_LARGE } from './csv-file.ts'
import { RosterClasses } from './RosterClasses.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const USERS = `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,email
u1,active,,true,ada.l,,Ada,Lovelace,ada@school.example
u2,active,,true,ben.o,,Ben,Okri,
u3,active,,true,mr.b,,Charles,Babbage,
u4,tobedeleted,,true,gone,,Gone,Away,
`
const CLASSES = `sourcedId,status,title,classCode
c1,active,Year 4 Otters,4O
c2,active,Chess Club,CC
c3,tobedeleted,Old class,OC
c4,active,Nobody yet,NY
`
const ENROLLMENTS = `sourcedId,status,classSourcedId,userSourcedId,role
e1,active,c1,u1,student
e2,active,c1,u2,student
e3,active,c1,u3,teacher
e4,active,c1,u4,student
e5,active,c2,u1,student
e6,active,c3,u1,student
e7,tobedeleted,c4,u1,student
e8,active,c2,unknown,student
e9,active,c2,u2,student
`
const OTTERS = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 1, IsArchived: false, BoardShows: 'ranks' } as const
const known = (classrooms: Classrooms['Classrooms']): Classrooms => ({ Classrooms: classrooms, Removed: [], SeatsUsed: 1, SeatLimit: 300 })

function open(classrooms: Classrooms['Classrooms'] = []) {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({
    [createClassroom.path]: ({ body }) => ({ ...OTTERS, Id: `made-${String(body['classroomName'])}`, Name: body['classroomName'] }),
    [getStudents.path]: () => ({ Students: [], Removed: [] }),
    [registerStudents.path]: ({ body }) => ({
      Results: (body['Students'] as { Row: number }[]).map(({ Row }) => ({ Row, Outcome: 'added' })),
      SeatsUsed: 1,
    }),
  })
  renderAt('/manageStudents/new', <RosterClasses known={known(classrooms)} />)
  return calls
}

const zipped = (parts: Readonly<Record<string, string>>) =>
  new File([new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))], 'roster.zip')
const PARTS = { 'export/users.csv': USERS, 'export/classes.csv': CLASSES, 'export/enrollments.csv': ENROLLMENTS, 'export/orgs.csv': 'x' }
const choose = async (files: File | File[]) => userEvent.upload(await screen.findByLabelText('Choose file'), files)

test('the classes of an export are made with their students, each in the first class that names them', async () => {
  const calls = open()
  await choose(zipped(PARTS))
  const choice = within(await screen.findByRole('group', { name: 'Which classes?' }))
  expect(choice.getAllByRole('checkbox')).toHaveLength(2)
  // A teacher's role, an ended membership and one of no one do not count.
  choice.getByLabelText('Chess Club 2 students')
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 classes' }))
  await screen.findByRole('heading', { name: 'Chess Club' })
  await screen.findByText('Ada Lovelace')
  expect(calls.filter(({ path }) => path === createClassroom.path).map(({ body }) => body['classroomName'])).toEqual([
    'Year 4 Otters',
    'Chess Club',
  ])
  const sent = calls.find(({ path }) => path === registerStudents.path)?.body
  expect(sent?.['ClassroomId']).toBe('made-Year 4 Otters')
  expect(sent?.['Students']).toMatchObject([
    { RealName: 'Ada Lovelace', UserName: 'ada.l' },
    { RealName: 'Ben Okri', UserName: 'ben.o' },
  ])
  // Everyone in the club is in the first class already.
  await screen.findByText('There are no students in this file.')
})

test('only chosen classes are made, and a class that is there already is updated', async () => {
  const calls = open([OTTERS])
  await choose([new File([USERS], 'Users.csv'), new File([CLASSES], 'classes.csv'), new File([ENROLLMENTS], 'enrollments.csv')])
  await userEvent.click(await screen.findByLabelText('Chess Club 2 students'))
  await userEvent.click(screen.getByRole('button', { name: 'Make this class' }))
  await waitFor(() => expect(calls.find(({ path }) => path === registerStudents.path)?.body['ClassroomId']).toBe('otters'))
  expect(calls.some(({ path }) => path === createClassroom.path)).toBe(false)
})

test.each([
  ['a zip without enrollments', { 'users.csv': USERS, 'classes.csv': CLASSES }, /Still needed: enrollments\.csv/],
  ['an export of no class', { ...PARTS, 'export/classes.csv': 'sourcedId,title' }, /No class with students/],
  ['more files than an export has', Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.txt`, ''])), /larger than/],
] as const)('%s is refused in words', async (_name, parts, words) => {
  open()
  await choose(zipped(parts))
  await screen.findByText(words)
  expect(screen.queryByRole('group')).toBeNull()
})

test('of an export that is far too large only the sizes are looked at', async () => {
  open()
  const arrayBuffer = vi.fn<File['arrayBuffer']>()
  const parts = ['users.csv', 'classes.csv'].map((name) => Object.assign(new File(['x'], name), { arrayBuffer }))
  for (const part of parts) Object.defineProperty(part, 'size', { value: MOST_FILE_BYTES / 2 + 1 })
  await choose(parts)
  expect(await screen.findByText(TOO_LARGE.message)).toBeDefined()
  expect(arrayBuffer).not.toHaveBeenCalled()
})

test('a zip that unpacks to more than a school’s lists is refused', async () => {
  open()
  await choose(new File([new Uint8Array(zipSync({ 'users.csv': new Uint8Array(60_000_000) }))], 'bomb.zip'))
  await screen.findByText(/larger than/)
  expect(screen.queryByRole('group')).toBeNull()
})
