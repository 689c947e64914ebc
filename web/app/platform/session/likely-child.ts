import { isJuniorPage } from '@emojigma/contract/rules/junior-page.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { inTab } from '../browser/storage.ts'
import { useInBrowser } from '../browser/hooks/use-in-browser.ts'
import { useAccount } from './session.ts'
import { storedAuth, type Account } from './session-storage.ts'

const KEY = 'emojigma.child'

/** Remembers until the tab is closed that a child uses this device. */
export function noteChild(): void {
  inTab.keep(KEY, 'yes')
}

/** Whether the visitor may be a child, or the page is made for children: then there are no offers, no ads of others and no page views.
 *  Source: docs/product.md, Likely children */
export function useIsLikelyChild(): boolean {
  const mayBeChild = useMayBeChild()
  const { pathname, search } = useLocation()
  return isJuniorPage(pathname, search) || mayBeChild
}

/** Whether the visitor may be a child, whatever the page: then locked features are not advertised.
 *  Source: docs/product.md, Likely children */
export function useMayBeChild(): boolean {
  const account = useAccount()
  // The server renders for a guest.
  const mayBeChild = useInBrowser(() => mayBeChildHere(account), false)
  const isKnownChild = account?.isStudent === true || account?.isChild === true
  useEffect(() => {
    if (isKnownChild) noteChild()
  }, [isKnownChild])
  return mayBeChild
}

function mayBeChildHere(account: Account | undefined): boolean {
  if (inTab.read(KEY) !== undefined) return true
  // An account that is still loading, or was stored by a release without `isChild`, may be a child's.
  return account ? account.isStudent || account.isChild !== false : storedAuth() !== undefined
}
