import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import type { MenuSection } from '../../platform/navigation/menu.ts'

/** The tabs of a class's page; the first is at the class's own address. */
export const CLASS_TABS = ['students', 'groups', 'assignments', 'cards', 'csv', 'board', 'teachers'] as const
export type ClassTab = (typeof CLASS_TABS)[number]

export const NEW_CLASSROOM = `${PATHS.manageStudents}/new`

/** The address of a class, or of a tab of its page. */
export function classPath(classroomId: string, tab: ClassTab = 'students'): string {
  return `${PATHS.manageStudents}/${classroomId}${tab === 'students' ? '' : `/${tab}`}`
}

/** Query parameter of one student's progress, on the students' tab. */
export const STUDENT = 'student'

export function studentPath(classroomId: string, studentId: string): string {
  return `${classPath(classroomId)}?${STUDENT}=${studentId}`
}

/** The teacher portal's side menu. Archived classes are only on the overview.
 *  Source: docs/product.md, Menus */
export function portalSections(classrooms: readonly Classroom[]): readonly MenuSection[] {
  const open = classrooms.filter(({ IsArchived }) => !IsArchived)
  return [
    {
      name: m['classrooms_menu.classrooms'](),
      entries: [
        { name: m['classes.all_classrooms'](), path: PATHS.manageStudents, alsoAt: [] },
        ...open.map(({ Id, Name }) => ({ name: Name, path: classPath(Id), alsoAt: CLASS_TABS.map((tab) => classPath(Id, tab)) })),
        { name: m['classes.new_classroom'](), path: NEW_CLASSROOM, alsoAt: [] },
      ],
    },
    {
      name: m['classrooms_menu.teach'](),
      entries: [
        { name: m['ui.assignments'](), path: PATHS.assignments, alsoAt: [] },
        { name: m['ui.make_a_puzzle'](), path: PATHS.maker, alsoAt: [] },
        { name: m['ui.worksheets'](), path: PATHS.worksheets, alsoAt: [] },
        { name: m['ui.classroom_leaderboards'](), path: PATHS.leaderboardClassroom, alsoAt: [] },
      ],
    },
    {
      name: m['ui.help'](),
      entries: [
        { name: m['ui.teacher_portal'](), path: PATHS.teacherPortal, alsoAt: [] },
        { name: m['classrooms_menu.qr_code_login'](), path: '/help/qrCodeLogin', alsoAt: [] },
        { name: m['classrooms_menu.csv_bulk_uploads'](), path: '/csvBulkUploads', alsoAt: [] },
      ],
    },
  ]
}
