import { m } from '@emojigma/messages'
import { Suspense, memo, useEffect, useRef, useState, type MouseEvent } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, Link } from 'react-router'
import { useCanCheckAnswers } from '../browser/crypto-facility.ts'
import { DayPill, useGuessUpload } from '../../features/play/index.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useAccount, useSession } from '../session/session.ts'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { TabBar } from './footer/TabBar.tsx'
import { SiteHeader } from './header/SiteHeader.tsx'
import { useReadyMark } from '../browser/hooks/use-ready-mark.ts'
import { useSiteSettings } from '../browser/site-settings.ts'
import { IS_SHELL } from '../browser/own-build.ts'
import { WhenSettled } from '../../ui/loading/WhenSettled.tsx'
import { useSelector, useDispatch } from '../use-store.ts'
import { PATHS } from '../navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './footer/SiteFooter.module.css'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import pageLoadingStyles from './notices/PageLoading.module.css'
import type { setLanguage } from '@emojigma/contract/accounts/settings.ts'
import { code as shown } from '@emojigma/messages/language.ts'
import { withoutLanguage } from '../browser/language-address.ts'
import { LANGUAGES } from '../browser/languages.ts'
import { isPlain } from '../navigation/use-inner-links.ts'
import { storedAuth } from '../session/session-storage.ts'
import { api } from '../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useHasUnansweredCall, useIsApiBlocked, useIsOnline } from './notices/connection.ts'
import connectionNoticesStyles from './notices/ConnectionNotices.module.css'

const CALL_PATH: (typeof setLanguage)['path'] = '/api/setting/set-language'
const YEAR_S = 365 * 24 * 60 * 60

/** Links to the same page in other languages. The choice is stored in a cookie, for the next visit to the home page.
 *  Source: docs/product.md, Languages */
export function LanguageChoice({ className }: { readonly className?: string | undefined }) {
  return (
    <nav aria-label={m['frame.languages']()}>
      <ul className={className}>
        {LANGUAGES.map(({ code, name, path }) => (
          <li key={code}>
            <a
              href={`${path}/`}
              lang={code}
              hrefLang={code}
              aria-current={code === shown ? 'true' : undefined}
              onClick={(event) => choose(event, code, path)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Saves the language of e-mails. A failure is ignored. */
async function saveInAccount(code: string, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  await fetch(CALL_PATH, { method: 'POST', headers, body: JSON.stringify({ Language: code }), keepalive: true }).catch(() => undefined)
}

function choose(event: MouseEvent, code: string, path: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- The server reads it at the home page; not every browser has the Cookie Store API.
  document.cookie = `language=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  const auth = storedAuth()
  if (auth) void saveInAccount(code, auth.accessToken)
  if (!isPlain(event)) return
  event.preventDefault()
  const { pathname, search, hash } = globalThis.location
  globalThis.location.assign(path + withoutLanguage(pathname) + search + hash)
}

const ENTRIES: readonly (readonly [name: string, path: string])[] = [
  [m['ui.help'](), PATHS.help],
  [m['ui.worksheets'](), PATHS.worksheets],
  [m['ui.puzzle_books'](), PATHS.books],
  [m['frame.shop'](), PATHS.shop],
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

const CryptoNotice = lazyComponent(() => import('./notices/CryptoNotice.tsx'), 'CryptoNotice')

/** These render nothing, and nothing waits for them. */
const LiveListener = lazyComponent(() => import('../../features/site/live/LiveListener.tsx'), 'LiveListener', { missing: () => null })
const Activation = lazyComponent(() => import('../../features/shop/Activation.tsx'), 'Activation', { missing: () => null })
const PageViews = lazyComponent(() => import('../../features/site/page-views/PageViews.tsx'), 'PageViews', { missing: () => null })

const OfflineNotices = lazyComponent(() => import('./offline/OfflineNotices.tsx'), 'OfflineNotices', { missing: () => null })

const HeaderAccount = lazyComponent(() => import('../../features/sign-in/HeaderAccount.tsx'), 'HeaderAccount', { missing: () => null })
const NicknameModal = lazyComponent(() => import('../../features/accounts/NicknameModal.tsx'), 'NicknameModal')

/** Beside the page, so that it is set once the page is hydrated; the frame is hydrated earlier. */
function ReadyMark() {
  useReadyMark()
  return null
}

/** The frame of every page. */
export function Root() {
  const { pathname } = useLocation()
  const { countsViews } = useSiteSettings()
  const account = useAccount()
  const nicknameModal = useSelector((state) => state.session.nicknameModal)
  useSession()
  useGuessUpload()
  return (
    <>
      <a className="skip-link" href="#main">
        {m['frame.skip_link']()}
      </a>
      <ConnectionNotices />
      <SiteHeader Player={HeaderAccount} Day={DayPill} />
      <CrashBoundary at={pathname} fallback={null}>
        {IS_SHELL ? (
          <OfflineNotices />
        ) : (
          <WhenSettled>
            <OfflineNotices />
          </WhenSettled>
        )}
      </CrashBoundary>
      {!useCanCheckAnswers() && <CryptoNotice />}
      <PageLoading isLoading={useNavigation().state === 'loading'} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <Outlet />
          <ReadyMark />
        </Suspense>
      </main>
      <SiteFooter />
      <TabBar pathname={pathname} />
      {account?.email && (nicknameModal === 'requested' || (nicknameModal === 'automatic' && !account.nickname)) && (
        <NicknameModal account={account} />
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
      <CrashBoundary at={pathname} fallback={null}>
        <WhenSettled>
          <LiveListener />
          <Activation />
          {countsViews && <PageViews />}
        </WhenSettled>
      </CrashBoundary>
    </>
  )
}

/** Shows a spinner, delayed by its styles, while the next page loads. */
export function PageLoading({ isLoading }: { readonly isLoading: boolean }) {
  if (!isLoading) return null
  return (
    <div className={pageLoadingStyles['loading']}>
      <Spinner />
    </div>
  )
}

/** After a client-side navigation: moves the focus to the page's heading, announces its title, and removes the first page's SEO tags. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return undefined
    announced.current = pathname
    for (const tag of document.querySelectorAll('[data-seo]')) tag.remove()
    const main = document.querySelector<HTMLElement>('#main')
    const announce = () => {
      const heading = main?.querySelector('h1')
      const target = heading ?? main
      if (target) {
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      }
      setTitle(document.title)
      return heading
    }
    if (announce() || !main) return undefined
    // The heading is not rendered yet. Stop if the focus has moved meanwhile.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || announce()) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

/** One message at a time about the connection, above the header. */
export function ConnectionNotices() {
  const dispatch = useDispatch()
  const isOnline = useIsOnline()
  const isBlocked = useIsApiBlocked(isOnline)
  const hasUnansweredCall = useHasUnansweredCall()
  if (isBlocked) {
    return (
      <div className={connectionNoticesStyles['bar']}>
        <Notice tone="blocked">
          <p>{m['connection.blocked']()}</p>
        </Notice>
      </div>
    )
  }
  if (isOnline && !hasUnansweredCall) return null
  const retry = () => dispatch(api.internalActions.onOnline())
  return (
    <div className={connectionNoticesStyles['page']}>
      <Notice tone="offline" action={<Button onClick={retry}>{m['ui.retry']()}</Button>}>
        {isOnline ? (
          <p>
            <strong>{m['connection.unreachable']()}</strong>{' '}
            <span className={connectionNoticesStyles['rest']}>{m['connection.maybe_slow']()}</span>
          </p>
        ) : (
          <p>
            <strong>{m['ui.offline']()}</strong> <span className={connectionNoticesStyles['rest']}>{m['connection.carry_on']()}</span>
          </p>
        )}
      </Notice>
    </div>
  )
}
