import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isCurrent, PUZZLE_SECTIONS } from './menu.ts'
import styles from './SideMenu.module.css'

/** The sections of puzzle lists: a column, or on narrow screens one button that shows the current entry and opens the rest. */
export function SideMenu() {
  const { pathname } = useLocation()
  const id = useId()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const current = PUZZLE_SECTIONS.flatMap(({ entries }) => entries).find((entry) => isCurrent(entry, pathname))
  return (
    <nav className={styles['menu']} aria-label="Section" data-open={isOpen}>
      <Button
        className={styles['toggle']}
        isBlock
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {current?.name ?? 'Puzzles'} <Icon name="chevron" />
      </Button>
      <div className={styles['body']} id={id}>
        {PUZZLE_SECTIONS.map(({ name, entries }) => (
          <div key={name} className={styles['section']}>
            <h2 id={`${id}-${name}`}>{name}</h2>
            <ul className={styles['list']} aria-labelledby={`${id}-${name}`}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link to={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
