import type { NavigateFunction } from 'react-router'

/** Leaves the app for a page of somebody else. */
export type Leave = (url: string) => void

export const leaveTo: Leave = (url) => location.assign(url)

/** Goes where the server says that buying goes on.
 *  @returns whether it is a page of ours */
export function goOn(url: string, navigate: NavigateFunction, leave: Leave): boolean {
  const { origin, pathname, search, hash } = new URL(url, location.origin)
  const isOurs = origin === location.origin
  if (isOurs) void navigate(pathname + search + hash)
  else leave(url)
  return isOurs
}
