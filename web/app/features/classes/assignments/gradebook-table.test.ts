import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'
import { expect, test } from 'vitest'
import { gradebookTable } from './gradebook-table.ts'

const GRADEBOOK: Gradebook = {
  Assignments: [
    { Id: 'a1', Title: 'Sums', StartDay: '2026-11-13', DueDay: '2026-11-20' },
    { Id: 'a2', Title: 'Grids', StartDay: '2026-11-21', DueDay: '2026-11-27' },
  ],
  Students: [
    { Id: 's10', UserName: 'pupil10', Nickname: 'SwiftOtter', RealName: 'Pupil 10', Percents: [100, 25] },
    { Id: 's2', UserName: 'pupil2', Nickname: 'BraveFox', RealName: 'Pupil 2', Percents: [50, 0] },
    { Id: 's3', UserName: 'panda', Nickname: 'A panda', Percents: [0, 0] },
  ],
}

test('a gradebook has a line a student by name, and a column an assignment in percent', () => {
  expect(gradebookTable(GRADEBOOK)).toEqual([
    ['Name', 'Login name', 'Nickname', 'Sums (2026-11-20)', 'Grids (2026-11-27)', 'Average, %'],
    ['', 'panda', 'A panda', 0, 0, 0],
    ['Pupil 2', 'pupil2', 'BraveFox', 50, 0, 25],
    ['Pupil 10', 'pupil10', 'SwiftOtter', 100, 25, 63],
  ])
})

test('a class without assignments has lines without marks', () => {
  const none = { Assignments: [], Students: GRADEBOOK.Students.map((student) => ({ ...student, Percents: [] })) }
  expect(gradebookTable(none)[1]).toEqual(['', 'panda', 'A panda', 0])
})
