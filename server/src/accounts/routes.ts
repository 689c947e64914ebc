import { currentUser, registerBody, registered, userInfo } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import { failure, invalid } from '../http/failures.ts'
import type { Account, Accounts } from './service.ts'

const BUSY_RETRY_S = 5

/** The calls about one's account.
 *  Source: contract §3, Calls */
export function routeAccounts(app: App, accounts: Accounts): void {
  routeRegistration(app, accounts)
  routeOwnAccount(app, accounts)
}

function routeRegistration(app: App, accounts: Accounts): void {
  app.post(
    CALL_PATHS.register,
    {
      schema: {
        summary: 'Makes an account',
        body: registerBody,
        response: { 200: registered, 400: failureBody, 429: failureBody, 503: failureBody },
      },
    },
    async ({ body }, reply) => {
      const outcome = await accounts.registration.register({
        email: body.Email,
        nickname: body.Nickname,
        password: body.Password,
        confirmPassword: body.ConfirmPassword,
        birthYear: body.BirthYear,
      })
      switch (outcome.kind) {
        case 'registered':
          return { Id: outcome.id, ...(outcome.needsConsent ? { ConsentNeeded: true } : {}) }
        case 'invalid':
          return reply.code(400).send(invalid(outcome.fields))
        case 'busy':
          return reply.code(503).header('retry-after', BUSY_RETRY_S).send(failure(503))
      }
    },
  )
}

function routeOwnAccount(app: App, accounts: Accounts): void {
  app.get(
    CALL_PATHS.userInfo,
    { onRequest: refuseGuests, schema: { summary: 'Who is signed in', response: { 200: userInfo, 401: failureBody } } },
    async (request) => {
      const { id, email, userName, nickname, isStudent } = await ownAccount(accounts, signedInOf(request).accountId)
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
      const { id, email, nickname, isStudent } = await ownAccount(accounts, signedInOf(request).accountId)
      return { Id: id, Email: email ?? '', Nickname: nickname ?? '', Orders: [], IsStudent: isStudent }
    },
  )
  app.post(
    CALL_PATHS.logout,
    {
      onRequest: refuseGuests,
      schema: { summary: 'Ends the session', response: { 200: z.object({}), 401: failureBody } },
    },
    async (request) => {
      await accounts.sessions.end(signedInOf(request).sessionId)
      return {}
    },
  )
}

async function ownAccount(accounts: Accounts, id: string): Promise<Account> {
  const account = await accounts.account(id)
  if (!account) throw new Error('an account vanished under its session')
  return account
}
