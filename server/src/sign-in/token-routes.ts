import formbody from '@fastify/formbody'
import { tokenFailure, tokenForm, tokenReply, type TokenFailure } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'node:querystring'
import type { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { failure, RETRY_AFTER_S, statusOf } from '../http/failures.ts'
import type { ExternalOutcome } from './external/service.ts'
import { SCHOOL_ONLY } from '../accounts/service.ts'
import type { SignInServices } from './service.ts'
import type { SignedInOutcome } from './sign-in.ts'

interface Refusal {
  readonly status: 400 | 429 | 503
  readonly retryAfterS?: number
  readonly body: TokenFailure
}

/** Signs in and refreshes, in the shape that OAuth 2.0 gives to both.
 *  Source: contract §3, POST /token; RFC 6749 §4.3, §5.1, §5.2, §6 */
export async function routeTokens(app: App, services: SignInServices): Promise<void> {
  await app.register(async (scope: App) => {
    // A form and nothing else, as RFC 6749 §4.3.2 has it.
    scope.removeAllContentTypeParsers()
    // A field that comes twice becomes a list, which no field may be.
    await scope.register(formbody, { parser: parse })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache')
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = statusOf(error)
      if (status >= 500) request.log.error({ err: error }, 'a request failed')
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
      return reply.code(status).send(brokenOff(status))
    })
    const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      reply.code(405).header('allow', 'POST').send(brokenOff(405))
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: CALL_PATHS.token,
      schema: { hide: true },
      // Whatever a body says.
      onRequest: refuseMethod,
      handler: refuseMethod,
    })
    scope.post(
      CALL_PATHS.token,
      {
        schema: {
          summary: 'Signs in, or refreshes a session',
          consumes: ['application/x-www-form-urlencoded'],
          body: tokenForm,
          response: { 200: tokenReply, 400: tokenFailure, 429: tokenFailure, 503: tokenFailure },
        },
      },
      async ({ body, ip }, reply) => {
        const outcome = await signIn(services, body, ip)
        if (outcome.kind === 'signed in') return wireTokens(outcome)
        const refusal = refusalOf(outcome)
        if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS)
        return reply.code(refusal.status).send(refusal.body)
      },
    )
  })
}

const WITH_A_GROWN_UP = 'Ask a grown-up to help you register here with their e-mail. Then you can play with an account.'

type Outcome = ExternalOutcome | { readonly kind: 'unknown grant' } | { readonly kind: 'field missing'; readonly field: string }

async function signIn({ signIn, external }: SignInServices, form: z.infer<typeof tokenForm>, address: string): Promise<Outcome> {
  switch (form.grant_type) {
    case 'password':
      if (!form.username) return { kind: 'field missing', field: 'username' }
      if (!form.password) return { kind: 'field missing', field: 'password' }
      return signIn.byPassword(form.username, form.password, address)
    case 'refresh_token':
      if (!form.refresh_token) return { kind: 'field missing', field: 'refresh_token' }
      return signIn.byRefreshToken(form.refresh_token)
    case 'magic_link':
      if (!form.token) return { kind: 'field missing', field: 'token' }
      return signIn.byMagicLink(form.token)
    case 'external_login':
      if (!form.code) return { kind: 'field missing', field: 'code' }
      return external.enter(form.code, form.birth_year ? Number(form.birth_year) : undefined)
    default:
      return { kind: 'unknown grant' }
  }
}

function wireTokens({ userName, tokens }: SignedInOutcome): z.infer<typeof tokenReply> {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: tokens.expiresInS,
    refresh_token: tokens.refreshToken,
    userName,
  }
}

function refusalOf(outcome: Exclude<Outcome, { kind: 'signed in' }>): Refusal {
  switch (outcome.kind) {
    case 'wrong name or password':
      return { status: 400, body: tokenError('invalid_grant', 'The user name or password is incorrect.') }
    case 'consent awaited':
      return {
        status: 400,
        body: tokenError('invalid_grant', 'Ask your grown-up to open the link that we mailed to them. Then you can log in.'),
      }
    case 'session ended':
      return { status: 400, body: tokenError('invalid_grant', 'Please log in again.') }
    case 'link used or too old':
      return { status: 400, body: tokenError('invalid_grant', 'This link was used already or is too old. Please ask for a new one.') }
    case 'birth year needed':
      return { status: 400, body: tokenError('interaction_required', 'In which year were you born?') }
    case 'not a year':
      return { status: 400, body: tokenError('invalid_request', 'This is not a year of birth.') }
    case 'too young':
      return {
        status: 400,
        body: tokenError('access_denied', outcome.childAccounts === 'school-only' ? SCHOOL_ONLY : WITH_A_GROWN_UP),
      }
    case 'log in first':
      return {
        status: 400,
        body: tokenError(
          'access_denied',
          'This e-mail has an account here already. Please log in with your password first, or let us mail you a link to log in.',
        ),
      }
    case 'too many':
      return {
        status: 429,
        retryAfterS: outcome.retryAfterS,
        body: tokenError(
          'temporarily_unavailable',
          'Too many wrong passwords. Please wait a few minutes, or let us mail you a link to log in.',
        ),
      }
    case 'busy':
      return {
        status: 503,
        retryAfterS: RETRY_AFTER_S,
        body: brokenOff(503),
      }
    case 'unknown grant':
      return { status: 400, body: tokenError('unsupported_grant_type', 'This way to log in is not known here.') }
    case 'field missing':
      return { status: 400, body: tokenError('invalid_request', `${outcome.field} is required.`) }
  }
}

/** What is said of a request that came to no outcome. */
function brokenOff(status: number): TokenFailure {
  if (status === 503) return tokenError('temporarily_unavailable', failure(503).Message)
  if (status >= 500) return tokenError('server_error', failure(500).Message)
  return tokenError('invalid_request', status === 415 ? 'The request must be a form.' : failure(status).Message)
}

function tokenError(error: string, error_description: string): TokenFailure {
  return { error, error_description }
}
