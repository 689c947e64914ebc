import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import { createContext, useContext } from 'react'

const SiteSettingsContext = createContext<SiteSettings>({ origin: '', supportEmail: '', artVersion: '', nowMs: 0 })

export const SiteSettingsProvider = SiteSettingsContext.Provider

/** Public settings of the running site, the same on the server and in the browser. */
export function useSiteSettings(): SiteSettings {
  return useContext(SiteSettingsContext)
}
