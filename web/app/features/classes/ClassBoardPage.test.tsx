// @vitest-environment jsdom
import { getClassroomLeaderboard, getClassrooms, getMyClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents, type Student } from '@emojigma/contract/classes/students.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rowOf } from '../../platform/testing/test-rows.ts'
import { signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as ClassBoardPage } from './ClassBoardPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const OTTERS = { Id: 'otters', Name: 'Otters', StudentCount: 1, IsArchived: false, BoardShows: 'ranks' }
const ADA: Student = {
  Id: 's1',
  ClassroomId: 'otters',
  UserName: 'ada.l',
  Nickname: 'SwiftOtter',
  RealName: 'Ada L',
  Correct: 1,
  Attempted: 1,
  Score: 50,
  HasCard: false,
  HasPassword: true,
  IsWaiting: false,
}
const SERVER = {
  [getClassrooms.path]: () => ({ Classrooms: [OTTERS], Removed: [], SeatsUsed: 1, SeatLimit: 300 }),
  [getMyClassroom.path]: () => ({ Id: 'otters', Name: 'Otters', BoardShows: 'ranks' }),
  [getStudents.path]: () => ({ Students: [ADA], Removed: [] }),
  [getClassroomLeaderboard.path]: () => ({ leaderboard: [rowOf(1, { UserId: 's1', NickName: 'SwiftOtter' })], BoardShows: 'ranks' }),
}

test('the teacher reads the names of the class on its board', async () => {
  signInAs({ plan: 'teacher' })
  serverWith(SERVER)
  renderAt('/leaderboard/classroom', <ClassBoardPage />)
  expect(await screen.findByText(/Ada L · SwiftOtter/)).toBeDefined()
})

test('a student reads nicknames alone', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  const calls = serverWith(SERVER)
  renderAt('/leaderboard/classroom', <ClassBoardPage />)
  await screen.findByText('SwiftOtter')
  expect(calls.some(({ path }) => path === getStudents.path)).toBe(false)
})
