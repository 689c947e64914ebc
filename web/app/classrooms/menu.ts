import * as messages from '@emojigma/messages/page/classrooms/menu.ts'
import type { Classroom } from '@emojigma/contract/school/classrooms.ts'
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
      name: messages.classrooms,
      entries: [
        { name: messages.allClassrooms, path: PATHS.manageStudents, alsoAt: [] },
        ...open.map(({ Id, Name }) => ({ name: Name, path: classPath(Id), alsoAt: CLASS_TABS.map((tab) => classPath(Id, tab)) })),
        { name: messages.newClassroom, path: NEW_CLASSROOM, alsoAt: [] },
      ],
    },
    {
      name: messages.teach,
      entries: [
        { name: messages.assignments, path: PATHS.assignments, alsoAt: [] },
        { name: messages.makeAPuzzle, path: PATHS.maker, alsoAt: [] },
        { name: messages.worksheets, path: PATHS.worksheets, alsoAt: [] },
        { name: messages.classroomLeaderboards, path: PATHS.leaderboardClassroom, alsoAt: [] },
      ],
    },
    {
      name: messages.help,
      entries: [
        { name: messages.teacherPortal, path: PATHS.teacherPortal, alsoAt: [] },
        { name: messages.qrCodeLogin, path: '/help/qrCodeLogin', alsoAt: [] },
        { name: messages.csvBulkUploads, path: '/csvBulkUploads', alsoAt: [] },
      ],
    },
  ]
}
