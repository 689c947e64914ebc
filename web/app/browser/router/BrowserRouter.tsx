import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { inLanguage, withoutLanguage } from '../language-address.ts'
import { written, type Location } from './location.ts'
import { LocationContext, NavigatorContext, type Navigator, type Place } from './router.ts'

/** As it stands in the browser's history. */
interface Entry {
  readonly usr?: unknown
  readonly key?: string
}

/** That of the address with which a page began. */
const FIRST_KEY = 'default'

/** Takes the address from the browser's bar, without the language that it begins with, and keeps the two the same. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => ({ location: currentLocation(), navigationType: 'POP' }))
  useLayoutEffect(() => {
    const goBackOrOn = () => setPlace({ location: currentLocation(), navigationType: 'POP' })
    const inPieces = () => startTransition(goBackOrOn)
    addEventListener('popstate', inPieces)
    return () => removeEventListener('popstate', inPieces)
  }, [])
  const navigator = useMemo(() => navigatorFor(setPlace), [])
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigatorContext>
  )
}

/** The server's router: it is at an address and goes nowhere. */
export function StaticRouter({ location, children }: { readonly location: string; readonly children: ReactNode }) {
  const { pathname, search, hash } = new URL(location, 'http://site.invalid')
  const place: Place = { location: { pathname, search, hash, state: null, key: FIRST_KEY }, navigationType: 'POP' }
  return <LocationContext value={place}>{children}</LocationContext>
}

function currentLocation(): Location {
  const { pathname, search, hash } = globalThis.location
  const { usr = null, key = FIRST_KEY } = (history.state ?? {}) as Entry
  return { pathname: withoutLanguage(pathname), search, hash, state: usr, key }
}

function navigatorFor(setPlace: (place: Place) => void): Navigator {
  return {
    go: (steps) => history.go(steps),
    goTo: (path, { replace = false, state = null, isAwaited = false }) => {
      const key = Math.random().toString(36).slice(2, 10)
      const entry: Entry = { usr: state, key }
      const address = inLanguage(written(path))
      // A second press, before what the first one leads to is drawn, leads to the same entry.
      const stays = replace || address === written(globalThis.location)
      if (stays) history.replaceState(entry, '', address)
      else history.pushState(entry, '', address)
      const draw = () => setPlace({ location: { ...path, state, key }, navigationType: stays ? 'REPLACE' : 'PUSH' })
      if (isAwaited) requestAnimationFrame(() => setTimeout(draw))
      else startTransition(draw)
    },
  }
}
