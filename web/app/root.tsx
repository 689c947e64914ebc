import { Outlet, ScrollRestoration } from 'react-router'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

/** The frame of every page. */
export function Root() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
    </>
  )
}
