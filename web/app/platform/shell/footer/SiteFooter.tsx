import { m } from '@emojigma/messages'
import { memo } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './SiteFooter.module.css'

const ENTRIES: readonly (readonly [name: string, path: string])[] = [
  [m['ui.help'](), PATHS.help],
  [m['ui.worksheets'](), PATHS.worksheets],
  [m['ui.puzzle_books'](), PATHS.books],
  [m['ui.teacher_portal'](), PATHS.teacherPortal],
  [m['frame.privacy_policy'](), PATHS.privacy],
  [m['frame.terms'](), PATHS.terms],
  [m['ui.blog'](), PATHS.blogs],
  [m['ui.contact'](), PATHS.contact],
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
        <LanguageChoice className={styles['list']} />
        <p className="muted">{m['frame.artwork']()}</p>
      </div>
    </footer>
  )
})
