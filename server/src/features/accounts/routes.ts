import { m } from '@emojigma/messages'
import {
  exportAccount,
  getUserInfo,
  getUsernameFromEmail,
  giveConsent,
  register,
  setNickname,
} from '@emojigma/contract/accounts/accounts.ts'
import { NICKNAME_CHANGES } from '@emojigma/contract/rules/nickname.ts'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import { folded } from '../../platform/case-folding.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure } from '../../platform/http/failures.ts'
import { LongReply } from '../../platform/http/long-reply.ts'
import { refusalOf } from '../../platform/http/refusals.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import type { Accounts } from './service.ts'

const CONSENT_ENDED: LocalizedText = localizedText(m['account_refusal.consent_ended'])

/** The calls about the visitor's account.
 *  Source: docs/product.md, Accounts and registration */
export function routeAccounts(app: App, accounts: Accounts): void {
  routeRegistration(app, accounts)
  routeOwnAccount(app, accounts)
}

function routeRegistration(app: App, accounts: Accounts): void {
  serve(app, register, async ({ body, ip, language }) => {
    const outcome = await accounts.registration.register({
      email: body.Email,
      nickname: body.Nickname,
      password: body.Password,
      confirmPassword: body.ConfirmPassword,
      birthYear: body.BirthYear,
      isChild: body.IsChild === true,
      address: ip,
      language: language.language.code,
    })
    if (outcome.kind !== 'registered') return refusalOf(outcome)
    return { Id: outcome.id, ...(outcome.needsConsent ? { ConsentNeeded: true } : {}) }
  })
  serve(app, getUsernameFromEmail, async ({ body }) => ({ username: folded(body.email) }))
  serve(app, giveConsent, async ({ body }) =>
    (await accounts.giveConsent({ code: body.Code, linkKey: body.LinkKey, hidesFromBoards: body.HideFromBoards }))
      ? {}
      : new Refusal(400, failure(400, CONSENT_ENDED)),
  )
}

function routeOwnAccount(app: App, accounts: Accounts): void {
  serve(app, getUserInfo, async ({ signedIn, visitor }) => {
    const { id, email, userName, nickname, isStudent, isChild } = await accounts.account(signedIn.accountId)
    return {
      Id: id,
      Email: email ?? '',
      UserName: userName,
      Nickname: nickname ?? '',
      IsStudent: isStudent,
      IsChild: isChild,
      Plan: visitor.plan,
      ...(visitor.role === 'account' && (await accounts.teaches(id)) ? { TeachesClass: true as const } : {}),
    }
  })
  serve(app, setNickname, async ({ signedIn, body }) => {
    const outcome = await accounts.setNickname(signedIn.accountId, body.Nickname)
    if (outcome.kind === 'set') return { Nickname: outcome.nickname }
    if (outcome.kind === 'invalid') return refusalOf(outcome)
    const { retryAfterS } = outcome
    return new Refusal(429, failure(429, changedTooOften(retryAfterS)), { 'retry-after': retryAfterS })
  })
  serve(app, exportAccount, async ({ signedIn }, reply) => {
    const exported = await accounts.export(signedIn.accountId)
    reply.header('content-disposition', 'attachment; filename="emojigma.json"')
    return new LongReply(exported)
  })
}

function changedTooOften(retryAfterS: number): LocalizedText {
  const { max, days } = NICKNAME_CHANGES
  const waitDays = Math.ceil(retryAfterS / (24 * 60 * 60))
  return localizedText(m['account_refusal.nickname_changed_too_often'], { max, days, waitDays })
}
