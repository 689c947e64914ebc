import type { Classroom } from '@emojigma/contract/classrooms.ts'
import { PATHS } from '../navigation/paths.ts'
import type { MenuSection } from '../navigation/menu.ts'

/** The parts of a class's page; the first one stands at the class's own address. */
export const CLASS_TABS = ['students', 'assignments', 'cards', 'csv', 'board'] as const
export type ClassTab = (typeof CLASS_TABS)[number]

export const NEW_CLASSROOM = `${PATHS.manageStudents}/new`

/** Where a teacher finds a class, or a part of its page. */
export function classPath(classroomId: string, tab: ClassTab = 'students'): string {
  return `${PATHS.manageStudents}/${classroomId}${tab === 'students' ? '' : `/${tab}`}`
}

/** Beside the teacher portal. Classes that were put away are found on the overview.
 *  Source: docs/product.md, Menus */
export function portalSections(classrooms: readonly Classroom[]): readonly MenuSection[] {
  const open = classrooms.filter(({ IsArchived }) => !IsArchived)
  return [
    {
      name: 'CLASSROOMS',
      entries: [
        { name: 'All classrooms', path: PATHS.manageStudents, alsoAt: [] },
        ...open.map(({ Id, Name }) => ({ name: Name, path: classPath(Id), alsoAt: CLASS_TABS.map((tab) => classPath(Id, tab)) })),
        { name: 'New classroom', path: NEW_CLASSROOM, alsoAt: [] },
      ],
    },
    {
      name: 'TEACH',
      entries: [
        { name: 'Assignments', path: PATHS.assignments, alsoAt: [] },
        { name: 'Make a puzzle', path: PATHS.maker, alsoAt: [] },
        { name: 'Worksheets', path: PATHS.worksheets, alsoAt: [] },
        { name: 'Classroom leaderboards', path: PATHS.leaderboardClassroom, alsoAt: [] },
      ],
    },
    {
      name: 'HELP',
      entries: [
        { name: 'Teacher portal', path: PATHS.teacherPortal, alsoAt: [] },
        { name: 'QR code login', path: '/help/qrCodeLogin', alsoAt: [] },
        { name: 'CSV bulk uploads', path: '/csvBulkUploads', alsoAt: [] },
      ],
    },
  ]
}
