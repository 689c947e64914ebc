import type { requestToken, TokenReply } from '@emojigma/contract/sign-in.ts'
import { inLanguage } from '../browser/language-address.ts'
import { clearSession, storeAuth, storedAuth, type Auth } from './session-storage.ts'

const TOKEN_PATH: (typeof requestToken)['path'] = '/token'
const LOCK = 'emojigma.session'

/** Gets fresh tokens in place of those given. Tabs take turns, and the second one uses what the first one got;
 *  a network that does not answer changes nothing, a definite refusal ends the session.
 *  @returns whether a call may be tried (again) with the tokens that are stored then */
export async function exchangeTokens(used: Auth): Promise<boolean> {
  const refresh = async () => {
    const auth = storedAuth()
    if (auth?.refreshToken !== used.refreshToken) return auth !== undefined
    const reply = await askForTokens({ grant_type: 'refresh_token', refresh_token: auth.refreshToken }).catch(() => undefined)
    // Logged out meanwhile: what came is not kept.
    if (!reply || storedAuth()?.refreshToken !== auth.refreshToken) return false
    if (reply.ok) storeAuth(authOf((await reply.json()) as TokenReply, Date.now()))
    else if (reply.status === 400 || reply.status === 401) clearSession(false)
    return reply.ok
  }
  return navigator.locks ? navigator.locks.request(LOCK, refresh) : (running ??= refresh().finally(() => (running = undefined)))
}

let running: Promise<boolean> | undefined

/** Source: RFC 6749 §4.3, §6 */
export function askForTokens(grant: Record<string, string>): Promise<Response> {
  return fetch(inLanguage(TOKEN_PATH), { method: 'POST', body: new URLSearchParams(grant) })
}

export function authOf({ access_token, refresh_token, userName, expires_in }: TokenReply, nowMs: number): Auth {
  return { accessToken: access_token, refreshToken: refresh_token, userName, receivedMs: nowMs, expiresMs: nowMs + 1000 * expires_in }
}
