import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type MenuSection, isCurrent } from './menu.ts'
import styles from './PageWithMenu.module.css'
import { m } from '@emojigma/messages'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import sideMenuStyles from './SideMenu.module.css'

interface PageWithMenuProps {
  /** Of the part of the site that the page belongs to. */
  readonly sections: readonly MenuSection[]
  /** The page, as one element. */
  readonly children: ReactNode
}

/** A page beside its side menu, or below it on narrow screens. */
export function PageWithMenu({ sections, children }: PageWithMenuProps) {
  return (
    <div className={classNames('page', styles['page'])}>
      <SideMenu sections={sections} />
      {children}
    </div>
  )
}

/** A column of links, or on narrow screens a button that shows the current entry and opens the rest. */
export function SideMenu({ sections }: { readonly sections: readonly MenuSection[] }) {
  const { pathname } = useLocation()
  const id = useId()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const current = sections.flatMap(({ entries }) => entries).find((entry) => isCurrent(entry, pathname))
  return (
    <nav className={sideMenuStyles['menu']} aria-label={m['navigation.section']()} data-open={isOpen}>
      <Button
        className={sideMenuStyles['toggle']}
        isBlock
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {current?.name ?? m['ui.menu']()} <Icon name="chevron" />
      </Button>
      <div className={sideMenuStyles['body']} id={id}>
        {sections.map(({ name, entries }, index) => (
          <div key={name} className={sideMenuStyles['section']}>
            <h2 id={`${id}-${index}`}>{name}</h2>
            <ul className={sideMenuStyles['list']} aria-labelledby={`${id}-${index}`}>
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
