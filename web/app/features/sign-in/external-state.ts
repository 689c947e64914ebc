import { inTab } from '../../platform/browser/storage.ts'

const KEY = 'emojigma.externalState'

/** Stores the OAuth state of an external login in this tab. */
export function keepExternalState(state: string): void {
  inTab.keep(KEY, state)
}

/** Whether the returned state is this tab's own: a link made by someone else must not log anyone in. Can be asked once. */
export function isOwnExternalState(state: string | null): boolean {
  const own = inTab.read(KEY)
  inTab.forget(KEY)
  return own !== undefined && own === state
}
