import {
  createAssignment,
  getAssignment,
  getAssignments,
  getGradebook,
  getMyAssignments,
  pickPuzzles,
  removeAssignment,
  restoreAssignment,
  updateAssignment,
  type Assignment,
} from '@emojigma/contract/classes/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

const EASY = puzzleOn(A_DAY, 1, 1)
const DUE = dayDate(A_DAY + 1)

let site: TestSite
let [own, other]: TestClass[] = []
let tokens: Readonly<Record<string, string | undefined>> = {}
beforeAll(async () => {
  site = await openTestSite()
  own = await teacherWithClass(site, { names: [undefined] })
  other = await teacherWithClass(site, { names: [undefined] })
  tokens = {
    owner: own.teacher.token,
    'other teacher': other.teacher.token,
    'student of it': own.students[0]?.token,
    'other student': other.students[0]?.token,
    account: (await site.register()).token,
    guest: undefined,
  }
})
afterAll(() => site.close())

interface Target {
  readonly classroomId: string
  readonly assignmentId: string
}

/** What is asked, of whatever class and assignment. */
const CALLS: Readonly<Record<string, (target: Target) => { readonly path: string; readonly body?: object }>> = {
  'get-gradebook': ({ classroomId }) => ({ path: `${getGradebook.path}?classroomId=${classroomId}` }),
  'get-assignments': ({ classroomId }) => ({ path: `${getAssignments.path}?classroomId=${classroomId}` }),
  'get-assignment': ({ assignmentId }) => ({ path: `${getAssignment.path}?assignmentId=${assignmentId}` }),
  'pick-puzzles': ({ classroomId }) => ({ path: pickPuzzles.path, body: { ClassroomId: classroomId, PuzzleIds: [EASY] } }),
  'create-assignment': ({ classroomId }) => ({
    path: createAssignment.path,
    body: { ClassroomId: classroomId, Title: 'Sums', DueDay: DUE, PuzzleIds: [EASY] },
  }),
  'update-assignment': ({ assignmentId }) => ({
    path: updateAssignment.path,
    body: { Assignment: { Id: assignmentId, Title: 'Changed' } },
  }),
  'remove-assignment': ({ assignmentId }) => ({ path: removeAssignment.path, body: { AssignmentId: assignmentId } }),
  'restore-assignment': ({ assignmentId }) => ({ path: restoreAssignment.path, body: { AssignmentId: assignmentId } }),
}

async function ask(name: string, target: Target, token: string | undefined): Promise<{ status: number; body: string }> {
  const { path, body } = CALLS[name]?.(target) ?? { path: '' }
  if (body) {
    const reply = await site.post(path, body, token)
    return { status: reply.status, body: JSON.stringify(reply.body) }
  }
  const reply = await site.get(path, token === undefined ? {} : { authorization: `Bearer ${token}` })
  return { status: reply.status, body: reply.body.toString() }
}

async function assigned(isDeleted: boolean): Promise<Target> {
  const classroomId = own?.classroomId ?? ''
  const wish = { ClassroomId: classroomId, Title: 'Sums', DueDay: DUE, PuzzleIds: [EASY] }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, tokens['owner'])).body
  if (isDeleted) await site.post(removeAssignment.path, { AssignmentId: Id }, tokens['owner'])
  return { classroomId, assignmentId: Id }
}

const kept = () => site.database.queries.selectFrom('assignments').selectAll().orderBy('id').execute()

test.each(Object.keys(CALLS))('%s is its teacher’s alone, and to other teachers it is what is not there', async (name) => {
  const target = await assigned(name === 'restore-assignment')
  const before = await kept()
  const statuses: Record<string, number> = {}
  for (const [who, token] of Object.entries(tokens)) {
    if (who === 'owner') continue
    const { status, body } = await ask(name, target, token)
    statuses[who] = status
    expect(body).not.toContain('Sums')
    const nothing = await ask(name, { classroomId: 'nothing', assignmentId: 'nothing' }, token)
    expect({ who, ...nothing }).toEqual({ who, status, body })
  }
  expect(statuses).toEqual({ 'other teacher': 404, 'student of it': 403, 'other student': 403, account: 403, guest: 401 })
  expect(await kept()).toEqual(before)
  expect((await ask(name, target, tokens['owner'])).status).toBe(200)
})

test('students read what their own class has to do, and nobody else has anything to do', async () => {
  const { assignmentId } = await assigned(false)
  const answers: Record<string, number> = {}
  for (const [who, token] of Object.entries(tokens)) {
    const reply = await site.get(getMyAssignments.path, token === undefined ? {} : { authorization: `Bearer ${token}` })
    answers[who] = reply.status
    expect([who, reply.body.toString().includes(assignmentId)]).toEqual([who, who === 'student of it'])
  }
  expect(answers).toEqual({ owner: 404, 'other teacher': 404, 'student of it': 200, 'other student': 200, account: 404, guest: 401 })
})

test('what students are told has no name of anybody else, and results have what the teacher calls them', async () => {
  const { assignmentId } = await assigned(false)
  const [student] = own?.students ?? []
  await site.database.queries
    .updateTable('students')
    .set({ real_name: 'Ada Lovelace' })
    .where('account_id', '=', student?.id ?? '')
    .execute()
  const told = await site.get(getMyAssignments.path, { authorization: `Bearer ${student?.token}` })
  expect(told.body.toString()).not.toMatch(/Lovelace|UserName|Nickname/)
  const result = await ask('get-assignment', { classroomId: '', assignmentId }, tokens['owner'])
  expect(result.body).toContain('"RealName":"Ada Lovelace"')
})

test('the assignments of a class that was removed are gone with it', async () => {
  const gone = await teacherWithClass(site, { names: [undefined] })
  const wish = { ClassroomId: gone.classroomId, Title: 'Sums', DueDay: DUE, PuzzleIds: [EASY] }
  const { Id } = (await site.post<Assignment>(createAssignment.path, wish, gone.teacher.token)).body
  await site.post('/api/classroom/remove-classroom', { ClassroomId: gone.classroomId }, gone.teacher.token)
  const { status } = await ask('get-assignment', { classroomId: gone.classroomId, assignmentId: Id }, gone.teacher.token)
  expect(status).toBe(404)
})
