import { useMemo, useState, type ReactNode } from 'react'
import { pathOf, type Location } from '../browser/router/location.ts'
import { LocationContext, NavigatorContext, type Navigator, type Place } from '../browser/router/router.ts'

interface MemoryRouterProps {
  /** What the browser's history has; the first page of the site by default. */
  readonly initialEntries?: readonly (string | { readonly pathname: string; readonly key: string })[]
  /** Which of them is shown; the last by default. */
  readonly initialIndex?: number
  readonly children?: ReactNode
}

interface Visited {
  readonly entries: readonly Location[]
  readonly at: number
  readonly navigationType: Place['navigationType']
}

const HOME = ['/']

/** A router without a browser's address bar. */
export function MemoryRouter({ initialEntries = HOME, initialIndex = initialEntries.length - 1, children }: MemoryRouterProps) {
  const [{ entries, at, navigationType }, setVisited] = useState<Visited>(() => ({
    entries: initialEntries.map((entry, index) =>
      typeof entry === 'string'
        ? { ...pathOf(entry, '/'), state: null, key: `entry ${index}` }
        : { search: '', hash: '', state: null, ...entry },
    ),
    at: initialIndex,
    navigationType: 'POP',
  }))
  const navigator = useMemo<Navigator>(
    () => ({
      go: (steps) =>
        setVisited((before) => ({
          ...before,
          at: Math.min(Math.max(before.at + steps, 0), before.entries.length - 1),
          navigationType: 'POP',
        })),
      goTo: (path, { replace = false, state = null }) =>
        setVisited((before) => {
          const next = before.at + (replace ? 0 : 1)
          const location: Location = { ...path, state, key: `gone to ${Math.random()}` }
          return { entries: [...before.entries.slice(0, next), location], at: next, navigationType: replace ? 'REPLACE' : 'PUSH' }
        }),
    }),
    [],
  )
  const location = entries[at]
  const place = useMemo(() => location && { location, navigationType }, [location, navigationType])
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigatorContext>
  )
}
