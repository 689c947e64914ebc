import { m } from '@emojigma/messages'
import { memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { useAccount } from '../../session/session.ts'
import type { Account } from '../../session/session-storage.ts'
import { ButtonLink, IconButton } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { WhenSettled } from '../../../ui/loading/WhenSettled.tsx'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { isCurrent, MENU } from '../../navigation/menu.ts'
import { NumberSearch } from './NumberSearch.tsx'
import styles from './SiteHeader.module.css'
import brandStyles from './Brand.module.css'

type Part = 'menu' | 'search'

interface PlayerProps {
  readonly account: Account
  readonly within: 'bar' | 'menu'
}

interface SiteHeaderProps {
  /** The signed-in account, in the bar or in the menu. */
  readonly Player?: ComponentType<PlayerProps>
  /** The streak and today's stars. */
  readonly Day?: ComponentType
}

/** Brand, menu, search and account. On narrow screens the menu and the search open below the header, one at a time; Escape, a press
 *  elsewhere or a navigation closes them.
 *
 *  The server renders the parts for guests and those for accounts, marked with `data-for`; the stylesheet shows the right ones from the
 *  first paint, so that nothing shifts. */
export const SiteHeader = memo(function SiteHeader({ Player, Day }: SiteHeaderProps) {
  const account = useAccount()
  const isKnown = useHydrated()
  const isGuest = !account
  const entries = MENU.filter(
    (entry) => !isKnown || !entry.for || (entry.for === 'email') === Boolean(account?.email || account?.isStudent),
  )
  const { pathname, key } = useLocation()
  const [open, setOpen] = useState<{ readonly part: Part; readonly at: string }>()
  const part = open?.at === key ? open.part : undefined
  const header = useRef<HTMLElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const menuToggle = useRef<HTMLButtonElement>(null)
  const searchToggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (part === 'search') searchInput.current?.focus()
    if (part === 'menu') menu.current?.querySelector('a')?.focus()
  }, [part])

  useEffect(() => {
    if (!part) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const isInside = (target: EventTarget | null) => target instanceof Node && (header.current?.contains(target) ?? false)
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && setOpen(undefined), { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        setOpen(undefined)
        if (isInside(event.target)) (part === 'menu' ? menuToggle : searchToggle).current?.focus()
      },
      { signal },
    )
    return () => controller.abort()
  }, [part])

  const toggle = (wanted: Part) => setOpen(part === wanted ? undefined : { part: wanted, at: key })

  return (
    <header ref={header} className={styles['header']} data-open={part}>
      <div className={classNames('page', styles['row'])}>
        <Brand />
        <div ref={menu} className={styles['menu']} id="site-menu">
          <nav aria-label={m['frame.main_menu']()}>
            <ul className={styles['list']}>
              {entries.map((entry) => (
                <li key={entry.name} data-for={entry.for}>
                  <Link
                    to={(account?.isStudent && entry.pathForStudents) || entry.path}
                    aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                  >
                    {entry.emoji ? <EmojiPicture emoji={entry.emoji} isLazy /> : <Mascot mood="puzzled" />}
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles['menuAccount']}>
            {isGuest && (
              <div className={styles['entries']} data-for="guest">
                <ButtonLink to={PATHS.login}>{m['ui.login']()}</ButtonLink>
                <ButtonLink to={PATHS.register} variant="brand">
                  {m['ui.register']()}
                </ButtonLink>
              </div>
            )}
            {account && Player && <Player account={account} within="menu" />}
          </div>
        </div>
        <div className={styles['account']}>
          {Day && (
            <div className={styles['day']}>
              <WhenSettled>
                <Day />
              </WhenSettled>
            </div>
          )}
          <div className={styles['search']} id="site-search">
            <NumberSearch field={searchInput} onFound={() => setOpen(undefined)} />
          </div>
          {isGuest && (
            <>
              <ButtonLink className={styles['login']} to={PATHS.login} data-for="guest">
                {m['ui.login']()}
              </ButtonLink>
              <ButtonLink className={styles['register']} to={PATHS.register} variant="brand" data-for="guest">
                {m['ui.register']()}
              </ButtonLink>
            </>
          )}
          {(account || !isKnown) && (
            <div className={styles['who']} data-for="account">
              {account && Player && <Player account={account} within="bar" />}
            </div>
          )}
          <IconButton
            ref={searchToggle}
            className={styles['searchToggle']}
            label={m['frame.search']()}
            aria-expanded={part === 'search'}
            aria-controls="site-search"
            onClick={() => toggle('search')}
          >
            <Icon name={part === 'search' ? 'close' : 'search'} />
          </IconButton>
          <IconButton
            ref={menuToggle}
            className={styles['menuToggle']}
            label={m['ui.menu']()}
            aria-expanded={part === 'menu'}
            aria-controls="site-menu"
            onClick={() => toggle('menu')}
          >
            <Icon name={part === 'menu' ? 'close' : 'menu'} />
          </IconButton>
        </div>
      </div>
    </header>
  )
})

function Brand() {
  return (
    <Link className={brandStyles['brand']} to={PATHS.home}>
      <svg viewBox="0 0 42 46" aria-hidden="true" focusable="false">
        <rect className={brandStyles['edge']} x="1" y="6" width="40" height="40" rx="12" />
        <rect className={brandStyles['face']} x="1" y="1" width="40" height="40" rx="12" />
        <circle className={brandStyles['dot']} cx="13.5" cy="15.5" r="3.6" />
        <path className={brandStyles['line']} d="M23.8 13.4a5 5 0 1 1 7 4.6c-1.5.7-2.2 1.5-2.2 3" />
        <circle className={brandStyles['dot']} cx="28.6" cy="25" r="2.2" />
        <path className={brandStyles['line']} d="M11 26.5c2.5 6 12 8.2 18.5 4.2" />
      </svg>
      <span>Emojigma</span>
    </Link>
  )
}
