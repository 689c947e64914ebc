import { m } from '@emojigma/messages'
import type { MenuSection } from '../../platform/navigation/menu.ts'
import { CLASS_BOARDS } from '../../platform/navigation/page-addresses.ts'
import { useAccount } from '../../platform/session/session.ts'
import { visitorOf } from '../../platform/session/visitor.ts'
import { classroomsApi } from './api.ts'

const NAMES = [m['ui.all'](), m['ui.weekly'](), m['ui.daily']()]

/** The boards' side menu with the class boards: for teachers with classes, and for students whose class shows one.
 *  @param sections those for everyone
 *  Source: docs/product.md, Menus */
export function useBoardSections(sections: readonly MenuSection[]): readonly MenuSection[] {
  const account = useAccount()
  const { role } = visitorOf(account)
  const isTeacher = role === 'teacher' || account?.teachesClass === true
  const taught = classroomsApi.useGetClassroomsQuery(undefined, { skip: !isTeacher })
  const own = classroomsApi.useGetMyClassroomQuery(undefined, { skip: role !== 'student' })
  const hasClasses = isTeacher && (taught.data?.Classrooms.length ?? 0) > 0
  const hasBoard = role === 'student' && own.data !== undefined && own.data.BoardShows !== 'nothing'
  if (!hasClasses && !hasBoard) return sections
  const [global, ...others] = sections
  const entries = CLASS_BOARDS.map((path, index) => ({ name: NAMES[index] ?? '', path, alsoAt: [] }))
  return [
    ...(global ? [global] : []),
    { name: hasBoard ? m['board_sections.my_classroom']() : m['board_sections.classroom'](), entries },
    ...others,
  ]
}
