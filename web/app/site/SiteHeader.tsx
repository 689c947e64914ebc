import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PATHS } from '../paths.ts'
import { ButtonLink, IconButton } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { isCurrent, MENU } from './menu.ts'
import { NumberSearch } from './NumberSearch.tsx'
import styles from './SiteHeader.module.css'

type Part = 'menu' | 'search'

/** Name, menu, search and account. Where there is no room for them, the menu and the search open below the header,
 *  one at a time; Escape, a press elsewhere or going somewhere closes them. */
export function SiteHeader() {
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
          <nav aria-label="Main">
            <ul className={styles['list']}>
              {MENU.map((entry) => (
                <li key={entry.name}>
                  <Link to={entry.path} aria-current={isCurrent(entry, pathname) ? 'page' : undefined}>
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles['menuAccount']}>
            <ButtonLink to={PATHS.login}>Login</ButtonLink>
            <ButtonLink to={PATHS.register} look="brand">
              Register
            </ButtonLink>
          </div>
        </div>
        <div className={styles['account']}>
          <div className={styles['search']} id="site-search">
            <NumberSearch inputRef={searchInput} onFound={() => setOpen(undefined)} />
          </div>
          <ButtonLink className={styles['login']} to={PATHS.login}>
            Login
          </ButtonLink>
          <ButtonLink className={styles['register']} to={PATHS.register} look="brand">
            Register
          </ButtonLink>
          <IconButton
            ref={searchToggle}
            className={styles['toggle']}
            label="Search by puzzle number"
            aria-expanded={part === 'search'}
            aria-controls="site-search"
            onClick={() => toggle('search')}
          >
            <Icon name={part === 'search' ? 'close' : 'search'} />
          </IconButton>
          <IconButton
            ref={menuToggle}
            className={styles['toggle']}
            label="Menu"
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
}
