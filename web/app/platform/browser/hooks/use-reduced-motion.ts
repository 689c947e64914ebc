import { useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'

/** `prefersReducedMotion`, kept up to date; false on the server and in the first frame. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

function subscribe(changed: () => void): () => void {
  const device = matchMedia('(prefers-reduced-motion: reduce)')
  const account = new MutationObserver(changed)
  device.addEventListener('change', changed)
  account.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    device.removeEventListener('change', changed)
    account.disconnect()
  }
}
