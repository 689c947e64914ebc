import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from '../metrics/metrics.ts'
import { sendFailure } from './failures.ts'
import { networkOf } from './limits/network.ts'

/** Wrong keys from one network before it has to wait. */
export const WRONG_KEYS = 5
const WINDOW_S = 15 * 60

export interface OperatorKeysOptions {
  /** Opens all of the operator's calls; absent = there is no operator. */
  readonly operatorKey: string | undefined
  /** Reads the metrics and opens nothing else. */
  readonly metricsKey: string | undefined
  /** Off: wrong keys are only counted and logged. */
  readonly isLimited: boolean
  readonly metrics: Metrics
}

/** Compares received keys with the configured ones. Wrong ones are counted, logged and rate limited by network.
 *  Source: docs/security.md, Operator's key */
export class OperatorKeys {
  readonly #options: OperatorKeysOptions
  readonly #wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: WINDOW_S })
  #wrongTotal = 0

  constructor(options: OperatorKeysOptions) {
    this.#options = options
    options.metrics.total('operator_keys_wrong_total', 'Wrong operator keys received by this process', () => this.#wrongTotal)
  }

  /** @returns whether the key is the operator's; the 429 reply if the network has to wait */
  operates(request: FastifyRequest, reply: FastifyReply, received: string): Promise<boolean | FastifyReply> {
    return this.#isOneOf([this.#options.operatorKey], request, reply, received)
  }

  /** @returns whether the key reads metrics; the 429 reply if the network has to wait */
  readsMetrics(request: FastifyRequest, reply: FastifyReply, received: string): Promise<boolean | FastifyReply> {
    const { operatorKey, metricsKey } = this.#options
    return this.#isOneOf([operatorKey, metricsKey], request, reply, received)
  }

  get isSet(): boolean {
    return this.#options.operatorKey !== undefined
  }

  get isMetricsKeySet(): boolean {
    const { operatorKey, metricsKey } = this.#options
    return operatorKey !== undefined || metricsKey !== undefined
  }

  async #isOneOf(
    keys: readonly (string | undefined)[],
    request: FastifyRequest,
    reply: FastifyReply,
    received: string,
  ): Promise<boolean | FastifyReply> {
    const { isLimited, metrics } = this.#options
    const network = networkOf(request.ip)
    const wrong = isLimited ? await this.#wrong.get(network) : null
    // The right key gets the same reply, so that guessing on learns nothing.
    if (wrong && wrong.consumedPoints >= WRONG_KEYS) {
      metrics.refused('operator keys')
      return sendFailure(request, reply.header('retry-after', Math.max(1, Math.ceil(wrong.msBeforeNext / 1000))), 429)
    }
    // Compares with every key, so that the time reveals nothing.
    if (keys.filter((key) => key !== undefined && isSame(received, key)).length > 0) return true
    this.#wrongTotal += 1
    const consumed = await this.#wrong.consume(network).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    })
    request.log.warn({ network, tries: consumed.consumedPoints }, "a wrong operator's key")
    return false
  }
}

/** In constant time. */
function isSame(received: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(received), digest(key))
}
