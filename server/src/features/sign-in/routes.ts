import { m } from '@emojigma/messages'
import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import { localPath } from '@emojigma/contract/rules/local-path.ts'
import {
  changePassword,
  endSession,
  forgottenPassword,
  getSessions,
  logOut,
  logOutEverywhere,
  requestMagicLink,
  resetPassword,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure } from '../../platform/http/failures.ts'
import { refusalOf } from '../../platform/http/refusals.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { deviceIn } from './device-words.ts'
import type { SignInServices } from './service.ts'

/** Delay of the reply after a letter is ordered. The letter is written meanwhile, so that neither this reply nor the next reveals
 *  whether there was a letter to write. */
const LETTER_WRITING_MS = 50
const TEACHERS_TO_CHANGE: LocalizedText = localizedText(m['sign_in.teacher_changes_password'])
const TEACHERS_TO_REMOVE: LocalizedText = localizedText(m['sign_in_refusal.teachers_to_remove'])
const SIGN_IN_AGAIN: LocalizedText = localizedText(m['sign_in_refusal.sign_in_again'])

/** The calls that need or change a proof of identity.
 *  Source: docs/product.md, Accounts and registration */
export function routeProofs(app: App, services: SignInServices): void {
  routeMailedLinks(app, services)
  routeSession(app, services)
  routeOwnPassword(app, services)
}

function routeMailedLinks(app: App, { mailRequests, passwordChanges }: SignInServices): void {
  serve(app, forgottenPassword, async ({ body, ip, language }) => {
    await mailRequests.resetLink(body.Email, ip, language.language.code)
    await pause(LETTER_WRITING_MS)
    return {}
  })
  serve(app, requestMagicLink, async ({ body, ip, language }) => {
    await mailRequests.magicLink(body.Email, ip, localPath(body.RedirectUrl), language.language.code)
    await pause(LETTER_WRITING_MS)
    return {}
  })
  serve(app, resetPassword, async ({ body, language }) => {
    const outcome = await passwordChanges.reset({
      email: body.Email,
      code: body.Code,
      linkKey: body.LinkKey,
      newPassword: body.Password,
      confirmPassword: body.ConfirmPassword,
      language: language.language.code,
    })
    return outcome.kind === 'changed' ? { UserName: outcome.userName } : refusalOf(outcome)
  })
}

function routeSession(app: App, { sessions }: SignInServices): void {
  serve(app, logOut, async ({ signedIn }) => {
    await sessions.end(signedIn.accountId, signedIn.sessionId)
    return {}
  })
  serve(app, logOutEverywhere, async ({ signedIn }) => {
    await sessions.endEverywhere(signedIn.accountId)
    return {}
  })
  serve(app, endSession, async ({ signedIn, body }) => {
    await sessions.end(signedIn.accountId, body.Id)
    return {}
  })
  serve(app, getSessions, async ({ signedIn, language }) => ({
    Sessions: (await sessions.of(signedIn.accountId)).map(({ id, device, lastUsedAtMs }) => ({
      Id: id,
      ...(device === undefined ? {} : { Device: deviceIn(language, device) }),
      LastUsed: new Date(lastUsedAtMs).toISOString().slice(0, 10),
      IsThis: id === signedIn.sessionId,
    })),
  }))
}

function routeOwnPassword(app: App, { passwordChanges, accountDeletion }: SignInServices): void {
  serve(app, changePassword, async ({ body, ip, signedIn, language }) => {
    const outcome = await passwordChanges.change({
      ...signedIn,
      oldPassword: body.OldPassword,
      newPassword: body.NewPassword,
      confirmPassword: body.ConfirmPassword,
      address: ip,
      language: language.language.code,
    })
    if (outcome.kind === 'student') return new Refusal(403, failure(403, TEACHERS_TO_CHANGE))
    return outcome.kind === 'changed' ? {} : refusalOf(outcome)
  })
  serve(app, deleteAccount, async ({ body, ip, signedIn }) => {
    const outcome = await accountDeletion.delete({
      ...signedIn,
      password: body.Password,
      takesStudents: body.StudentsToo === true,
      address: ip,
    })
    if (outcome.kind === 'deleted') return {}
    if (outcome.kind === 'student') return new Refusal(403, failure(403, TEACHERS_TO_REMOVE))
    if (outcome.kind === 'sign-in too old') return new Refusal(403, failure(403, SIGN_IN_AGAIN))
    return refusalOf(outcome)
  })
}
