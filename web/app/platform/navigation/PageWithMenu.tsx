import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MenuSection } from './menu.ts'
import styles from './PageWithMenu.module.css'
import { SideMenu } from './SideMenu.tsx'

interface PageWithMenuProps {
  /** The part of the site that the page belongs to. */
  readonly sections: readonly MenuSection[]
  /** What the page shows, as one element. */
  readonly children: ReactNode
}

/** A page beside the menu of its part of the site, or below it where there is no room. */
export function PageWithMenu({ sections, children }: PageWithMenuProps) {
  return (
    <div className={classNames('page', styles['page'])}>
      <SideMenu sections={sections} />
      {children}
    </div>
  )
}
