import type { requestToken, TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import { inLanguage } from '../browser/language-address.ts'
import { clearSession, storeAuth, storedAuth, type Auth } from './session-storage.ts'

const TOKEN_PATH: (typeof requestToken)['path'] = '/token'
const LOCK = 'emojigma.session'

/** Exchanges tokens for fresh ones. Tabs take turns by a lock, and the second uses the tokens of the first.
 *  A network failure changes nothing; a 400 or 401 ends the session.
 *  @returns whether to (re)try the call with the stored tokens */
export async function exchangeTokens(used: Auth): Promise<boolean> {
  const refresh = async () => {
    const auth = storedAuth()
    if (auth?.refreshToken !== used.refreshToken) return auth !== undefined
    const reply = await askForTokens({ grant_type: 'refresh_token', refresh_token: auth.refreshToken })
    // The session has ended meanwhile.
    if (!reply || storedAuth()?.refreshToken !== auth.refreshToken) return false
    const { status, body } = reply
    if (isToken(body)) storeAuth(authOf(body, Date.now()))
    else if (status === 400 || status === 401) clearSession(false)
    return isToken(body)
  }
  return navigator.locks ? navigator.locks.request(LOCK, refresh) : (running ??= refresh().finally(() => (running = undefined)))
}

let running: Promise<boolean> | undefined

/** @returns undefined without a reply. The body is undefined if it is not JSON, such as the sign-in page of a wireless network, whatever
 *    its status.
 *  Source: RFC 6749 §4.3, §6 */
export async function askForTokens(
  grant: Record<string, string>,
): Promise<{ readonly status: number; readonly body: unknown } | undefined> {
  const reply = await fetch(inLanguage(TOKEN_PATH), { method: 'POST', body: new URLSearchParams(grant) }).catch(() => undefined)
  return reply && { status: reply.status, body: await reply.json().catch(() => undefined) }
}

export function isToken(body: unknown): body is TokenReply {
  return typeof body === 'object' && body !== null && 'access_token' in body
}

export function authOf({ access_token, refresh_token, userName, expires_in }: TokenReply, nowMs: number): Auth {
  return { accessToken: access_token, refreshToken: refresh_token, userName, receivedMs: nowMs, expiresMs: nowMs + 1000 * expires_in }
}
