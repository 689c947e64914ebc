import { m } from '@emojigma/messages'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useCanCheckAnswers } from '../browser/crypto-facility.ts'
import { useSendingGuesses } from '../../features/play/index.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { useAccount, useSession } from '../session/session.ts'
import { ConnectionNotices } from './notices/ConnectionNotices.tsx'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { PageLoading } from './notices/PageLoading.tsx'
import { RouteAnnouncer } from './notices/RouteAnnouncer.tsx'
import { SiteFooter } from './footer/SiteFooter.tsx'
import { SiteHeader } from './header/SiteHeader.tsx'
import { useReadyMark } from '../browser/hooks/use-ready-mark.ts'
import { useSiteSettings } from '../browser/site-settings.ts'
import { IS_SHELL } from '../browser/own-build.ts'
import { WhenSettled } from '../../ui/loading/WhenSettled.tsx'
import { useSelector } from '../use-store.ts'

/** Only where something is missing. */
const CryptoNotice = lazyComponent(() => import('./notices/CryptoNotice.tsx'), 'CryptoNotice')

/** Nobody waits for these, and they show nothing. */
const LiveListener = lazyComponent(() => import('../../features/site/live/LiveListener.tsx'), 'LiveListener', { missing: () => null })
const Activation = lazyComponent(() => import('../../features/shop/Activation.tsx'), 'Activation', { missing: () => null })
const PageViews = lazyComponent(() => import('../../features/site/page-views/PageViews.tsx'), 'PageViews', { missing: () => null })

const OfflineNotices = lazyComponent(() => import('./offline/OfflineNotices.tsx'), 'OfflineNotices', { missing: () => null })

const HeaderAccount = lazyComponent(() => import('../../features/accounts/HeaderAccount.tsx'), 'HeaderAccount', { missing: () => null })
const NicknameModal = lazyComponent(() => import('../../features/accounts/NicknameModal.tsx'), 'NicknameModal')

/** The page listens once what stands beside this does; the frame around it is taken over before. */
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
  useSendingGuesses()
  return (
    <>
      <a className="skip-link" href="#main">
        {m['frame.skip_link']()}
      </a>
      <ConnectionNotices />
      <SiteHeader Player={HeaderAccount} />
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
      {account?.email && (nicknameModal === 'asked for' || (nicknameModal === 'by itself' && !account.nickname)) && (
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
