import { useHydrated } from './hooks/use-hydrated.ts'

/** The native app's part of the user agent. */
const NATIVE_APP = /\bEmojigmaApp\//

/** Whether the page runs inside the native app, where links to the ranks lead nowhere; false in the first frame.
 *  Source: docs/product.md, Ranks */
export function useIsNativeApp(): boolean {
  return useHydrated() && NATIVE_APP.test(navigator.userAgent)
}
