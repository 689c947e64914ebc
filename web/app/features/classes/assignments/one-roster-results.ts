import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'
import { m } from '@emojigma/messages'
import { strToU8, zipSync } from 'fflate'
import { unparse } from 'papaparse'

/** The files that a package of OneRoster may have; ours has those of a gradebook.
 *  Source: 1EdTech, 2023, OneRoster CSV Binding 1.2.1, manifest.csv */
const FILES = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
] as const

type Table = readonly (readonly (string | number)[])[]

const CATEGORY_ID = 'emojigma-assignments'

/** A class's results as the tables of a OneRoster package, by file: a line item an assignment, and a result for each student whose school
 *  ID is known.
 *  @param today as 2026-11-30
 *  Source: 1EdTech, 2023, OneRoster CSV Binding 1.2.1 */
export function oneRosterResults({ Assignments, Students }: Gradebook, classroomId: string, today: string) {
  const categories: Table = [
    ['sourcedId', 'status', 'dateLastModified', 'title'],
    [CATEGORY_ID, '', '', m['gradebook.title']()],
  ]
  const lineItems: Table = [
    [
      'sourcedId',
      'status',
      'dateLastModified',
      'title',
      'description',
      'assignDate',
      'dueDate',
      'classSourcedId',
      'categorySourcedId',
      'gradingPeriodSourcedId',
      'resultValueMin',
      'resultValueMax',
    ],
    ...Assignments.map(({ Id, Title, StartDay, DueDay }) => [
      Id,
      '',
      '',
      Title,
      '',
      StartDay,
      DueDay,
      classroomId,
      CATEGORY_ID,
      '',
      0,
      100,
    ]),
  ]
  const results: Table = [
    ['sourcedId', 'status', 'dateLastModified', 'lineItemSourcedId', 'studentSourcedId', 'scoreStatus', 'score', 'scoreDate', 'comment'],
    ...Students.flatMap(({ Id, RosterId, Percents }) =>
      Percents.flatMap((percent, index) => {
        const assignment = Assignments[index]
        if (RosterId === undefined || percent === null || !assignment) return []
        const status = assignment.DueDay < today ? 'fully graded' : 'partially graded'
        return [[`${assignment.Id}-${Id}`, '', '', assignment.Id, RosterId, status, percent, today, '']]
      }),
    ),
  ]
  const tables = { categories, lineItems, results }
  const manifest: Table = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...FILES.map((file) => [`file.${file}`, file in tables ? 'bulk' : 'absent']),
    ['source.systemName', 'Emojigma'],
    ['source.systemCode', 'emojigma'],
  ]
  return { manifest, ...tables }
}

/** The same as a zip. */
export function oneRosterZip(gradebook: Gradebook, classroomId: string, today: string): Blob {
  const files = Object.entries(oneRosterResults(gradebook, classroomId, today))
  const packed = zipSync(
    Object.fromEntries(files.map(([name, table]) => [`${name}.csv`, strToU8(unparse(table as (string | number)[][]))])),
  )
  return new Blob([packed], { type: 'application/zip' })
}
