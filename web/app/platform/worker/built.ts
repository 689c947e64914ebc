import { inLanguage } from '../browser/language-address.ts'

/** What the build writes into the worker; see `web/vite.worker.config.ts`. */
declare const __BUILD__: string
declare const __PRECACHED__: readonly { readonly url: string; readonly revision: string | null }[]

/** Names the build, as the pages do by `data-build`. */
export const BUILD = __BUILD__

/** Every file that is fetched when the worker is installed. */
export const PRECACHED = __PRECACHED__

/** A page without anything in it, which the scripts fill. */
export const SHELL = inLanguage('/shell')

/** What is shown in place of a page that needs the network. */
export const OFFLINE_PAGE = inLanguage('/offline.html')
