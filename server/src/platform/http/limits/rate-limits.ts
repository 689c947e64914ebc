import type { CallLimit } from '@emojigma/contract/call.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE_MS } from '../../clock.ts'
import type { App } from '../app-type.ts'
import { localized } from '../../localized-text.ts'
import { callPathOf, failure, isApiPath, sendFailure } from '../failures.ts'
import { METRICS_PATH } from '../../metrics/metrics.ts'
import { networkOf } from './network.ts'

/** Requests a minute. A school of several classes may share an address. */
const CALLS_PER_ADDRESS = 6000
const GUESSES_PER_ADDRESS = 600
const GUESSES_PER_PLAYER = 60
/** After each puzzle, and on returning to the page. */
const SELECTIONS_PER_PLAYER = 30
/** Each upload of offline guesses holds up to a hundred. */
const UPLOADS_PER_PLAYER = 10
/** Four classes that take a challenge in the same minute. Players have a daily limit too, but new players cost nothing. */
const CHALLENGES_PER_ADDRESS = 120
/** Five classes that join a lesson in the same minute, or reload it. */
const JOINS_PER_ADDRESS = 300
/** Pages that are not cached: about fifty can be rendered a second. */
const RENDERS_PER_ADDRESS = 600
/** Reports of broken pages: a class on one page that breaks for all of them. Further reports would only repeat the log. */
const REPORTS_PER_ADDRESS = 60
const REPORTS_IN_ALL = 600
/** A class that reloads a page every few seconds. */
const VIEWS_PER_ADDRESS = 600

/** The same refusal in the shape of the token call. */
const TOKENS_LATER = { error: 'temporarily_unavailable', error_description: failure(429).Message } as const

/** @returns the refusal that was sent; undefined when there is none */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** When a limit is checked: before the body is read, or after validation, when the player is known. */
export interface CallGuards {
  readonly beforeBody?: readonly Guard[]
  readonly afterBody?: readonly Guard[]
}

const NO_GUARDS: Readonly<Record<CallLimit, CallGuards>> = {
  guess: {},
  'offline guesses': {},
  'client error': {},
  'page view': {},
  'for you': {},
  challenge: {},
  lesson: {},
}

export interface SharedLimit {
  readonly what: string
  readonly who: string
  readonly max: number
  readonly windowMs: number
}

export interface RateLimitOptions {
  readonly isOn: boolean
  /** Counts a client's requests across all processes; absent with a single process.
   *  @returns undefined while under the limit, otherwise the seconds until the next request is allowed */
  readonly countTogether: ((limit: SharedLimit) => Promise<number | undefined>) | undefined
}

/** Limits calls by address, and calls with a limit of their own in the contract by player too.
 *  @returns the guard for rendering pages */
export function limitRates(app: App, { isOn, countTogether }: RateLimitOptions): Guard {
  if (!isOn) {
    app.decorate('callGuards', NO_GUARDS)
    return async () => undefined
  }
  const countHere = (max: number): Count => {
    const limiter = new RateLimiterMemory({ points: max, duration: MINUTE_MS / 1000 })
    return (who) => secondsToWait(limiter.consume(who))
  }
  // The few calls that write anyway are counted across processes.
  const countEverywhere = (what: string, max: number): Count =>
    countTogether ? (who) => countTogether({ what: `${what}, ${max} a minute`, who, max, windowMs: MINUTE_MS }) : countHere(max)
  const guard = (what: string, count: Count, keyOf: (request: FastifyRequest) => string = addressOf): Guard => {
    return async (request, reply) => {
      const retryAfterS = await count(keyOf(request))
      return retryAfterS === undefined ? undefined : refuse(app, what, request, reply, retryAfterS)
    }
  }
  const perPlayer = (what: string, max: number): Guard => guard(what, countEverywhere(what, max), playerOf)
  const limitCalls = guard('calls', countHere(CALLS_PER_ADDRESS))
  const limitThenGoOn = async (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): Promise<void> => {
    if (!(await limitCalls(request, reply))) next()
  }
  app.addHook('onRequest', (request, reply, next) => {
    if (isCall(callPathOf(request))) void limitThenGoOn(request, reply, next)
    else next()
  })
  const guesses = guard('guesses', countEverywhere('guesses', GUESSES_PER_ADDRESS))
  app.decorate('callGuards', {
    guess: { afterBody: [guesses, perPlayer('guesses', GUESSES_PER_PLAYER)] },
    'offline guesses': { afterBody: [guesses, perPlayer('offline guesses', UPLOADS_PER_PLAYER)] },
    'client error': {
      beforeBody: [guard('client errors', countHere(REPORTS_PER_ADDRESS)), guard('client errors', countHere(REPORTS_IN_ALL), () => 'all')],
    },
    'page view': { beforeBody: [guard('page views', countHere(VIEWS_PER_ADDRESS))] },
    'for you': { afterBody: [guesses, perPlayer('for you', SELECTIONS_PER_PLAYER)] },
    challenge: { beforeBody: [guard('challenges', countEverywhere('challenges', CHALLENGES_PER_ADDRESS))] },
    lesson: { beforeBody: [guard('joined lessons', countHere(JOINS_PER_ADDRESS))] },
  })
  return guard('pages', countHere(RENDERS_PER_ADDRESS))
}

/** Counts a request.
 *  @returns undefined while under the limit, otherwise the seconds until the next request is allowed */
type Count = (who: string) => Promise<number | undefined>

async function secondsToWait(consumed: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await consumed
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** Metrics need a key, which must not be guessable by trying. */
function isCall(path: string): boolean {
  return isApiPath(path) || path === requestToken.path || path === METRICS_PATH
}

function refuse(app: App, name: string, request: FastifyRequest, reply: FastifyReply, retryAfterS: number): FastifyReply {
  app.metrics.refused(name)
  reply.code(429).header('retry-after', retryAfterS)
  return callPathOf(request) === requestToken.path
    ? reply.send(localized(request.language, TOKENS_LATER))
    : sendFailure(request, reply, 429)
}

function addressOf({ ip }: FastifyRequest): string {
  return networkOf(ip)
}

/** The account; the device of a guest. */
function playerOf({ signedIn, body }: FastifyRequest): string {
  return signedIn?.accountId ?? (body as { readonly DeviceId?: string }).DeviceId ?? ''
}
