import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { inLanguage, withoutLanguage } from '../../platform/browser/language-address.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { isAt } from '../../platform/navigation/page-addresses.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { PRODUCT_KEY } from '../../platform/session/session-storage.ts'

const RELOAD_AFTER_MS = 1000
/** Something is shown or asked in a dialog, or is shown this once, or filled in, perhaps since before anything listened. */
const IN_USE = 'dialog[open],[data-shown-once],form:focus-within'

interface ActivationProps {
  /** Loads a page anew, or the one that is shown. */
  readonly load?: (path: string | undefined) => void
}

/** Notes the plan that is active on this device, and loads the page anew when one first appears: what was put into it for others, such as
 *  the script of an ad network, goes. Where something was typed or chosen, or a dialog is open, that waits for the next page. Shows
 *  nothing.
 *  Source: docs/product.md, Plans and orders */
export function Activation({ load = loadAnew }: ActivationProps) {
  const plan = useAccount()?.plan ?? 'none'
  const { pathname } = useLocation()
  const filledIn = useRef<string>(undefined)
  const isDue = useRef(false)
  const appear = useEffectEvent(() => {
    isDue.current = filledIn.current === pathname || document.querySelector(IN_USE) !== null
    // A mailed link works once: loaded again, it would say so.
    if (!isDue.current) load(isAt(withoutLanguage(location.pathname), PATHS.magicLink) ? PATHS.home : undefined)
  })
  useEffect(() => {
    if (isDue.current) appear()
    const note = () => {
      filledIn.current = pathname
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [pathname])
  useEffect(() => {
    if (plan === 'none') onDevice.forget(PRODUCT_KEY)
    else if (onDevice.read(PRODUCT_KEY) !== plan) {
      onDevice.keep(PRODUCT_KEY, plan)
      setTimeout(() => appear(), RELOAD_AFTER_MS)
    }
  }, [plan])
  return null
}

function loadAnew(path: string | undefined): void {
  if (path === undefined) location.reload()
  else location.assign(inLanguage(path))
}
