import type { SiteSettings } from '@emojigma/contract/pages.ts'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SiteSettingsProvider } from './site-settings.ts'
import type { Store } from './store.ts'

/** Everything around the router, the same on the server and in the browser. */
export function App({ store, site, children }: { readonly store: Store; readonly site: SiteSettings; readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <SiteSettingsProvider value={site}>{children}</SiteSettingsProvider>
    </Provider>
  )
}
