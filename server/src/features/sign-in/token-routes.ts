import { m } from '@emojigma/messages'
import type { ReadBodyOf } from '@emojigma/contract/call.ts'
import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { requestToken, type TokenFailure, type TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'node:querystring'
import { localizedText, localized, type LocalizedText, type Localized } from '../../platform/localized-text.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure, RETRY_AFTER_S, statusOf } from '../../platform/http/failures.ts'
import { SCHOOL_ONLY } from '../accounts/service.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { deviceWords } from './device-words.ts'
import type { ExternalOutcome } from './external/service.ts'
import type { SignInPlace } from './context.ts'
import type { SignInServices } from './service.ts'
import type { SignedInOutcome } from './sign-in.ts'

/** Signing in and refreshing, in the format of OAuth 2.0.
 *  Source: docs/product.md, Sign-in and sessions; RFC 6749 §4.3, §5.1, §5.2, §6 */
export async function routeTokens(app: App, services: SignInServices): Promise<void> {
  await app.register(async (scope: App) => {
    // Forms only, as RFC 6749 §4.3.2 says.
    scope.removeAllContentTypeParsers()
    // A repeated field becomes a list, which no schema allows.
    await scope.register(formbody, { parser: parse })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache')
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = statusOf(error)
      if (status >= 500) request.log.error({ err: error }, 'a request failed')
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
      return reply.code(status).send(localized(request.language, brokenOff(status)))
    })
    const refuseMethod = async ({ language }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send(localized(language, brokenOff(405)))
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: requestToken.path,
      schema: { hide: true },
      // For any body.
      onRequest: refuseMethod,
      handler: refuseMethod,
    })
    serve(scope, requestToken, async ({ body, ip, headers, language }) => {
      const place = { address: ip, device: deviceWords(headers['user-agent']), language: language.language.code }
      const outcome = await signIn(services, body, place)
      if (outcome.kind !== 'signed in') return tokenRefusal(outcome)
      if (body.grant_type === 'refresh_token') return wireTokens(outcome)
      return { ...wireTokens(outcome), known_device: services.noteDevice(outcome.tokens.accountId) }
    })
  })
}

type LocalizedTokenFailure = Localized<TokenFailure>

type Outcome = ExternalOutcome | { readonly kind: 'unknown grant' } | { readonly kind: 'field missing'; readonly field: string }

async function signIn(
  { signIn, external, cards }: SignInServices,
  form: ReadBodyOf<typeof requestToken>,
  place: SignInPlace,
): Promise<Outcome> {
  switch (form.grant_type) {
    case 'password':
      if (!form.username) return { kind: 'field missing', field: 'username' }
      if (!form.password) return { kind: 'field missing', field: 'password' }
      return signIn.byPassword(form.username, form.password, place, form.known_device)
    case 'refresh_token':
      if (!form.refresh_token) return { kind: 'field missing', field: 'refresh_token' }
      return signIn.byRefreshToken(form.refresh_token)
    case 'magic_link':
      if (!form.token) return { kind: 'field missing', field: 'token' }
      return cards && CARD_TOKEN.test(form.token)
        ? cards.byToken(form.token, place)
        : signIn.byMagicLink(form.token, form.link_key, place, form.known_device)
    case 'card_code':
      if (!form.code) return { kind: 'field missing', field: 'code' }
      return cards ? cards.byCode(form.code, place) : { kind: 'unknown grant' }
    case 'class_pictures':
      if (!form.class_code) return { kind: 'field missing', field: 'class_code' }
      if (!form.pictures) return { kind: 'field missing', field: 'pictures' }
      return cards ? cards.byPictures(form.class_code, form.pictures, place) : { kind: 'unknown grant' }
    case 'external_login':
      if (!form.code) return { kind: 'field missing', field: 'code' }
      return external.enter(form.code, form.birth_year ? Number(form.birth_year) : undefined, place)
    default:
      return { kind: 'unknown grant' }
  }
}

function wireTokens({ userName, tokens }: SignedInOutcome): TokenReply {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: tokens.expiresInS,
    refresh_token: tokens.refreshToken,
    userName,
  }
}

function tokenRefusal(outcome: Exclude<Outcome, { kind: 'signed in' }>): Refusal<400 | 429 | 503, LocalizedTokenFailure> {
  switch (outcome.kind) {
    case 'wrong name or password':
      return refused(tokenError('invalid_grant', localizedText(m['sign_in_refusal.wrong_name_or_password'])))
    case 'consent awaited':
      return refused({ ...tokenError('invalid_grant', localizedText(m['sign_in_refusal.consent_awaited'])), consent_awaited: true })
    case 'session ended':
      return refused(tokenError('invalid_grant', localizedText(m['sign_in_refusal.session_ended'])))
    case 'link used or too old':
      return refused(tokenError('invalid_grant', localizedText(m['sign_in_refusal.link_ended'])))
    case 'card unknown':
      return refused(tokenError('invalid_grant', localizedText(m['sign_in_refusal.unknown_card'], { by: outcome.by })))
    case 'birth year needed':
      return refused(tokenError('interaction_required', localizedText(m['sign_in_refusal.birth_year_needed'])))
    case 'not a year':
      return refused(tokenError('invalid_request', localizedText(m['account_refusal.no_birth_year'])))
    case 'too young':
      return refused(
        tokenError(
          'access_denied',
          outcome.childAccounts === 'school-only' ? SCHOOL_ONLY : localizedText(m['sign_in_refusal.grown_up_needed']),
        ),
      )
    case 'log in first':
      return refused(tokenError('access_denied', localizedText(m['sign_in_refusal.email_known'])))
    case 'on several lists':
      return refused(tokenError('access_denied', localizedText(m['sign_in_refusal.on_several_lists'])))
    case 'off the list':
      return refused(tokenError('access_denied', localizedText(m['sign_in_refusal.off_the_list'])))
    case 'too many':
      return new Refusal(429, tokenError('temporarily_unavailable', localizedText(m['sign_in_refusal.passwords_tried'])), {
        'retry-after': outcome.retryAfterS,
      })
    case 'too many codes':
      return new Refusal(429, tokenError('temporarily_unavailable', localizedText(m['sign_in_refusal.codes_tried'])), {
        'retry-after': outcome.retryAfterS,
      })
    case 'busy':
      return new Refusal(503, brokenOff(503), { 'retry-after': RETRY_AFTER_S })
    case 'unknown grant':
      return refused(tokenError('unsupported_grant_type', localizedText(m['sign_in_refusal.unknown_way'])))
    case 'field missing':
      return refused(tokenError('invalid_request', localizedText(m['sign_in_refusal.field_required'], { field: outcome.field })))
  }
}

function refused(body: LocalizedTokenFailure): Refusal<400, LocalizedTokenFailure> {
  return new Refusal(400, body)
}

/** The body of a request that failed before its outcome. */
function brokenOff(status: number): LocalizedTokenFailure {
  if (status === 503) return tokenError('temporarily_unavailable', failure(503).Message)
  if (status >= 500) return tokenError('server_error', failure(500).Message)
  return tokenError('invalid_request', status === 415 ? localizedText(m['failure.form_needed']) : failure(status).Message)
}

function tokenError(error: string, error_description: string | LocalizedText): LocalizedTokenFailure {
  return { error, error_description }
}
