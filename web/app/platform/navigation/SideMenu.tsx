import { m } from '@emojigma/messages'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { isCurrent, type MenuSection } from './menu.ts'
import styles from './SideMenu.module.css'

/** The sections of a part of the site: a column, or on narrow screens one button that shows the current entry and opens the rest. */
export function SideMenu({ sections }: { readonly sections: readonly MenuSection[] }) {
  const { pathname } = useLocation()
  const id = useId()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const current = sections.flatMap(({ entries }) => entries).find((entry) => isCurrent(entry, pathname))
  return (
    <nav className={styles['menu']} aria-label={m['navigation.section']()} data-open={isOpen}>
      <Button
        className={styles['toggle']}
        isBlock
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {current?.name ?? m['ui.menu']()} <Icon name="chevron" />
      </Button>
      <div className={styles['body']} id={id}>
        {sections.map(({ name, entries }, index) => (
          <div key={name} className={styles['section']}>
            <h2 id={`${id}-${index}`}>{name}</h2>
            <ul className={styles['list']} aria-labelledby={`${id}-${index}`}>
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
