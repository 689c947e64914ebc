import { m } from '@emojigma/messages'
import type { TokenFailure } from '@emojigma/contract/sign-in/sign-in.ts'
import { askForTokens, authOf, isToken } from '../../platform/session/token-exchange.ts'
import { sessionApi } from '../../platform/session/slice.ts'
import { clearSession, storeAccount, storeAuth, type Account } from '../../platform/session/session-storage.ts'
import type { Dispatch } from '../../platform/store.ts'
import { onDevice } from '../../platform/browser/storage.ts'

const KEY = 'emojigma.knownDevice'
/** Enough for a family that shares a tablet. */
const MOST_NOTES = 5

/** Device notes from the server. At a later sign-in they prove that the account was signed in here before, so wrong passwords typed
 *  elsewhere do not lock out this browser. They survive signing out and contain no names. */
export function knownDeviceNotes(): readonly string[] {
  const notes = onDevice.readJson(KEY)
  return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : []
}

export function keepKnownDevice(note: string): void {
  onDevice.keep(KEY, JSON.stringify([note, ...knownDeviceNotes()].slice(0, MOST_NOTES)))
}

/** The grants of the token call. */
export type Grant =
  | { readonly grant_type: 'password'; readonly username: string; readonly password: string }
  | { readonly grant_type: 'magic_link'; readonly token: string; readonly link_key?: string }
  | { readonly grant_type: 'card_code'; readonly code: string }
  | { readonly grant_type: 'class_pictures'; readonly class_code: string; readonly pictures: string }
  | { readonly grant_type: 'external_login'; readonly code: string; readonly birth_year?: string }

export type SignInOutcome =
  | { readonly kind: 'signed in'; readonly account: Account }
  /** `error` as in RFC 6749. `isConsentAwaited`: the grown-up has not opened the e-mailed link yet. */
  | { readonly kind: 'refused'; readonly error: string; readonly message: string; readonly isConsentAwaited: boolean | undefined }
  | { readonly kind: 'unreachable' }

const UNKNOWN: TokenFailure = { error: 'server_error', error_description: m['sign_in.failed']() }

/** Fetches and stores tokens and their account.
 *  @param onAccepted called once the tokens are there
 *  Source: docs/product.md, Sign-in and sessions */
export async function signIn(dispatch: Dispatch, grant: Grant, onAccepted: () => void): Promise<SignInOutcome> {
  const notes = grant.grant_type === 'password' || grant.grant_type === 'magic_link' ? knownDeviceNotes() : []
  const reply = await askForTokens({ ...grant, ...(notes.length > 0 ? { known_device: notes.join(' ') } : {}) })
  if (!reply) return { kind: 'unreachable' }
  const { status, body } = reply
  if (!isToken(body)) {
    if (status < 400) return { kind: 'unreachable' }
    const {
      error,
      error_description: message,
      consent_awaited: isConsentAwaited,
    }: TokenFailure = { ...UNKNOWN, ...(body as Partial<TokenFailure>) }
    return { kind: 'refused', error, message, isConsentAwaited }
  }
  onAccepted()
  storeAuth(authOf(body, Date.now()))
  const { data: account } = await dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!account) {
    clearSession()
    return { kind: 'unreachable' }
  }
  storeAccount(account)
  // Students share tablets, so they leave no note.
  if (body.known_device !== undefined && !account.isStudent) keepKnownDevice(body.known_device)
  return { kind: 'signed in', account }
}
