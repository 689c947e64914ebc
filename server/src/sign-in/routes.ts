import { changePasswordBody, deleteAccountBody, emailBody, magicLinkBody, resetPasswordBody } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { localPath } from '@emojigma/contract/local-path.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import { failure } from '../http/failures.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { SignInServices } from './service.ts'

/** How long the answer to a wish for a letter waits once it is ordered. The letter is written meanwhile, so that neither this answer nor the
 *  next one tells whether there was one to write. */
const LETTER_WRITING_MS = 50
const SIGN_IN_AGAIN = 'Please log in again first, so that we know it is you.'

const done = z.object({})
const refusals = { 400: failureBody, 429: failureBody, 503: failureBody }

/** The calls that need or change a proof of who somebody is.
 *  Source: contract §3, Calls */
export function routeProofs(app: App, services: SignInServices): void {
  routeMailedLinks(app, services)
  routeSession(app, services)
  routeOwnPassword(app, services)
}

function routeMailedLinks(app: App, { mailRequests, passwordChanges }: SignInServices): void {
  app.post(
    CALL_PATHS.forgottenPassword,
    { schema: { summary: 'Outbox a link to choose a new password', body: emailBody, response: { 200: done, 400: failureBody } } },
    async ({ body, ip }) => {
      await mailRequests.resetLink(body.Email, ip)
      await pause(LETTER_WRITING_MS)
      return {}
    },
  )
  app.post(
    CALL_PATHS.requestMagicLink,
    { schema: { summary: 'Outbox a link to log in', body: magicLinkBody, response: { 200: done, 400: failureBody } } },
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
}

function routeSession(app: App, { sessions }: SignInServices): void {
  app.post(
    CALL_PATHS.logout,
    { onRequest: refuseGuests, schema: { summary: 'Ends the session', response: { 200: done, 401: failureBody } } },
    async (request) => {
      await sessions.end(signedInOf(request).sessionId)
      return {}
    },
  )
}

function routeOwnPassword(app: App, { passwordChanges, accountDeletion }: SignInServices): void {
  app.post(
    CALL_PATHS.changePassword,
    {
      onRequest: refuseGuests,
      schema: { summary: 'Changes the password', body: changePasswordBody, response: { 200: done, 401: failureBody, ...refusals } },
    },
    async (request, reply) => {
      const { body, ip } = request
      const outcome = await passwordChanges.change({
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
      const outcome = await accountDeletion.delete({ ...signedInOf(request), password: request.body.Password, address: request.ip })
      if (outcome.kind === 'deleted') return {}
      if (outcome.kind === 'sign-in too old') return reply.code(403).send(failure(403, SIGN_IN_AGAIN))
      return sendRefusal(reply, outcome)
    },
  )
}
