import { m } from '@emojigma/messages'
import { memo } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { isAt } from '../../navigation/page-addresses.ts'
import { PATHS } from '../../navigation/paths.ts'
import styles from './TabBar.module.css'

const TABS: readonly (readonly [name: string, path: string, icon: IconName])[] = [
  [m['tab_bar.today'](), PATHS.today, 'play'],
  [m['ui.practise'](), PATHS.practise, 'mixed'],
  [m['tab_bar.riddles'](), PATHS.riddles, 'bulb'],
  [m['tab_bar.me'](), PATHS.myDays, 'star'],
]

/** The four places that a phone reaches with the thumb. Hidden on pages with controls of their own there (`data-own-controls`): a puzzle's
 *  keys, the controls of a lesson. */
export const TabBar = memo(function TabBar({ pathname }: { readonly pathname: string }) {
  return (
    <nav className={styles['bar']} aria-label={m['tab_bar.label']()}>
      {TABS.map(([name, path, icon]) => (
        <Link key={path} to={path} aria-current={isAt(pathname, path) || pathname.startsWith(`${path}/`) ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
})
