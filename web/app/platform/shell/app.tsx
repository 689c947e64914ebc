import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SiteSettingsProvider } from '../browser/site-settings.ts'
import type { RootState, Store } from '../store.ts'

interface AppProps {
  readonly store: Store
  readonly site: SiteSettings
  /** The state of the server's render, so that hydration matches even if a reply arrives meanwhile. */
  readonly servedState?: Partial<RootState> | undefined
  readonly children: ReactNode
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, site, servedState, children }: AppProps) {
  return (
    <Provider store={store} {...(servedState ? { serverState: servedState } : {})}>
      <SiteSettingsProvider value={site}>{children}</SiteSettingsProvider>
    </Provider>
  )
}
