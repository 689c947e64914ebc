import { createContext, useCallback, useContext, useMemo } from 'react'
import { pathOf, type Location, type Path } from './location.ts'

/** How the browser came where it is. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** Where the window is. */
export interface Place {
  readonly location: Location
  readonly navigationType: NavigationType
}

export interface NavigateOptions {
  /** In place of the address that is in the bar, so that going back does not lead there again. */
  readonly replace?: boolean | undefined
  /** Kept with the address. */
  readonly state?: unknown
  /** Draws what is there in one piece, right after the frame that answers the touch: for what is drawn in little time, and waited for. */
  readonly isAwaited?: boolean | undefined
}

/** Goes to an address, or so many entries of the browser's history on or, below nought, back. */
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void

/** What takes the window elsewhere. */
export interface Navigator {
  readonly go: (steps: number) => void
  readonly goTo: (path: Path, options: NavigateOptions) => void
}

export const LocationContext = createContext<Place | undefined>(undefined)
export const NavigatorContext = createContext<Navigator>({ go: () => {}, goTo: () => {} })

/** Where the window is, and how it came there. */
export function usePlace(): Place {
  const place = useContext(LocationContext)
  if (!place) throw new Error('there is no router around this')
  return place
}

export function useLocation(): Location {
  return usePlace().location
}

export function useNavigationType(): NavigationType {
  return usePlace().navigationType
}

/** @returns the same as long as the page is the same */
export function useNavigate(): NavigateFunction {
  const { pathname } = useLocation()
  const navigator = useContext(NavigatorContext)
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') navigator.go(to)
      else navigator.goTo(pathOf(to, pathname), options)
    },
    [navigator, pathname],
  )
}

type SearchInit = URLSearchParams | Record<string, string>

/** The address's query, and what changes it and nothing else. */
export function useSearchParams(): [search: URLSearchParams, setSearch: (search: SearchInit, options?: NavigateOptions) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (next: SearchInit, options?: NavigateOptions) => navigate(`?${new URLSearchParams(next).toString()}`, options),
    [navigate],
  )
  return [params, set]
}
