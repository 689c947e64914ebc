import { m } from '@emojigma/messages'
import { Link } from 'react-router'
import styles from './ClassTabs.module.css'
import { CLASS_TABS, classPath, type ClassTab } from './menu.ts'

/** Inline rather than in the icon sprite: only teachers need these. */
const SHAPES: Readonly<Record<ClassTab | 'print', string>> = {
  students:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.300M18.500 14.500a6.500 6.500 0 0 1 3 5.500',
  groups: 'M7.500 10.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6M16.500 10.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 20.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  assignments: 'M9 4H5.500v16.500h13V4H15M9 2.800h6v3.400H9zM8.800 13.200l2.400 2.400 4.200-4.600',
  cards: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v6h-6M17 20v-3',
  csv: 'M12 16V5m-4.500 4.500L12 5l4.500 4.500M4.500 19.500h15',
  teachers: 'M4 5.500h16v10H4zM12 15.500V20m-3.500 0h7M8 9.500h8M8 12h4.500',
  board: 'M4 20V11h5v9M9 20V5h6v15M15 20v-6h5v6M3 20h18',
  print: 'M7 8V3.500h10V8M7 17H4.500v-7A2 2 0 0 1 6.500 8h11a2 2 0 0 1 2 2v7H17M7 14h10v6.500H7z',
}

/** The icon of a tab. */
export function TabIcon({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg className={styles['tabIcon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  )
}

export const TAB_NAMES: Readonly<Record<ClassTab, string>> = {
  students: m['classes.students'](),
  groups: m['class_groups.groups'](),
  assignments: m['ui.assignments'](),
  cards: m['classes.qr_login_cards'](),
  csv: m['classes.csv_upload'](),
  board: m['classes.board'](),
  teachers: m['class_teachers.teachers'](),
}

interface ClassTabsProps {
  readonly classroomId: string
  readonly tab: ClassTab
}

/** The tabs of a class, in one row that scrolls sideways where it has no room, with the current one in sight. */
export function ClassTabs({ classroomId, tab }: ClassTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={m['classes.classroom']()}>
      {CLASS_TABS.map((one) => (
        <Link
          key={one}
          ref={one === tab ? bringIntoSight : null}
          to={classPath(classroomId, one)}
          aria-current={one === tab ? 'page' : undefined}
          onFocus={({ currentTarget }) => {
            // Browsers leave a tab cut off that the keyboard reaches. Under a pointer the row must not move.
            if (currentTarget.matches(':focus-visible')) bringIntoSight(currentTarget)
          }}
        >
          <TabIcon name={one} /> {TAB_NAMES[one]}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the row alone: the page stays where it is. */
function bringIntoSight(link: HTMLElement | null): void {
  const row = link?.parentElement
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
