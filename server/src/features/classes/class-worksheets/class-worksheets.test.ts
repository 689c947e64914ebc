import { createGroup, type ClassGroups } from '@emojigma/contract/classes/groups.ts'
import { removeStudents, updateStudent } from '@emojigma/contract/classes/students.ts'
import { createClassWorksheets, getWorksheetProgress, type WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { textOfPages } from '@emojigma/artwork/pdf/read-pdf.test-support.ts'
import { MAX_PILE_STUDENTS } from '@emojigma/contract/rules/worksheets.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStudents, coTeacherOf, teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import type { WorksheetContent } from '../../paper/service.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterAll(() => site.close())

interface Made {
  readonly WorksheetId: string
  readonly Url: string
  readonly Variants: number
}

/** A class with these names, and a group of each list of them. */
async function classWith(names: readonly string[], groups: readonly (readonly string[])[]) {
  const own = await teacherWithClass(site, { names: names.map(() => undefined) })
  const idOf = new Map(names.map((name, index) => [name, own.students[index]?.id ?? '']))
  for (const [name, id] of idOf) await site.post(updateStudent.path, { Student: { Id: id, RealName: name } }, own.teacher.token)
  const groupIds: string[] = []
  for (const [index, members] of groups.entries()) {
    const body = { ClassroomId: own.classroomId, Name: `Table ${index}`, StudentIds: members.map((name) => idOf.get(name)) }
    const { Groups } = (await site.post<ClassGroups>(createGroup.path, body, own.teacher.token)).body
    groupIds.push(Groups.find(({ Name }) => Name === body.Name)?.Id ?? '')
  }
  return { own, idOf, groupIds }
}

const order = (
  { classroomId, teacher }: TestClass,
  parts: readonly object[],
  more: object = {},
  token: string | undefined = teacher.token,
) => site.post<Made>(createClassWorksheets.path, { ClassroomId: classroomId, parts, count: 2, ...more }, token)
const pagesOf = async ({ Url }: Made) => textOfPages((await site.get(Url)).body)
async function contentOf({ WorksheetId }: Made): Promise<WorksheetContent> {
  const row = await site.database.queries.selectFrom('worksheets').select('chosen').where('id', '=', WorksheetId).executeTakeFirstOrThrow()
  return JSON.parse(row.chosen) as WorksheetContent
}

test('each student has a sheet with their name, at the level of their first group, in the order of the list, answers last', async () => {
  const { own, groupIds } = await classWith(
    ['Zoe', 'ben', 'Łucja', 'Ada', '李雷'],
    [
      ['Zoe', 'ben'],
      ['ben', 'Ada'],
    ],
  )
  const [red, blue] = groupIds
  const parts = [
    { GroupId: red, puzzleTypeIds: [1], levelIds: [1] },
    { GroupId: blue, puzzleTypeIds: [1], levelIds: [2] },
    { puzzleTypeIds: [2], levelIds: [3] },
  ]
  const { status, body } = await order(own, parts, { answerKey: 'page', title: 'Monday' })
  expect([status, body.Variants]).toEqual([200, 5])
  const pages = await pagesOf(body)
  const names = ['Ada', 'ben', 'Łucja', 'Zoe', '李雷']
  const nameOn = (page: string) => names.find((name) => page.replaceAll('\n', '').includes(name)) ?? 'answers'
  expect(pages.map(nameOn)).toEqual([...names, 'answers', 'answers', 'answers'])
  for (const page of pages) expect(page).not.toContain('Table')
  const { variants, pile } = await contentOf(body)
  const levels = variants.map((ids) => [...new Set(ids.map((id) => `${slotOfPuzzle(id).typeId} ${slotOfPuzzle(id).levelId}`))])
  expect(levels).toEqual([['1 1'], ['1 2'], ['2 3']])
  expect(pile?.copies.map(([, variant]) => variant)).toEqual([1, 0, 2, 0, 2])
  const { State, Total } = (
    await site.post<WorksheetProgress>(getWorksheetProgress.path, { WorksheetId: body.WorksheetId }, own.teacher.token)
  ).body
  expect([State, Total]).toEqual(['ready', 5])
})

test('boards with sums end each sheet of a pile, or are all of it: the same within a group, others in the next', async () => {
  const { own, groupIds } = await classWith(['Ada', 'Ben', 'Cy'], [['Ada', 'Ben']])
  const parts = [
    { GroupId: groupIds[0], puzzleTypeIds: [1], levelIds: [1] },
    { puzzleTypeIds: [1], levelIds: [2] },
  ]
  const { body } = await order(own, parts, { sumsStep: 2, answerKey: 'none' })
  const { variants, sums, pile } = await contentOf(body)
  expect([variants.map((ids) => ids.length), sums?.step, pile?.copies.map(([, variant]) => variant)]).toEqual([[2, 2], 2, [0, 0, 1]])
  const [first = [], second = []] = sums?.numbers ?? []
  expect(new Set([...first, ...second]).size).toBe(8)
  const countOn = (pages: readonly string[]) => pages.map((page) => page.match(/\d\. Emojidoku with sums/g)?.length ?? 0)
  const onPages = countOn(await pagesOf(body))
  expect(onPages.reduce((sum, count) => sum + count, 0)).toBe(12)
  const alone = await order(own, parts, { count: 0, sumsStep: 1, answerKey: 'none' })
  expect(countOn(await pagesOf(alone.body))).toEqual([4, 4, 4])
  expect((await order(own, parts, { count: 0 })).status).toBe(400)
  expect((await order(own, parts, { sumsStep: 5 })).status).toBe(400)
})

test('without a part for the others they have no sheet; the name of a student who has left is not printed', async () => {
  const { own, idOf, groupIds } = await classWith(['Ada', 'Ben'], [['Ada']])
  const { body } = await order(own, [{ GroupId: groupIds[0], levelIds: [1] }], { answerKey: 'none' })
  expect(body.Variants).toBe(1)
  await site.post(removeStudents.path, { StudentIds: [idOf.get('Ada')] }, own.teacher.token)
  const { queries } = site.database
  const stored = await queries.selectFrom('worksheets').select('chosen').where('id', '=', body.WorksheetId).executeTakeFirstOrThrow()
  expect(stored.chosen).not.toContain('Ada')
  expect((await order(own, [{ GroupId: groupIds[0], levelIds: [1] }])).status).toBe(400)
})

test('teachers of the class alone order it, co-teachers too; foreign classes and groups are not there, and sixty students are the most', async () => {
  const { own } = await classWith(['Ada'], [])
  const other = await classWith([], [[]])
  const co = await coTeacherOf(site, own)
  const whole = [{ levelIds: [1], puzzleTypeIds: [1] }]
  const statuses = []
  for (const token of [co.token, other.own.teacher.token, own.students[0]?.token, (await site.register()).token, '']) {
    statuses.push((await order(own, whole, {}, token)).status)
  }
  expect(statuses).toEqual([200, 404, 403, 403, 401])
  expect((await order(own, [{ GroupId: other.groupIds[0] }])).status).toBe(404)
  expect((await order(own, [{ GroupId: randomUUID() }])).status).toBe(404)
  expect((await order({ ...own, classroomId: randomUUID() }, whole)).status).toBe(404)
  expect((await order(own, [])).status).toBe(400)
  expect((await order(own, whole, { count: 13 })).status).toBe(400)
  await addStudents(
    site,
    own.teacher,
    own.classroomId,
    Array.from({ length: MAX_PILE_STUDENTS }, () => undefined),
  )
  expect((await order(own, whole)).status).toBe(400)
})
