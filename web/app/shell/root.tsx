import * as messages from '@emojigma/messages/page/shell/frame.ts'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useCanCheckAnswers } from '../browser/crypto-facility.ts'
import { useSendingGuesses } from '../play/index.ts'
import { drawnOnce } from '../ui/loading/drawn-once.tsx'
import { isCurrent, MENU } from '../navigation/menu.ts'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'
import { useAccount, useSession } from '../session/session.ts'
import { ConnectionNotices } from './notices/ConnectionNotices.tsx'
import { CrashBoundary } from '../ui/loading/CrashBoundary.tsx'
import { PageLoading } from './notices/PageLoading.tsx'
import { RouteAnnouncer } from './notices/RouteAnnouncer.tsx'
import { SiteFooter } from './footer/SiteFooter.tsx'
import { SiteHeader } from './header/SiteHeader.tsx'
import { useReadyMark } from '../browser/hooks/use-ready-mark.ts'
import { IS_SHELL } from '../browser/own-build.ts'
import { WhenSettled } from '../ui/loading/WhenSettled.tsx'
import { useSelector } from '../use-store.ts'

/** Only where something is missing. */
const CryptoNotice = lazyComponent(() => import('./notices/CryptoNotice.tsx'), 'CryptoNotice')

const Later = lazyComponent(() => import('./Later.tsx'), 'Later', { missing: () => null })

const OfflineNotices = lazyComponent(() => import('./offline/OfflineNotices.tsx'), 'OfflineNotices', { missing: () => null })

const HeaderAccount = lazyComponent(() => import('../accounts/components/HeaderAccount.tsx'), 'HeaderAccount', { missing: () => null })
const NicknameModal = lazyComponent(() => import('../accounts/components/NicknameModal.tsx'), 'NicknameModal')

/** The page listens once what stands beside this does; the frame around it is taken over before. */
function ReadyMark() {
  useReadyMark()
  return null
}

/** Which entries of the menu are marked. */
function currentIn(pathname: string): string {
  return MENU.map((entry) => Number(isCurrent(entry, pathname))).join('')
}

/** The frame of every page. */
export function Root() {
  const { pathname } = useLocation()
  const account = useAccount()
  const nicknameModal = useSelector((state) => state.session.nicknameModal)
  useSession()
  useSendingGuesses()
  const header = <SiteHeader Player={HeaderAccount} />
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToMain}
      </a>
      <ConnectionNotices />
      {import.meta.env.SSR ? drawnOnce({ tag: 'header', mark: '<header', by: currentIn(pathname) }, header) : header}
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
      {import.meta.env.SSR ? drawnOnce({ tag: 'footer', mark: '<footer', by: '' }, <SiteFooter />) : <SiteFooter />}
      {account?.email && (nicknameModal === 'asked for' || (nicknameModal === 'by itself' && !account.nickname)) && (
        <NicknameModal account={account} />
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
      <CrashBoundary at={pathname} fallback={null}>
        <WhenSettled>
          <Later />
        </WhenSettled>
      </CrashBoundary>
    </>
  )
}
