import * as messages from '@emojigma/messages/page/shell/frame.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './SiteFooter.module.css'

const ENTRIES: readonly (readonly [name: string, path: string])[] = [
  [messages.help, PATHS.help],
  [messages.worksheets, PATHS.worksheets],
  [messages.puzzleBooks, PATHS.books],
  [messages.teacherPortal, PATHS.teacherPortal],
  [messages.privacyPolicy, PATHS.privacy],
  [messages.terms, PATHS.terms],
  [messages.blog, PATHS.blogs],
  [messages.contact, PATHS.contact],
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
        <p className="muted">{messages.artwork}</p>
      </div>
    </footer>
  )
})
