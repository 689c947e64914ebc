import { m } from '@emojigma/messages'
import { inLanguage } from '../languages.ts'
import { INVALID_REQUEST_MESSAGE, type BlockedAction, type FailureBody } from '@emojigma/contract/failures.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '../clock.ts'
import { isUnavailable } from '../database/faults.ts'
import { isRowMissing } from '../database/missing-row.ts'
import { QueueFull, type Faults } from '../expected-failures.ts'
import { localizedText, localized, type LocalizedText, type Localized } from '../localized-text.ts'
import type { App } from './app-type.ts'
import { languageOf } from './language-in-address.ts'
import { schemaText, installSchemaMessages } from './schema-words.ts'

/** Retry-After of a busy site. */
export const RETRY_AFTER_S = 5
const MOST_UNKNOWN_KEYS = 10
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The body of a failure before it is translated. */
export type LocalizedFailure = Localized<FailureBody>

export function failure(status: number, message: string | LocalizedText = messageOf(status)): LocalizedFailure {
  return { Message: message }
}

/** A 403 for something that a plan would open. */
export function blocked(action: BlockedAction, message: string | LocalizedText): LocalizedFailure {
  return { Message: message, Action: action }
}

/** @param fields messages by field; all of them are repeated under `error` */
export function invalidFailure(fields: Faults): LocalizedFailure {
  const named = Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, [...messages]]))
  return { Message: localizedText(m['failure.invalid']), ModelState: { error: Object.values(named).flat(), ...named } }
}

/** A request refused before routing, for a reason that no schema expresses. */
export class InvalidRequest extends Error {
  readonly statusCode = 400
  readonly fields: Faults

  /** @param fields messages by field */
  constructor(fields: Faults) {
    super(INVALID_REQUEST_MESSAGE)
    this.fields = fields
  }
}

/** Sends every failure in the contract's shape under /api and as plain text elsewhere, never with a stack.
 *  @param hasEnded whether a session that was open when the call began is over
 *  @param requestFailed is called for each failure that is logged as ours
 *  Source: docs/product.md, The wire */
export function answerFailures(
  app: App,
  hasEnded: (sessionId: string) => Promise<boolean>,
  requestFailed: (error: Error, path: string) => void,
): void {
  installSchemaMessages()
  const logFull = oncePerMinute()
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply.code(400).send(localized(languageOf(request.raw), invalidFailure(messagesByField(error.validation))))
    }
    if (error instanceof InvalidRequest && isApiPath(pathOf(request.url)))
      return reply.code(400).send(localized(languageOf(request.raw), invalidFailure(error.fields)))
    const status = statusOf(error)
    // A call whose account was deleted meanwhile misses its rows.
    if (isRowMissing(error) && (await isOver(request, hasEnded))) return sendFailure(request, reply, 401)
    if (error instanceof QueueFull) logFull(error.message, () => request.log.warn(error.message))
    else if (status >= 500) {
      request.log.error({ err: error }, 'a request failed')
      requestFailed(error, pathOf(request.url))
    }
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
    return sendFailure(request, reply, status)
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const allowed = METHODS.filter((method) => isApiPath(path) && app.hasRoute({ method, url: path }))
    if (allowed.length === 0) return sendFailure(request, reply, 404)
    return sendFailure(request, reply.header('allow', allowed.join(', ')), 405)
  })
}

/** Failures before routing, such as an address that cannot be decoded. */
export function answerFrameworkFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(request, reply, statusOf(error))
}

/** In the contract's shape under /api, as plain text elsewhere; never cached. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string | LocalizedText = messageOf(status),
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  const isOurs = status >= 500
  const said = localized<string>(languageOf(request.raw), message)
  if (isApiPath(pathOf(request.url))) {
    return reply.type('application/json; charset=utf-8').send({ Message: said, ...(isOurs ? { RequestId: request.id } : {}) })
  }
  return reply.type('text/plain; charset=utf-8').send(isOurs ? `${said} (${request.id})` : said)
}

/** The reply for a signed address that has expired or was never valid. */
export function sendExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply, 403, localizedText(m['failure.link_ended']))
}

/** The path of the matched call, however it was percent-encoded; the path as sent where none matched. */
export function callPathOf({ routeOptions, url }: FastifyRequest): string {
  const found = routeOptions.url
  return found === undefined || found.endsWith('*') ? pathOf(url) : found
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The status of an error, 400 to 599: 503 while the database is unreachable or cannot store anything. Client errors are recognised
 *  first, because an aborted body has the code of a lost connection too. */
export function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? (isUnavailable(error) ? 503 : 500)
  return status >= 400 && status < 600 ? status : 500
}

/** Runs something at most once a minute for each message: a flood that is refused shall not fill the log. */
function oncePerMinute(): (message: string, log: () => void) => void {
  const logged = new LRUCache<string, true>({ max: 100, ttl: MINUTE_MS })
  return (message, log) => {
    if (logged.has(message)) return
    logged.set(message, true)
    log()
  }
}

/** False also when that cannot be found out. */
async function isOver({ signedIn }: FastifyRequest, hasEnded: (sessionId: string) => Promise<boolean>): Promise<boolean> {
  try {
    return signedIn !== undefined && (await hasEnded(signedIn.sessionId))
  } catch {
    return false
  }
}

/** Statuses with a message of their own. */
const NAMED_STATUSES: ReadonlySet<number> = new Set([400, 401, 404, 405, 408, 413, 414, 415, 429, 431])

function messageOf(status: number): LocalizedText {
  return (language) =>
    status < 500 && !NAMED_STATUSES.has(status)
      ? m['failure.invalid']({}, inLanguage(language))
      : m['failure.by_status']({ status }, inLanguage(language))
}

interface Issue {
  readonly instancePath: string
  readonly message?: string | undefined
  readonly params: Readonly<Record<string, unknown>>
}

function messagesByField(issues: readonly Issue[]): Faults {
  const fields = new Map<string, LocalizedText[]>()
  for (const issue of issues) {
    const text = schemaText(issue.message ?? INVALID_REQUEST_MESSAGE)
    for (const field of fieldsOf(issue)) fields.set(field, [...(fields.get(field) ?? []), text])
  }
  return Object.fromEntries(fields)
}

/** Unknown keys are named themselves, the first of them. */
function fieldsOf({ instancePath, params: { keys } }: Issue): readonly string[] {
  const path = instancePath.split('/').filter(Boolean)
  const ends = Array.isArray(keys) ? keys.slice(0, MOST_UNKNOWN_KEYS).map(String) : []
  return ends.length === 0 ? [path.join('.') || 'body'] : ends.map((key) => [...path, key].join('.'))
}
