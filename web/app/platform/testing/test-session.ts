import type { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import type { TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import { storeAccount, storeAuth, type Account } from '../session/session-storage.ts'

export const OTTER: Account = {
  id: 'a1',
  email: 'otter@example.com',
  userName: 'otter@example.com',
  nickname: 'BraveOtter',
  isStudent: false,
  isChild: false,
  plan: 'none',
}

/** Stores a session, as an earlier page would have.
 *  @param ageMs of its tokens */
export function signInAs(changes: Partial<Account> = {}, { token = 'token', ageMs = 0 } = {}): void {
  const receivedMs = Date.now() - ageMs
  storeAuth({ accessToken: token, refreshToken: `refresh-${token}`, userName: OTTER.userName, receivedMs, expiresMs: receivedMs + 900_000 })
  storeAccount({ ...OTTER, ...changes })
}

export function tokensNamed(token: string): TokenReply {
  return { access_token: token, refresh_token: `refresh-${token}`, token_type: 'bearer', expires_in: 900, userName: OTTER.userName }
}

/** The server's reply about an account. */
export function userInfoOf({ id, email, userName, nickname, isStudent, isChild = false, plan = 'none' }: Account = OTTER): ReplyOf<
  typeof getUserInfo
> {
  return { Id: id, Email: email, UserName: userName, Nickname: nickname, IsStudent: isStudent, IsChild: isChild, Plan: plan }
}

export function refusal(status: number, body: object = { Message: 'no' }): Response {
  return Response.json(body, { status })
}
