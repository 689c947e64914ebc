import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { inLanguage, withoutLanguage } from '../../platform/browser/language-address.ts'
import { isPageInUse } from '../../platform/browser/page-in-use.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { isAt } from '../../platform/navigation/page-addresses.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { PRODUCT_KEY } from '../../platform/session/session-storage.ts'

const RELOAD_AFTER_MS = 1000

interface ActivationProps {
  /** Loads a page, or reloads the current one. */
  readonly load?: (path: string | undefined) => void
}

/** Stores the active plan on the device and reloads the page when a plan first appears, which removes what visitors without one get, such
 *  as an ad network's script. Unsaved input, full screen or an open dialog delays the reload to the next page. Renders nothing.
 *  Source: docs/product.md, Plans and orders */
export function Activation({ load = loadPage }: ActivationProps) {
  const plan = useAccount()?.plan ?? 'none'
  const { pathname } = useLocation()
  const pathWithInput = useRef<string>(undefined)
  const isDue = useRef(false)
  const reloadUnlessInUse = useEffectEvent(() => {
    isDue.current = pathWithInput.current === pathname || isPageInUse()
    // An e-mailed link works only once; reloading it would show an error.
    if (!isDue.current) load(isAt(withoutLanguage(location.pathname), PATHS.magicLink) ? PATHS.home : undefined)
  })
  useEffect(() => {
    if (isDue.current) reloadUnlessInUse()
    const note = () => {
      pathWithInput.current = pathname
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [pathname])
  useEffect(() => {
    if (plan === 'none') {
      onDevice.forget(PRODUCT_KEY)
      isDue.current = false
    }
    if (plan === 'none' || onDevice.read(PRODUCT_KEY) === plan) return undefined
    onDevice.keep(PRODUCT_KEY, plan)
    const timer = setTimeout(() => reloadUnlessInUse(), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [plan])
  return null
}

function loadPage(path: string | undefined): void {
  if (path === undefined) location.reload()
  else location.assign(inLanguage(path))
}
