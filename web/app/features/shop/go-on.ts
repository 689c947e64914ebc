import type { NavigateFunction } from 'react-router'
import { withoutLanguage } from '../../platform/browser/language-address.ts'

/** Leaves the app for a page of somebody else. */
export type Leave = (url: string) => void

export const focusHeadingNear: Leave = (url) => location.assign(url)

/** Goes where the server says that buying goes on. */
export function goOn(url: string, navigate: NavigateFunction, leave: Leave): void {
  const { origin, pathname, search, hash } = new URL(url, location.origin)
  if (origin === location.origin) navigate(withoutLanguage(pathname) + search + hash)
  else leave(url)
}
