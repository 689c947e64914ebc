import { m } from '@emojigma/messages'
import type { MenuSection } from '../../platform/navigation/menu.ts'
import { CLASS_BOARDS } from '../../platform/navigation/page-addresses.ts'
import { useAccount } from '../../platform/session/session.ts'
import { visitorOf } from '../../platform/session/visitor.ts'
import { classroomsApi } from './api.ts'

const NAMES = [m['ui.all'](), m['ui.weekly'](), m['ui.daily']()]

/** The side menu of boards with those of classrooms: of a teacher who has some, or of a student whose class shows one.
 *  @param sections those that everybody has
 *  Source: docs/product.md, Menus */
export function useBoardSections(sections: readonly MenuSection[]): readonly MenuSection[] {
  const { role } = visitorOf(useAccount())
  const taught = classroomsApi.useGetClassroomsQuery(undefined, { skip: role !== 'teacher' })
  const own = classroomsApi.useGetMyClassroomQuery(undefined, { skip: role !== 'student' })
  const hasClasses = role === 'teacher' && (taught.data?.Classrooms.length ?? 0) > 0
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
