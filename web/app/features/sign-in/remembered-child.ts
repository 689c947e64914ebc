import { inBrowserSession } from '../../platform/browser/browser-session.ts'
import { inTab } from '../../platform/browser/storage.ts'
import { noteChild } from '../../platform/session/likely-child.ts'

const KEY = 'emojigmaYoung'

/** Remembers until the browser closes that the year of birth may be a child's. Otherwise giving another year would be enough to get
 *  around consent. The year itself is not stored.
 *  Source: docs/product.md, Accounts and registration */
export function rememberChild(): void {
  noteChild()
  inBrowserSession.note(KEY)
  // For browsers that refuse cookies.
  inTab.keep(KEY, 'yes')
}

/** Whether `rememberChild()` was called in this browser session. Browser only. */
export function isRememberedChild(): boolean {
  return inBrowserSession.isNoted(KEY) || inTab.read(KEY) !== undefined
}
