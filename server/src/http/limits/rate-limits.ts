import type { CallLimit } from '@emojigma/contract/call.ts'
import { requestToken } from '@emojigma/contract/sign-in.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE_MS } from '../../clock.ts'
import type { App } from '../app-type.ts'
import { saidIn } from '../../said.ts'
import { CallsPerAddress } from './calls-per-address.ts'
import { callPathOf, failure, isApiPath, sendFailure } from '../failures.ts'
import { METRICS_PATH } from '../../metrics/metrics.ts'
import { networkOf } from './network.ts'
import type { RemoteAddress } from './remote-address.ts'
import type { SharedCounts } from './shared-counts.ts'
import { SteadyStore } from './steady-store.ts'

/** Requests a minute. */
const GUESSES_PER_ADDRESS = 600
const GUESSES_PER_PLAYER = 60
/** After each puzzle, and when somebody comes back to the page. */
const SELECTIONS_PER_PLAYER = 30
/** Each upload of guesses made offline carries up to a hundred. */
const UPLOADS_PER_PLAYER = 10
/** Four classes that take one in the same minute. What one player makes and takes is counted by the day, but players are soon invented. */
const CHALLENGES_PER_ADDRESS = 120
/** Pages that nobody asked for in the seconds before: each has to be rendered, of which there are some fifty a second. */
const RENDERS_PER_ADDRESS = 600
/** Reports of broken pages: a class on one page that breaks for all of them. What more of them would say is in the log already. */
const REPORTS_PER_ADDRESS = 60
const REPORTS_IN_ALL = 600
/** A class that looks at a page every few seconds. */
const VIEWS_PER_ADDRESS = 600

/** The same refusal in the shape of the token call. */
const TOKENS_LATER = { error: 'temporarily_unavailable', error_description: failure(429).Message } as const

/** @returns the refusal that was sent; undefined when there is none */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** When a limit is looked at: before the body is read, or once it is checked, which tells who plays. */
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
}

/** Limits calls by address, and those that the contract gives a limit of their own by the player too.
 *  Addresses, accounts and devices stay in memory, for a minute.
 *  @param shared what other processes have counted
 *  @param remoteAddress that of a request
 *  @returns the guard of what pages are made for, to be run before one is rendered */
export async function limitRates(app: App, isOn: boolean, remoteAddress: RemoteAddress, shared: SharedCounts): Promise<Guard> {
  if (!isOn) {
    app.decorate('callGuards', NO_GUARDS)
    return async () => undefined
  }
  await app.register(rateLimit, { global: false, store: SteadyStore, timeWindow: MINUTE_MS })
  const calls = new CallsPerAddress((request) => networkOf(remoteAddress(request)), shared)
  app.front.calls.limitBy(calls)
  app.addHook('onRequest', (request, reply, next) => {
    if (!isCall(callPathOf(request))) return next()
    const retryAfterS = calls.count(request.raw)
    if (retryAfterS === undefined) return next()
    refuse(app, 'calls', request, reply, retryAfterS)
  })
  const guard = guards(app, shared)
  const perAddress = guard('guesses', GUESSES_PER_ADDRESS)
  app.decorate('callGuards', {
    guess: { afterBody: [perAddress, guard('guesses', GUESSES_PER_PLAYER, playerOf)] },
    'offline guesses': { afterBody: [perAddress, guard('offline guesses', UPLOADS_PER_PLAYER, playerOf)] },
    'client error': {
      beforeBody: [guard('client errors', REPORTS_PER_ADDRESS), guard('client errors', REPORTS_IN_ALL, () => '')],
    },
    'page view': { beforeBody: [guard('page views', VIEWS_PER_ADDRESS)] },
    'for you': { afterBody: [perAddress, guard('for you', SELECTIONS_PER_PLAYER, playerOf)] },
    challenge: { beforeBody: [guard('challenges', CHALLENGES_PER_ADDRESS)] },
  })
  return guard('pages', RENDERS_PER_ADDRESS)
}

/** Metrics need a key, which nobody is to find by trying. */
function isCall(path: string): boolean {
  return isApiPath(path) || path === requestToken.path || path === METRICS_PATH
}

/** @returns what makes a guard; `name` is that of what is limited, for those who look from outside */
function guards(app: App, shared: SharedCounts) {
  return (name: string, max: number, keyGenerator: (request: FastifyRequest) => string = addressOf): Guard => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator })
    return async (request, reply) => {
      const limit = await check(request)
      if (limit.isAllowed) return undefined
      const elsewhere = shared.count({ name, max }, keyGenerator(request))
      if (!limit.isExceeded && elsewhere <= limit.remaining) return undefined
      return refuse(app, name, request, reply, limit.ttlInSeconds)
    }
  }
}

function refuse(app: App, name: string, request: FastifyRequest, reply: FastifyReply, retryAfterS: number): FastifyReply {
  app.metrics.refused(name)
  reply.code(429).header('retry-after', retryAfterS)
  return callPathOf(request) === requestToken.path ? reply.send(saidIn(request.language, TOKENS_LATER)) : sendFailure(request, reply, 429)
}

function addressOf({ ip }: FastifyRequest): string {
  return networkOf(ip)
}

/** The account, or while nobody is signed in the device. */
function playerOf({ signedIn, body }: FastifyRequest): string {
  return signedIn?.accountId ?? (body as { readonly DeviceId?: string }).DeviceId ?? ''
}
