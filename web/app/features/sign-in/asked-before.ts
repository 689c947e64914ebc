import { inBrowserSession } from '../../platform/browser/browser-session.ts'
import { inTab } from '../../platform/browser/storage.ts'
import { noteChild } from '../../platform/session/likely-child.ts'

const KEY = 'emojigmaYoung'

/** Remembers, until the browser is closed, that the year of birth that was given may be a child's: giving another one would otherwise be
 *  all that it takes. The year itself is not kept.
 *  Source: docs/product.md, Accounts and registration */
export function noteYoung(): void {
  noteChild()
  inBrowserSession.note(KEY)
  // Where cookies are refused.
  inTab.keep(KEY, 'yes')
}

/** Whether a grown-up was to be fetched before. To be asked in the browser only. */
export function wasYoung(): boolean {
  return inBrowserSession.isNoted(KEY) || inTab.read(KEY) !== undefined
}
