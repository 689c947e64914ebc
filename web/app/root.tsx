import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useSendingGuesses } from './guesses/use-sending-guesses.ts'
import { ConnectionNotices } from './site/ConnectionNotices.tsx'
import { CryptoNotice } from './site/CryptoNotice.tsx'
import { PageLoading } from './site/PageLoading.tsx'
import { RouteAnnouncer } from './site/RouteAnnouncer.tsx'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

/** The frame of every page. */
export function Root() {
  useReadyMark()
  useSendingGuesses()
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

/** Marks the document once the page listens, for whoever waits to use it: a journey, or an operator's monitor. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
  }, [])
}
