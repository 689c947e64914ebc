import { Outlet, ScrollRestoration } from 'react-router'
import { ConnectionNotices } from './site/ConnectionNotices.tsx'
import { CryptoNotice } from './site/CryptoNotice.tsx'
import { PageLoading } from './site/PageLoading.tsx'
import { RouteAnnouncer } from './site/RouteAnnouncer.tsx'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

/** The frame of every page. */
export function Root() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <ConnectionNotices />
      <SiteHeader />
      <CryptoNotice />
      <PageLoading />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
