import type { ClassTab } from './menu.ts'
import styles from './portal.module.css'

/** Drawn here and not with the icons of all pages: nobody else needs them. */
const SHAPES: Readonly<Record<ClassTab | 'print', string>> = {
  students:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.300M18.500 14.500a6.500 6.500 0 0 1 3 5.500',
  assignments: 'M9 4H5.500v16.500h13V4H15M9 2.800h6v3.400H9zM8.800 13.200l2.400 2.400 4.200-4.600',
  cards: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500M20 14v6h-6M17 20v-3',
  csv: 'M12 16V5m-4.500 4.500L12 5l4.500 4.500M4.500 19.500h15',
  board: 'M4 20V11h5v9M9 20V5h6v15M15 20v-6h5v6M3 20h18',
  print: 'M7 8V3.500h10V8M7 17H4.500v-7A2 2 0 0 1 6.500 8h11a2 2 0 0 1 2 2v7H17M7 14h10v6.500H7z',
}

/** The line drawing before the name of a part of a class's page. */
export function TabIcon({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg className={styles['tabIcon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  )
}
