import type { Student } from '@emojigma/contract/classes/students.ts'
import { expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { correctWords, listStudents, playedWords } from './student-list.ts'

const student = (Id: string, more: Partial<Student>): Student => ({
  Id,
  ClassroomId: 'c',
  UserName: `login-${Id}`,
  Nickname: `Brave Otter ${Id}`,
  Correct: 0,
  Attempted: 0,
  Score: 0,
  HasCard: false,
  HasPassword: true,
  IsWaiting: false,
  ...more,
})
const ZOE = student('1', { RealName: 'Zoë B', Score: 50, LastPlayed: '2026-11-20' })
const AMIRA = student('2', { RealName: 'Amira K', Score: 50 })
const BEN = student('3', { RealName: 'Ben 10', Score: 100, LastPlayed: '2026-11-22' })
const BEN2 = student('4', { RealName: 'Ben 2', Score: 0, LastPlayed: '2026-11-21' })
const ALL = [ZOE, AMIRA, BEN, BEN2]
const ids = (students: readonly Student[]) => students.map(({ Id }) => Id).join('')

test.each([
  ['name', false, '2431'],
  ['name', true, '1342'],
  ['score', true, '3214'],
  ['played', true, '3412'],
  ['login', false, '1234'],
] as const)('stands in order by %s, downwards: %s', (by, isDescending, order) => {
  expect(ids(listStudents(ALL, '', { by, isDescending }))).toBe(order)
})

test.each([
  ['zoe', '1'],
  ['  BEN ', '43'],
  ['otter 2', '2'],
  ['login-3', '3'],
  ['nobody', ''],
])('a search for “%s” finds names, nicknames and login names', (search, found) => {
  expect(ids(listStudents(ALL, search, { by: 'name', isDescending: false }))).toBe(found)
})

test('says when a student last played, and how much was right', () => {
  expect(['2026-11-21', '2026-11-20', '2026-11-18', undefined].map((date) => playedWords(date, TODAY))).toEqual([
    'Today',
    'Yesterday',
    '3 days ago',
    'Never',
  ])
  expect([correctWords(412, 455), correctWords(0, 0)]).toEqual(['412/455 (91%)', '0/0 (0%)'])
})
