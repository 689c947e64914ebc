import { useInBrowser } from './use-in-browser.ts'

/** False on the server and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}
