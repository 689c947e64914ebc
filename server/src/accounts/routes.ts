import {
  consentBody,
  currentUser,
  registerBody,
  registered,
  setNicknameBody,
  setNicknameReply,
  userInfo,
  username,
  usernameBody,
} from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { z } from 'zod'
import { folded } from '../folding.ts'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import { invalid } from '../http/failures.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { Accounts } from './service.ts'

const CONSENT_ENDED = 'This link was used already or is too old. Registering again mails a new one.'

const done = z.object({})
const refusals = { 400: failureBody, 429: failureBody, 503: failureBody }

/** The calls about one's account.
 *  Source: contract §3, Calls */
export function routeAccounts(app: App, accounts: Accounts): void {
  routeRegistration(app, accounts)
  routeOwnAccount(app, accounts)
}

function routeRegistration(app: App, accounts: Accounts): void {
  app.post(
    CALL_PATHS.register,
    { schema: { summary: 'Makes an account', body: registerBody, response: { 200: registered, ...refusals } } },
    async ({ body, ip }, reply) => {
      const outcome = await accounts.registration.register({
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
  app.get(
    CALL_PATHS.exportAccount,
    {
      onRequest: refuseGuests,
      schema: {
        summary: 'Everything the site keeps about the account that is signed in',
        response: { 200: z.record(z.string(), z.unknown()), 401: failureBody },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="emojigma.json"')
      return accounts.export(signedInOf(request).accountId)
    },
  )
}
