import {
  changePasswordBody,
  consentBody,
  currentUser,
  deleteAccountBody,
  emailBody,
  magicLinkBody,
  registerBody,
  registered,
  resetPasswordBody,
  setNicknameBody,
  setNicknameReply,
  userInfo,
  username,
  usernameBody,
} from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody, type FailureBody } from '@emojigma/contract/failures.ts'
import { localPath } from '@emojigma/contract/local-path.ts'
import type { FastifyReply } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import { failure, invalid, RETRY_AFTER_S } from '../http/failures.ts'
import { folded } from './folding.ts'
import type { Invalid, Refused } from './parts.ts'
import type { Accounts } from './service.ts'

/** How long the answer to whoever asks for a letter waits once it is ordered. The letter is written meanwhile, so that neither this answer nor the
 *  next one tells whether there was one to write. */
const LETTER_WRITING_MS = 50
const TOO_MANY = 'Too many tries. Please wait a few minutes.'
const CONSENT_ENDED = 'This link was used already or is too old. Registering again mails a new one.'
const SIGN_IN_AGAIN = 'Please log in again first, so that we know it is you.'

const done = z.object({})
const refusals = { 400: failureBody, 429: failureBody, 503: failureBody }

/** The calls about one's account.
 *  Source: contract §3, Calls */
export function routeAccounts(app: App, accounts: Accounts): void {
  routeRegistration(app, accounts)
  routeMailedLinks(app, accounts)
  routeOwnAccount(app, accounts)
  routeOwnPassword(app, accounts)
}

function routeRegistration(app: App, { registration }: Accounts): void {
  app.post(
    CALL_PATHS.register,
    { schema: { summary: 'Makes an account', body: registerBody, response: { 200: registered, ...refusals } } },
    async ({ body, ip }, reply) => {
      const outcome = await registration.register({
        email: body.Email,
        nickname: body.Nickname,
        password: body.Password,
        confirmPassword: body.ConfirmPassword,
        birthYear: body.BirthYear,
        address: ip,
      })
      if (outcome.kind !== 'registered') return sendRefusal(reply, outcome)
      return { Id: outcome.id, ...(outcome.needsConsent ? { ConsentNeeded: true } : {}) }
    },
  )
  app.post(
    CALL_PATHS.getUsernameFromEmail,
    {
      schema: {
        summary: 'The user name to log in with: it is the e-mail itself, whether or not anybody has it',
        body: usernameBody,
        response: { 200: username, 400: failureBody },
      },
    },
    async ({ body }) => ({ username: folded(body.email) }),
  )
}

function routeMailedLinks(app: App, accounts: Accounts): void {
  const { mailRequests, passwordChanges } = accounts
  app.post(
    CALL_PATHS.forgottenPassword,
    { schema: { summary: 'Mails a link to choose a new password', body: emailBody, response: { 200: done, 400: failureBody } } },
    async ({ body, ip }) => {
      await mailRequests.resetLink(body.Email, ip)
      await pause(LETTER_WRITING_MS)
      return {}
    },
  )
  app.post(
    CALL_PATHS.requestMagicLink,
    { schema: { summary: 'Mails a link to log in', body: magicLinkBody, response: { 200: done, 400: failureBody } } },
    async ({ body, ip }) => {
      await mailRequests.magicLink(body.Email, ip, localPath(body.RedirectUrl))
      await pause(LETTER_WRITING_MS)
      return {}
    },
  )
  app.post(
    CALL_PATHS.resetPassword,
    { schema: { summary: 'Sets a new password by a mailed code', body: resetPasswordBody, response: { 200: done, ...refusals } } },
    async ({ body }, reply) => {
      const outcome = await passwordChanges.reset({
        email: body.Email,
        code: body.Code,
        newPassword: body.Password,
        confirmPassword: body.ConfirmPassword,
      })
      return outcome.kind === 'changed' ? {} : sendRefusal(reply, outcome)
    },
  )
  app.post(
    CALL_PATHS.giveConsent,
    { schema: { summary: "Gives an adult's consent by a mailed code", body: consentBody, response: { 200: done, 400: failureBody } } },
    async ({ body }, reply) => ((await accounts.giveConsent(body.Code)) ? {} : reply.code(400).send(invalid({ Code: [CONSENT_ENDED] }))),
  )
}

function routeOwnAccount(app: App, accounts: Accounts): void {
  app.get(
    CALL_PATHS.userInfo,
    { onRequest: refuseGuests, schema: { summary: 'Who is signed in', response: { 200: userInfo, 401: failureBody } } },
    async (request) => {
      const { id, email, userName, nickname, isStudent } = await accounts.account(signedInOf(request).accountId)
      return { Id: id, Email: email ?? '', UserName: userName, Nickname: nickname ?? '', IsStudent: isStudent }
    },
  )
  app.get(
    CALL_PATHS.currentUser,
    {
      onRequest: refuseGuests,
      schema: { summary: 'Who is signed in, with their orders', response: { 200: currentUser, 401: failureBody } },
    },
    async (request) => {
      const { id, email, nickname, isStudent } = await accounts.account(signedInOf(request).accountId)
      return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: [], IsStudent: isStudent }
    },
  )
  app.post(
    CALL_PATHS.setNickname,
    {
      onRequest: refuseGuests,
      schema: {
        summary: 'Sets the nickname',
        body: setNicknameBody,
        response: { 200: setNicknameReply, 401: failureBody, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await accounts.setNickname(signedInOf(request).accountId, request.body.Nickname)
      return outcome.kind === 'set' ? { Nickname: outcome.nickname } : sendRefusal(reply, outcome)
    },
  )
  app.post(
    CALL_PATHS.logout,
    { onRequest: refuseGuests, schema: { summary: 'Ends the session', response: { 200: done, 401: failureBody } } },
    async (request) => {
      await accounts.sessions.end(signedInOf(request).sessionId)
      return {}
    },
  )
  app.get(
    CALL_PATHS.exportAccount,
    {
      onRequest: refuseGuests,
      schema: {
        summary: 'Everything the site keeps about whoever is signed in',
        response: { 200: z.record(z.string(), z.unknown()), 401: failureBody },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="emojigma.json"')
      return accounts.export(signedInOf(request).accountId)
    },
  )
}

function routeOwnPassword(app: App, accounts: Accounts): void {
  app.post(
    CALL_PATHS.changePassword,
    {
      onRequest: refuseGuests,
      schema: { summary: 'Changes the password', body: changePasswordBody, response: { 200: done, 401: failureBody, ...refusals } },
    },
    async (request, reply) => {
      const { body, ip } = request
      const outcome = await accounts.passwordChanges.change({
        ...signedInOf(request),
        oldPassword: body.OldPassword,
        newPassword: body.NewPassword,
        confirmPassword: body.ConfirmPassword,
        address: ip,
      })
      return outcome.kind === 'changed' ? {} : sendRefusal(reply, outcome)
    },
  )
  app.post(
    CALL_PATHS.deleteAccount,
    {
      onRequest: refuseGuests,
      schema: {
        summary: 'Deletes the account and everything that belongs to it',
        body: deleteAccountBody,
        response: { 200: done, 401: failureBody, 403: failureBody, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await accounts.delete({ ...signedInOf(request), password: request.body.Password, address: request.ip })
      if (outcome.kind === 'deleted') return {}
      if (outcome.kind === 'sign-in too old') return reply.code(403).send(failure(403, SIGN_IN_AGAIN))
      return sendRefusal(reply, outcome)
    },
  )
}

interface RefusalReply {
  code(status: 400 | 429 | 503): { send(body: FailureBody): FastifyReply }
  header(name: string, value: number): unknown
}

function sendRefusal(reply: RefusalReply, outcome: Invalid | Refused): FastifyReply {
  switch (outcome.kind) {
    case 'invalid':
      return reply.code(400).send(invalid(outcome.fields))
    case 'too many':
      reply.header('retry-after', outcome.retryAfterS)
      return reply.code(429).send(failure(429, TOO_MANY))
    case 'busy':
      reply.header('retry-after', RETRY_AFTER_S)
      return reply.code(503).send(failure(503))
  }
}
