import { createContext, useContext } from 'react'
import type { Location } from '../browser/router/location.ts'

/** Kept with an address that was opened over a page: the address bar shows the one, the window still shows the other. */
interface OverPage {
  readonly below: Location
}

const LocationAbove = createContext<Location | undefined>(undefined)

export const LocationAboveProvider = LocationAbove.Provider

/** The address in the bar, if it was opened over the page that is shown. */
export function useLocationAbove(): Location | undefined {
  return useContext(LocationAbove)
}

/** What to give a link so that it opens over the page it stands on. */
export function over(below: Location): OverPage {
  return { below: { ...below, state: null } }
}

export function pageBelow({ state }: Location): Location | undefined {
  return (state as OverPage | null)?.below
}

/** A reload shows the page of the address in the bar, as the server draws it. Before anything reads the address. */
export function forgetPageBelow(): void {
  const state = history.state as { usr?: Partial<OverPage> } | null
  if (state?.usr?.below) history.replaceState({ ...state, usr: null }, '')
}
