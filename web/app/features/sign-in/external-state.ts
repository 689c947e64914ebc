import { inTab } from '../../platform/browser/storage.ts'

const KEY = 'emojigma.externalState'

/** Remembers, for this window, with what a login by way of another site was begun. */
export function keepExternalState(state: string): void {
  inTab.keep(KEY, state)
}

/** Whether someone comes back from a login that was begun here: nobody is logged in by a link that somebody else made. */
export function isOwnExternalState(state: string | null): boolean {
  const own = inTab.read(KEY)
  inTab.forget(KEY)
  return own !== undefined && own === state
}
