// @vitest-environment jsdom
import { createAssignment, getAssignments, pickPuzzles } from '@emojigma/contract/classes/assignments.ts'
import { issueCards } from '@emojigma/contract/classes/cards.ts'
import {
  createClassroom,
  getClassrooms,
  removeClassroom,
  restoreClassroom,
  rollOver,
  undoRollOver,
  updateClassroom,
  type Classroom,
  type Classrooms,
} from '@emojigma/contract/classes/classrooms.ts'
import {
  getStudents,
  moveStudents,
  registerStudents,
  removeStudents,
  restoreStudents,
  type Student,
} from '@emojigma/contract/classes/students.ts'
import { getStudentProgress, getStudentPuzzles, printReports, type StudentProgress } from '@emojigma/contract/classes/reports.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { isAskedBeforeLeaving, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { Component as ManageStudentsPage } from './ManageStudentsPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const OTTERS: Classroom = {
  Id: 'otters',
  Name: 'Year 4 Otters',
  StudentCount: 2,
  IsArchived: false,
  BoardShows: 'ranks',
  TimeZone: 'Europe/London',
}
const CLASSES: Classrooms = { Classrooms: [OTTERS], Removed: [], SeatsUsed: 31, SeatLimit: 300 }
const student = (Id: string, RealName: string, Score: number): Student => ({
  Id,
  ClassroomId: 'otters',
  UserName: `login-${Id}`,
  Nickname: `BraveOtter${Id}`,
  RealName,
  Correct: 1,
  Attempted: 2,
  Score,
  HasCard: false,
  HasPassword: true,
  IsWaiting: false,
})
const AMIRA = student('1', 'Amira K', 50)
const BEN = student('2', 'Ben O', 500)

const PROGRESS: StudentProgress = {
  Id: AMIRA.Id,
  ClassroomId: OTTERS.Id,
  UserName: AMIRA.UserName,
  Nickname: AMIRA.Nickname,
  Weeks: Array.from({ length: NUMBER_WEEKS }, () => '2026-11-16'),
  Days: 0,
  Solved: 0,
  FirstTry: 0,
  Assignments: [],
  Skills: [],
  IsCut: false,
  Slips: [],
}

const ROUTES = ['', '/:classroomId', '/:classroomId/:tab'].map((path) => ({
  path: `/manageStudents${path}`,
  element: <ManageStudentsPage />,
}))

function open(path = '', replies: Parameters<typeof serverWith>[0] = {}, plan: 'teacher' | 'none' = 'teacher') {
  signInAs({ plan })
  const calls = serverWith({
    [getClassrooms.path]: () => CLASSES,
    [getStudents.path]: () => ({ Students: [AMIRA, BEN], Removed: [] }),
    ...replies,
  })
  renderAt(`/manageStudents${path}`, ROUTES)
  return calls
}

test('a guest reads what the portal is, and finds the plans and the login', async () => {
  serverWith()
  renderAt('/manageStudents', ROUTES)
  await screen.findByRole('heading', { name: 'Your class on Emojigma' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See plans', 'Login', 'How the portal works'])
})

test('a class without a time zone is offered the teacher’s own', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...zone, timeZone: 'America/New_York' })
  let classroom: Classroom = { ...OTTERS, TimeZone: undefined }
  const calls = open('/otters', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [classroom] }),
    [updateClassroom.path]: () => (classroom = { ...OTTERS, TimeZone: 'America/New_York' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use America/New York' }))
  await waitFor(() => expect(screen.queryByText(/no time zone yet/)).toBeNull())
  expect(calls.find(({ path }) => path === updateClassroom.path)?.body['classroom']).toEqual({ Id: 'otters', TimeZone: 'America/New_York' })
})

test('the time zone of a class is chosen beside its name', async () => {
  const calls = open('', { [updateClassroom.path]: () => OTTERS })
  await userEvent.click(within(await screen.findByRole('listitem', { name: 'Year 4 Otters' })).getByRole('button', { name: 'Rename' }))
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === updateClassroom.path)?.body['classroom']).toEqual({
      Id: 'otters',
      Name: 'Year 4 Otters',
      TimeZone: 'Asia/Tokyo',
    }),
  )
})

test('an account that is no teacher’s finds the plans', async () => {
  open('', { [getClassrooms.path]: () => refusal(403) }, 'none')
  await screen.findByRole('link', { name: 'See plans' })
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
})

test('a teacher whose plan has ended reads what stays, above the overview and each class', async () => {
  open('', {}, 'none')
  await screen.findByRole('link', { name: 'Open Year 4 Otters' })
  screen.getByText('Your Teacher plan has ended.')
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  cleanup()
  open('/otters', {}, 'none')
  await screen.findByRole('row', { name: /Amira K/ })
  screen.getByText('Your Teacher plan has ended.')
})

test('a teacher with a plan reads nothing of its end', async () => {
  open()
  await screen.findByRole('link', { name: 'Open Year 4 Otters' })
  expect(screen.queryByText('Your Teacher plan has ended.')).toBeNull()
})

test('a student reads nothing of plans, and nothing is asked', async () => {
  signInAs({ isStudent: true, email: '', plan: 'student' })
  const calls = serverWith()
  renderAt('/manageStudents', ROUTES)
  await screen.findByRole('heading', { name: 'This page is for teachers' })
  expect(screen.queryByRole('link', { name: /plan/i })).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain(getClassrooms.path)
})

test('a teacher without a classroom is guided to the first one', async () => {
  open('', { [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [], SeatsUsed: 0 }) })
  await screen.findByRole('heading', { name: 'Welcome to your portal' })
  expect(screen.getByRole('link', { name: 'Make your first classroom' })).toBeDefined()
  // The menu has one as well, and no button says the same.
  expect(screen.getAllByRole('link', { name: 'New classroom' })).toHaveLength(1)
})

test('what cannot be fetched can be asked for again', async () => {
  let isBroken = true
  open('', { [getClassrooms.path]: () => (isBroken ? refusal(503) : CLASSES) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Open Year 4 Otters' })).toBeDefined()
})

test.each([
  ['', 'Teacher portal'],
  ['/new', 'New classroom · Teacher portal'],
  ['/otters', 'Students · Year 4 Otters'],
  ['/otters/assignments', 'Assignments · Year 4 Otters'],
  ['/otters/cards', 'QR login cards · Year 4 Otters'],
  ['/otters/csv', 'CSV upload · Year 4 Otters'],
  ['/otters/board', 'Board · Year 4 Otters'],
  ['/gone', 'This classroom is not here'],
])('the tab at %j has a title of its own, for screen readers', async (path, title) => {
  open(path)
  await waitFor(() => expect(document.title).toBe(`${title} · Emojigma`))
})

test('putting a classroom away says why it failed, until it works', async () => {
  let isBroken = true
  open('', { [updateClassroom.path]: () => (isBroken ? refusal(403, { Message: 'Only for teachers with a plan.' }) : OTTERS) })
  const card = await screen.findByRole('listitem', { name: 'Year 4 Otters' })
  await userEvent.click(within(card).getByRole('button', { name: 'Put away' }))
  expect((await within(card).findByRole('alert')).textContent).toBe('Only for teachers with a plan.')
  isBroken = false
  await userEvent.click(within(card).getByRole('button', { name: 'Put away' }))
  await screen.findByText('Year 4 Otters is put away. Its students can still play.')
  expect(within(card).queryByRole('alert')).toBeNull()
})

test('restoring a classroom from the list clears the message that it was removed', async () => {
  const otters = { Id: 'otters', Name: 'Year 4 Otters', StudentCount: 2, GoneAt: '2026-12-22T00:00:00Z' }
  let isRemoved = false
  open('', {
    [getClassrooms.path]: () => (isRemoved ? { ...CLASSES, Classrooms: [], Removed: [otters] } : CLASSES),
    [removeClassroom.path]: () => {
      isRemoved = true
      return { SeatsUsed: 29, GoneAt: otters.GoneAt, DeletedForGood: 0 }
    },
    [restoreClassroom.path]: () => {
      isRemoved = false
      return OTTERS
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the classroom' }))
  await screen.findByText('Year 4 Otters removed.')
  await userEvent.click(await screen.findByRole('button', { name: /^Bring back Year 4 Otters/, hidden: true }))
  await waitFor(() => expect(screen.queryByText('Year 4 Otters removed.')).toBeNull())
})

test('passwords of students being added are still there after a look at another class', async () => {
  const herons: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons' }
  const added = Promise.withResolvers<void>()
  open('/otters/csv', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [OTTERS, herons] }),
    [registerStudents.path]: async ({ body }) => {
      if (body['IsTrial'] === true) return { Results: [{ Row: 1, Outcome: 'added' }], SeatsUsed: 31 }
      await added.promise
      return { Results: [{ Row: 1, Outcome: 'added', UserName: 'gita.r', Password: 'made-once' }], SeatsUsed: 32 }
    },
  })
  await userEvent.type(await screen.findByLabelText('Or paste the names, one a line'), 'Gita R')
  await userEvent.click(screen.getByRole('button', { name: 'Take these names' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  await userEvent.click(screen.getByRole('link', { name: 'Year 5 Herons' }))
  await screen.findByRole('heading', { name: 'Year 5 Herons' })
  added.resolve()
  await userEvent.click(screen.getByRole('link', { name: 'Year 4 Otters' }))
  await userEvent.click(await screen.findByRole('link', { name: 'CSV upload' }))
  const passwords = await screen.findByRole('table', { name: 'New passwords' })
  expect(within(passwords).getByRole('row', { name: /gita\.r/ }).textContent).toContain('made-once')
})

test('the focus comes to the way back when a student is removed in their dialog', async () => {
  const left = Promise.withResolvers<void>()
  let isRemoved = false
  open('/otters', {
    [getStudents.path]: async () => {
      if (!isRemoved) return { Students: [AMIRA, BEN], Removed: [] }
      await left.promise
      return { Students: [AMIRA], Removed: [] }
    },
    [removeStudents.path]: () => {
      isRemoved = true
      return { SeatsUsed: 30, GoneAt: '2026-12-22T00:00:00Z', DeletedForGood: 0 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ben O' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Remove Ben O?' })).getByRole('button', { name: 'Remove' }))
  await screen.findByText(/^Ben O removed/)
  left.resolve()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ben O/ })).toBeNull())
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Ben O removed.*Undo$/)
})

test('the answer to renaming a classroom leaves the name that is being typed for another', async () => {
  const herons: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons' }
  const renamed = Promise.withResolvers<void>()
  let otters = OTTERS
  open('', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [otters, herons] }),
    [updateClassroom.path]: async ({ body }) => {
      await renamed.promise
      otters = { ...OTTERS, ...(body['classroom'] as object) }
      return otters
    },
  })
  const rename = async (name: string) => {
    await userEvent.click(within(await screen.findByRole('listitem', { name })).getByRole('button', { name: 'Rename' }))
    return screen.getByLabelText<HTMLInputElement>('Name of the classroom')
  }
  await userEvent.type(await rename('Year 4 Otters'), ' A')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const field = await rename('Year 5 Herons')
  await userEvent.type(field, ' B')
  renamed.resolve()
  await screen.findByRole('listitem', { name: 'Year 4 Otters A' })
  expect(field.isConnected && field.value).toBe('Year 5 Herons B')
})

test('leaving before the new classroom is created prevents the redirect', async () => {
  const made = Promise.withResolvers<void>()
  const herons: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons' }
  let classrooms = [OTTERS]
  open('/new', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: classrooms }),
    [createClassroom.path]: async () => {
      await made.promise
      classrooms = [OTTERS, herons]
      return herons
    },
  })
  await userEvent.type(await screen.findByLabelText('Name of the classroom'), 'Year 5 Herons')
  await userEvent.click(screen.getByRole('button', { name: 'Make the classroom' }))
  await userEvent.click(screen.getByRole('link', { name: 'Year 4 Otters' }))
  await screen.findByRole('heading', { name: 'Year 4 Otters' })
  made.resolve()
  await screen.findByRole('link', { name: 'Year 5 Herons' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Year 4 Otters')
})

test('a classroom whose answer was lost is made again under the same key, and one of another name under another', async () => {
  const herons: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons B' }
  const replies = [undefined, undefined, undefined, herons]
  let classrooms = [OTTERS]
  const calls = open('/new', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: classrooms }),
    [createClassroom.path]: () => {
      const reply = replies.shift()
      if (reply) classrooms = [OTTERS, herons]
      return reply
    },
  })
  const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Make the classroom' }))
  const makeInVain = async () => {
    await make()
    await screen.findByText(/Nothing you typed is lost/)
  }
  await userEvent.type(await screen.findByLabelText('Name of the classroom'), 'Year 5 Herons')
  await makeInVain()
  await makeInVain()
  await userEvent.type(screen.getByLabelText('Name of the classroom'), ' B')
  await makeInVain()
  await make()
  await screen.findByRole('heading', { name: 'Year 5 Herons B' })
  const [first, second, changed, again] = calls.filter(({ path }) => path === createClassroom.path).map(({ body }) => body['ClassroomKey'])
  expect([second, again]).toEqual([first, changed])
  expect(changed).not.toBe(first)
})

test('pressing a heading sorts the students, and the heading says so', async () => {
  open('/otters')
  await screen.findByRole('row', { name: /Amira K/ })
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Amira KBraveOtter1', 'Ben OBraveOtter2'])
  await userEvent.click(screen.getByRole('button', { name: 'Score' }))
  expect(names()).toEqual(['Ben OBraveOtter2', 'Amira KBraveOtter1'])
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
})

test('a name opens the student at an address of its own, and the way back leads to the list', async () => {
  open('/otters', { [getStudentProgress.path]: () => PROGRESS, [getStudentPuzzles.path]: () => ({ Puzzles: [] }) })
  const link = await screen.findByRole('link', { name: 'Amira K' })
  expect(link.getAttribute('href')).toBe('/manageStudents/otters?student=1')
  await userEvent.click(link)
  await loadLazyComponents(['app/features/classes/reports'])
  await screen.findByRole('region', { name: 'One student’s progress' })
  expect(screen.queryByRole('link', { name: 'Ben O' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All students' }))
  await screen.findByRole('link', { name: 'Ben O' })
})

test('term reports are printed of the class, or of chosen students', async () => {
  const calls = open('/otters', { [printReports.path]: () => ({ Url: '/emojigma/reports/A4/class_otters.pdf', Count: 2 }) })
  const print = async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Term reports' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }))
    await dialog.findByRole('link', { name: 'Download the PDF again' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Term reports' }))
  await print()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben O' }))
  const chosen = within(screen.getByRole('region', { name: 'Selected students' }))
  await userEvent.click(chosen.getByRole('button', { name: 'Term reports' }))
  await print()
  const form = { paper: 'A4', language: 'en' }
  expect(calls.filter(({ path }) => path === printReports.path).map(({ body }) => body)).toEqual([
    { ClassroomId: 'otters', ...form },
    { StudentIds: ['2'], ...form },
  ])
})

test('a class’s page has its assignments', async () => {
  open('/otters/assignments', { [getAssignments.path]: () => ({ Assignments: [], Removed: [] }) })
  await loadLazyComponents(['app/features/classes/assignments'])
  await screen.findByRole('heading', { name: 'No assignments yet' })
  const tabs = screen.getByRole('navigation', { name: 'Classroom' })
  expect(within(tabs).getByRole('link', { name: 'Assignments' }).getAttribute('aria-current')).toBe('page')
})

test('the tabs of a class are one row, which scrolls to the current one and the one in focus', async () => {
  // A row of 390 px, and a tab of 100 px that begins at 500.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  open('/otters/teachers')
  const row = await screen.findByRole('navigation', { name: 'Classroom' })
  expect(row.scrollLeft).toBe(355)
  row.scrollLeft = 0
  within(row).getByRole('link', { name: 'Students' }).focus()
  expect(row.scrollLeft).toBe(355)
})

test('three hundred students are one table and no dialog', async () => {
  const many = Array.from({ length: 300 }, (_, index) => student(String(index), `Student ${index}`, index))
  open('/otters', { [getStudents.path]: () => ({ Students: many, Removed: [] }) })
  await screen.findByRole('row', { name: /Student 299/ })
  expect(document.querySelectorAll('dialog')).toHaveLength(0)
  expect(document.querySelectorAll('tbody tr')).toHaveLength(300)
})

test('removing says what it means, is done to all that are selected, and is undone', async () => {
  const calls = open('/otters', {
    [removeStudents.path]: () => ({ SeatsUsed: 29, GoneAt: '2026-12-22T00:00:00Z', DeletedForGood: 1 }),
    [restoreStudents.path]: () => ({ SeatsUsed: 31 }),
  })
  await userEvent.click(await screen.findByLabelText('Select all students'))
  screen.getByText('2 students selected')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = screen.getByRole('dialog', { name: 'Remove 2 students?' })
  within(dialog).getByText(/You can bring them back for 30 days/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText(/The last 900 can be brought back; 1 student removed long before is deleted for good\./)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  const sent = calls.filter(({ path }) => path === removeStudents.path || path === restoreStudents.path)
  expect(sent.map(({ body }) => body['StudentIds'])).toEqual([
    ['1', '2'],
    ['1', '2'],
  ])
})

test('restoring a student from the list clears the message that they were removed', async () => {
  const { Id, UserName, Nickname, RealName } = AMIRA
  let isRemoved = false
  open('/otters', {
    [getStudents.path]: () =>
      isRemoved
        ? { Students: [BEN], Removed: [{ Id, UserName, Nickname, RealName, GoneAt: '2026-12-22T00:00:00Z' }] }
        : { Students: [AMIRA, BEN], Removed: [] },
    [removeStudents.path]: () => {
      isRemoved = true
      return { SeatsUsed: 30, GoneAt: '2026-12-22T00:00:00Z', DeletedForGood: 0 }
    },
    [restoreStudents.path]: () => {
      isRemoved = false
      return { SeatsUsed: 31 }
    },
  })
  await userEvent.click(await screen.findByLabelText('Select Amira K'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('1 student removed. Their logins no longer work.')
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back Amira K', hidden: true }))
  await screen.findByRole('row', { name: /Amira K/ })
  await waitFor(() => expect(screen.queryByText(/Their logins no longer work/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('choosing a classroom moves no student; the button does', async () => {
  const herons: Classroom = { ...OTTERS, Id: 'herons', Name: 'Year 5 Herons', StudentCount: 0 }
  const calls = open('/otters', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [OTTERS, herons] }),
    [moveStudents.path]: () => ({}),
  })
  const moved = () => calls.filter(({ path }) => path === moveStudents.path).map(({ body }) => [body['StudentIds'], body['ClassroomId']])
  await userEvent.click(await screen.findByLabelText('Select Ben O'))
  const move = screen.getByRole<HTMLButtonElement>('button', { name: 'Move' })
  expect(move.disabled).toBe(true)
  await userEvent.selectOptions(screen.getByLabelText('Move to'), 'Year 5 Herons')
  expect(moved()).toEqual([])
  await userEvent.click(move)
  await screen.findByText('1 student moved to Year 5 Herons.')
  expect(moved()).toEqual([[['2'], 'herons']])
})

test('passwords of a class being added are still there and printable after a look at another tab', async () => {
  const added = Promise.withResolvers<void>()
  open('/otters/csv', {
    [registerStudents.path]: async ({ body }) => {
      if (body['IsTrial'] === false) await added.promise
      const students = body['Students'] as { readonly Row: number; readonly UserName: string }[]
      return {
        Results: students.map(({ Row, UserName }) => ({
          Row,
          UserName,
          Outcome: 'added',
          ...(body['IsTrial'] === true ? {} : { Password: `made-${Row}` }),
        })),
        SeatsUsed: 32,
      }
    },
  })
  const file = new File(['Name,Login\nGita R,gita.r'], 'new.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('Choose file'), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 student' }))
  const tabs = screen.getByRole('navigation', { name: 'Classroom' })
  await userEvent.click(within(tabs).getByRole('link', { name: 'Students' }))
  await screen.findByRole('row', { name: /Amira K/ })
  expect(screen.queryByRole('button', { name: 'Add 1 student' })).toBeNull()
  expect(isAskedBeforeLeaving()).toBe(true)
  await userEvent.click(within(tabs).getByRole('link', { name: 'CSV upload' }))
  // Still on its way: it is not offered once more.
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add 1 student' })).disabled).toBe(true)
  await userEvent.click(within(tabs).getByRole('link', { name: 'Students' }))
  await screen.findByRole('row', { name: /Amira K/ })
  added.resolve()
  await userEvent.click(within(tabs).getByRole('link', { name: 'CSV upload' }))
  const logins = await screen.findByRole('table', { name: 'New passwords' })
  within(logins).getByText('made-2')
})

test('an assignment that is being put together is still there after a look at another tab', async () => {
  open('/otters/assignments', { [getAssignments.path]: () => ({ Assignments: [], Removed: [] }) })
  await loadLazyComponents(['app/features/classes/assignments'])
  await userEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
  await userEvent.type(screen.getByLabelText(/Title/), 'Fractions')
  const tabs = screen.getByRole('navigation', { name: 'Classroom' })
  await userEvent.click(within(tabs).getByRole('link', { name: 'Students' }))
  await screen.findByRole('row', { name: /Amira K/ })
  expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull()
  await userEvent.click(within(tabs).getByRole('link', { name: 'Assignments' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ })).value).toBe('Fractions')
})

test('an assignment that is given while another tab is looked at is given once, and its form is gone then', async () => {
  const given = Promise.withResolvers<void>()
  const picked = [{ PuzzleId: 100_001, PuzzleTypeId: 1, LevelId: 1 }]
  const calls = open('/otters/assignments', {
    [getAssignments.path]: () => ({ Assignments: [], Removed: [] }),
    [pickPuzzles.path]: () => ({ Puzzles: picked }),
    [createAssignment.path]: async ({ body }) => {
      await given.promise
      const { ClassroomId, Title, DueDay } = body
      return {
        Id: 'a1',
        ClassroomId,
        Title,
        DueDay,
        IsLate: false,
        IsEnded: false,
        Puzzles: picked,
        StudentCount: 2,
        FinishedCount: 0,
        DoneCount: 0,
      }
    },
  })
  await loadLazyComponents(['app/features/classes/assignments'])
  await userEvent.click(await screen.findByRole('button', { name: 'New assignment' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pick these' }))
  await screen.findByText('1 picked:')
  await userEvent.type(screen.getByLabelText(/Title/), 'Fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Give it to the class' }))
  const tabs = screen.getByRole('navigation', { name: 'Classroom' })
  await userEvent.click(within(tabs).getByRole('link', { name: 'Students' }))
  await screen.findByRole('row', { name: /Amira K/ })
  expect(isAskedBeforeLeaving()).toBe(true)
  given.resolve()
  await userEvent.click(within(tabs).getByRole('link', { name: 'Assignments' }))
  expect(await screen.findByRole('button', { name: 'New assignment' })).toBeDefined()
  expect(screen.queryByLabelText(/Title/)).toBeNull()
  expect(isAskedBeforeLeaving()).toBe(false)
  expect(calls.filter(({ path }) => path === createAssignment.path)).toHaveLength(1)
})

test('a new school year is begun for all classes at once, and taken back', async () => {
  const badgers = { ...OTTERS, Id: 'badgers', Name: 'Badgers', StudentCount: 1 }
  const calls = open('', {
    [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [OTTERS, badgers] }),
    [rollOver.path]: () => ({ RollOverId: 'year', Students: 1 }),
    [issueCards.path]: () => ({ Cards: [] }),
    [undoRollOver.path]: () => ({}),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New school year' }))
  const dialog = await screen.findByRole('dialog', { name: 'A new school year' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Begin the new year' }))
  await within(dialog).findByText('Choose a change for at least one class.')
  const [otters, badger] = within(dialog).getAllByRole('group') as [HTMLElement, HTMLElement]
  await userEvent.selectOptions(within(otters).getByLabelText('Next year'), 'rename')
  expect(within(otters).getByLabelText<HTMLInputElement>('New name').value).toBe('Year 5 Otters')
  await userEvent.selectOptions(within(badger).getByLabelText('Next year'), 'join')
  await userEvent.selectOptions(within(badger).getByLabelText('Which class?'), 'otters')
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Make new login cards' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Begin the new year' }))
  await screen.findByText(/The new school year has started. New login cards are ready/)
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body
  expect(bodyOf(rollOver.path)?.['Classes']).toEqual([
    { ClassroomId: 'otters', Then: 'rename', Name: 'Year 5 Otters' },
    { ClassroomId: 'badgers', Then: 'join', IntoId: 'otters' },
  ])
  expect(calls.filter(({ path }) => path === issueCards.path).map(({ body }) => body)).toEqual([{ ClassroomId: 'otters', Renew: true }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bodyOf(undoRollOver.path)).toEqual({ RollOverId: 'year' }))
})

test('a class cannot join one that is put away', async () => {
  const badgers = { ...OTTERS, Id: 'badgers', Name: 'Badgers' }
  const calls = open('', { [getClassrooms.path]: () => ({ ...CLASSES, Classrooms: [OTTERS, badgers] }) })
  await userEvent.click(await screen.findByRole('button', { name: 'New school year' }))
  const [otters, badger] = within(await screen.findByRole('dialog')).getAllByRole('group') as [HTMLElement, HTMLElement]
  await userEvent.selectOptions(within(badger).getByLabelText('Next year'), 'join')
  await userEvent.selectOptions(within(badger).getByLabelText('Which class?'), 'otters')
  await userEvent.selectOptions(within(otters).getByLabelText('Next year'), 'archive')
  await userEvent.click(screen.getByRole('button', { name: 'Begin the new year' }))
  expect(calls.map(({ path }) => path)).not.toContain(rollOver.path)
})

test('a teacher in the thirty days after the plan reads until when the classes go on', async () => {
  open('', { [getClassrooms.path]: () => ({ ...CLASSES, ClassesEndAt: '2026-12-20T12:00:00Z' }) }, 'none')
  expect(await screen.findByText(/Your classes go on until .*20.* your students play everything/)).toBeDefined()
})
