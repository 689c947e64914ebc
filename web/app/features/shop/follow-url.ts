import type { NavigateFunction } from 'react-router'
import { withoutLanguage } from '../../platform/browser/language-address.ts'

/** Leaves the app for another site. */
export type Leave = (url: string) => void

export const leaveTo: Leave = (url) => location.assign(url)

/** Opens an address from the server, inside the app if it is ours. */
export function followUrl(url: string, navigate: NavigateFunction, leave: Leave): void {
  const { origin, pathname, search, hash } = new URL(url, location.origin)
  if (origin === location.origin) navigate(withoutLanguage(pathname) + search + hash)
  else leave(url)
}
