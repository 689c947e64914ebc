import { isJuniorPage } from '@emojigma/contract/rules/junior-page.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { inTab } from '../browser/storage.ts'
import { useInBrowser } from '../browser/hooks/use-in-browser.ts'
import { useAccount } from './session.ts'
import { storedAuth, type Account } from './session-storage.ts'

const KEY = 'emojigma.child'

/** Remembers, until the tab is closed, that a child sits at this device. */
export function noteChild(): void {
  inTab.keep(KEY, 'yes')
}

/** Whether who looks at this page is likely to be a child, or cannot be told not to be: then nothing is offered, advertised by others or
 *  counted.
 *  Source: docs/product.md, Likely children */
export function useIsLikelyChild(): boolean {
  const mayBeChild = useMayBeChild()
  const { pathname, search } = useLocation()
  return isJuniorPage(pathname, search) || mayBeChild
}

/** Whether who sits here may be a child, whatever the page is for: then nothing that is closed is said to be for sale.
 *  Source: docs/product.md, Likely children */
export function useMayBeChild(): boolean {
  const account = useAccount()
  // The first frame is a guest's, as the server drew it.
  const mayBeChild = useInBrowser(() => mayBeChildHere(account), false)
  const isKnownChild = account?.isStudent === true || account?.isChild === true
  useEffect(() => {
    if (isKnownChild) noteChild()
  }, [isKnownChild])
  return mayBeChild
}

function mayBeChildHere(account: Account | undefined): boolean {
  if (inTab.read(KEY) !== undefined) return true
  // Who is signed in and not known yet, or was stored by a release that did not ask, may be a child.
  return account ? account.isStudent || account.isChild !== false : storedAuth() !== undefined
}
