import { memo } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './SiteFooter.module.css'

const ENTRIES: readonly (readonly [name: string, path: string])[] = [
  ['HELP', PATHS.help],
  ['Worksheets', PATHS.worksheets],
  ['Puzzle books', PATHS.books],
  ['Teacher portal', PATHS.teacherPortal],
  ['Privacy policy', PATHS.privacy],
  ['Terms and conditions', PATHS.terms],
  ['Blog', PATHS.blogs],
  ['Contact', PATHS.contact],
]

export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={styles['footer']}>
      <div className={classNames('page row', styles['row'])}>
        <ul className={styles['list']}>
          {ENTRIES.map(([name, path]) => (
            <li key={name}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
        <p className="muted">Emoji artwork: Fluent Emoji (MIT).</p>
      </div>
    </footer>
  )
})
