import {
  deleteAccount,
  exportAccount,
  getCurrentUser,
  getUserInfo,
  getUsernameFromEmail,
  giveConsent,
  register,
  setNickname,
} from '@emojigma/contract/accounts.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { localPath } from '@emojigma/contract/local-path.ts'
import { changePassword, forgottenPassword, logOut, requestMagicLink, resetPassword } from '@emojigma/contract/sign-in.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../http/app-type.ts'
import { failure, invalid, RETRY_AFTER_S } from '../http/failures.ts'
import { Refusal, serve } from '../http/serve.ts'
import { folded } from './folding.ts'
import type { Invalid, Refused } from './parts.ts'
import type { Accounts } from './service.ts'

/** How long the answer to whoever asks for a letter waits once it is ordered. The letter is written meanwhile, so that neither this answer nor the
 *  next one tells whether there was one to write. */
const LETTER_WRITING_MS = 50
const TOO_MANY = 'Too many tries. Please wait a few minutes.'
const CONSENT_ENDED = 'This link was used already or is too old. Registering again mails a new one.'
const SIGN_IN_AGAIN = 'Please log in again first, so that we know it is you.'

/** The calls about one's account.
 *  Source: docs/product.md, Accounts and registration */
export function routeAccounts(app: App, accounts: Accounts): void {
  routeRegistration(app, accounts)
  routeMailedLinks(app, accounts)
  routeOwnAccount(app, accounts)
  routeOwnPassword(app, accounts)
}

function routeRegistration(app: App, { registration }: Accounts): void {
  serve(app, register, async ({ body, ip }) => {
    const outcome = await registration.register({
      email: body.Email,
      nickname: body.Nickname,
      password: body.Password,
      confirmPassword: body.ConfirmPassword,
      birthYear: body.BirthYear,
      address: ip,
    })
    if (outcome.kind !== 'registered') return refusalOf(outcome)
    return { Id: outcome.id, ...(outcome.needsConsent ? { ConsentNeeded: true } : {}) }
  })
  serve(app, getUsernameFromEmail, async ({ body }) => ({ username: folded(body.email) }))
}

function routeMailedLinks(app: App, accounts: Accounts): void {
  const { mailRequests, passwordChanges } = accounts
  serve(app, forgottenPassword, async ({ body, ip }) => {
    await mailRequests.resetLink(body.Email, ip)
    await pause(LETTER_WRITING_MS)
    return {}
  })
  serve(app, requestMagicLink, async ({ body, ip }) => {
    await mailRequests.magicLink(body.Email, ip, localPath(body.RedirectUrl))
    await pause(LETTER_WRITING_MS)
    return {}
  })
  serve(app, resetPassword, async ({ body }) => {
    const outcome = await passwordChanges.reset({
      email: body.Email,
      code: body.Code,
      newPassword: body.Password,
      confirmPassword: body.ConfirmPassword,
    })
    return outcome.kind === 'changed' ? {} : refusalOf(outcome)
  })
  serve(app, giveConsent, async ({ body }) =>
    (await accounts.giveConsent(body.Code)) ? {} : new Refusal(400, invalid({ Code: [CONSENT_ENDED] })),
  )
}

function routeOwnAccount(app: App, accounts: Accounts): void {
  serve(app, getUserInfo, async ({ signedIn }) => {
    const { id, email, userName, nickname, isStudent } = await accounts.account(signedIn.accountId)
    return { Id: id, Email: email ?? '', UserName: userName, Nickname: nickname ?? '', IsStudent: isStudent }
  })
  serve(app, getCurrentUser, async ({ signedIn }) => {
    const { id, email, nickname, isStudent } = await accounts.account(signedIn.accountId)
    return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: [], IsStudent: isStudent }
  })
  serve(app, setNickname, async ({ signedIn, body }) => {
    const outcome = await accounts.setNickname(signedIn.accountId, body.Nickname)
    return outcome.kind === 'set' ? { Nickname: outcome.nickname } : refusalOf(outcome)
  })
  serve(app, logOut, async ({ signedIn }) => {
    await accounts.sessions.end(signedIn.sessionId)
    return {}
  })
  serve(app, exportAccount, async ({ signedIn }, reply) => {
    const exported = await accounts.export(signedIn.accountId)
    reply.header('content-disposition', 'attachment; filename="emojigma.json"')
    return exported
  })
}

function routeOwnPassword(app: App, accounts: Accounts): void {
  serve(app, changePassword, async ({ body, ip, signedIn }) => {
    const outcome = await accounts.passwordChanges.change({
      ...signedIn,
      oldPassword: body.OldPassword,
      newPassword: body.NewPassword,
      confirmPassword: body.ConfirmPassword,
      address: ip,
    })
    return outcome.kind === 'changed' ? {} : refusalOf(outcome)
  })
  serve(app, deleteAccount, async ({ body, ip, signedIn }) => {
    const outcome = await accounts.delete({ ...signedIn, password: body.Password, address: ip })
    if (outcome.kind === 'deleted') return {}
    if (outcome.kind === 'sign-in too old') return new Refusal(403, failure(403, SIGN_IN_AGAIN))
    return refusalOf(outcome)
  })
}

function refusalOf(outcome: Invalid | Refused): Refusal<400 | 429 | 503, FailureBody> {
  switch (outcome.kind) {
    case 'invalid':
      return new Refusal(400, invalid(outcome.fields))
    case 'too many':
      return new Refusal(429, failure(429, TOO_MANY), { 'retry-after': outcome.retryAfterS })
    case 'busy':
      return new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S })
  }
}
