import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createAssignment } from './assignments.ts'
import { createClassroom, getClassroomLeaderboard, updateClassroom } from './classrooms.ts'
import { getStudents, registerStudent, registerStudents, removeStudents, resetPassword, updateStudent } from './students.ts'

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const rows = (count: number) => Array.from({ length: count }, (_, Row) => ({ Row }))
const UPLOAD = { ClassroomId: 'c', UploadKey: KEY, Students: rows(1), IsTrial: true }
const ASSIGNMENT = { ClassroomId: 'c', Title: 'Sums', DueDay: '2026-11-22', PuzzleIds: [1] }
const STUDENT = { Email: 'ada', Password: 'Kind-otter-77', ConfirmPassword: 'Kind-otter-77', ClassroomId: 'c' }

test.each<readonly [string, z.ZodType, readonly object[], readonly object[]]>([
  [
    'create-classroom',
    createClassroom.body,
    [{ classroomName: ' 3b ' }, { classroomName: '3b', ClassroomKey: KEY }],
    [{}, { classroomName: ' ' }, { classroomName: 'n'.repeat(61) }, { classroomName: '3b', ClassroomKey: 'again' }],
  ],
  [
    'create-assignment',
    createAssignment.body,
    [ASSIGNMENT, { ...ASSIGNMENT, AssignmentKey: KEY }],
    [
      { ...ASSIGNMENT, Title: ' ' },
      { ...ASSIGNMENT, PuzzleIds: [] },
      { ...ASSIGNMENT, AssignmentKey: 'again' },
    ],
  ],
  [
    'update-classroom',
    updateClassroom.body,
    [{ classroom: { Id: 'c' } }, { classroom: { Id: 'c', Name: 'n', IsArchived: false, BoardShows: 'goal', GoalPoints: 1 } }],
    [
      { Id: 'c' },
      { classroom: {} },
      { classroom: { Id: '' } },
      { classroom: { Id: 'c', BoardShows: 'all' } },
      { classroom: { Id: 'c', GoalPoints: 0 } },
      { classroom: { Id: 'c', GoalPoints: 10_000_001 } },
    ],
  ],
  [
    'GetClassroomLeaderboard',
    getClassroomLeaderboard.body,
    [0, 1, 2].map((scope) => ({ classroomId: 'c', scope })),
    [{ classroomId: 'c' }, { classroomId: 'c', scope: 3 }, { classroomId: 'c', scope: '0' }, { scope: 0 }],
  ],
  [
    'RegisterStudent',
    registerStudent.body,
    [STUDENT, { ...STUDENT, Nickname: '', RealName: '' }],
    [
      { ...STUDENT, Email: undefined },
      { ...STUDENT, Password: 'otter' },
      { ...STUDENT, ClassroomId: undefined },
    ],
  ],
  [
    'register-students',
    registerStudents.body,
    [UPLOAD, { ...UPLOAD, Students: rows(300) }, { ...UPLOAD, Students: [{ Row: 0, UserName: 'x', Password: 'otter', RealName: '' }] }],
    [
      { ...UPLOAD, Students: [] },
      { ...UPLOAD, Students: rows(301) },
      { ...UPLOAD, Students: [{ Row: -1 }] },
      { ...UPLOAD, Students: [{ Row: 0, UserName: 'x'.repeat(301) }] },
      { ...UPLOAD, UploadKey: 'again' },
      { ...UPLOAD, IsTrail: true },
      { ...UPLOAD, Students: [{ Username: 'ada' }] },
    ],
  ],
  ['get-students', getStudents.query, [{ classroomId: KEY }], [{}, { classroomId: '' }, { classroomId: 'c'.repeat(61) }]],
  [
    'reset-password',
    resetPassword.body,
    [{ StudentId: 's' }, { StudentId: 's', Password: 'Kind-otter-77' }],
    [{}, { StudentId: 's', Password: '' }],
  ],
  [
    'update-student',
    updateStudent.body,
    [{ Student: { Id: 's' } }, { Student: { Id: 's', RealName: '', NewNickname: true } }],
    [{ Student: {} }, { Student: { Id: 's', NewNickname: false } }],
  ],
  [
    'remove-students',
    removeStudents.body,
    [{ StudentIds: ['s'] }],
    [{}, { StudentIds: [] }, { StudentIds: Array.from({ length: 301 }, () => 's') }],
  ],
])('%s takes what it should, and nothing past its limits', (_call, schema, takes, refuses) => {
  expect(takes.filter((body) => !schema.safeParse(body).success)).toEqual([])
  expect(refuses.filter((body) => schema.safeParse(body).success)).toEqual([])
})
