import { brokenPath, errorWords } from '@emojigma/contract/rules/error-words.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Relay } from '../process/relay.ts'
import type { ErrorStore } from '../third-parties.ts'
import { framesOf } from './stack-frames.ts'

const ENVIRONMENT = 'production'
const MESSAGE_LENGTH = 300
/** Of a stack that calls itself, the innermost calls say enough. */
const MOST_FRAMES = 50
const ENVELOPE_TYPE = 'application/x-sentry-envelope'

/** Something that broke. */
export interface Breakage {
  /** On somebody's page, or here. */
  readonly where: 'page' | 'server'
  /** In an error's words: its name, a colon, and what it says. */
  readonly message: string
  readonly stack?: string | undefined
  /** An address of the site; of it only the kind is told. */
  readonly path: string
  /** The page's script. */
  readonly release?: string | undefined
}

export interface ErrorReportsOptions {
  readonly store: ErrorStore
  /** What an advertisement's script breaks is not ours: errors that mention one of these are dropped. */
  readonly adSlotNames: readonly string[]
  readonly relay: Pick<Relay, 'pass'>
  readonly clock: Clock
}

/** Tells an error-reporting service what broke, in Sentry's envelopes, without anything of a person.
 *  Source: docs/product.md, Errors and notices; Sentry SDK documentation, Envelopes, 2026 */
export class ErrorReports {
  readonly #options: ErrorReportsOptions | undefined

  /** @param options absent = nobody is told */
  constructor(options: ErrorReportsOptions | undefined) {
    this.#options = options
  }

  /** Whether it is what an advertisement's script broke, by what the page said before anything was taken out. */
  isAdvertisements(said: string): boolean {
    const names = this.#options?.adSlotNames ?? []
    return names.some((name) => said.toLowerCase().includes(name.toLowerCase()))
  }

  /** Returns at once. */
  report({ where, message, stack = '', path, release }: Breakage): void {
    if (!this.#options) return
    const { store, relay, clock } = this.#options
    const [, type = 'Error', value = errorWords(message)] = /^([A-Za-z]\w*): (.*)$/s.exec(errorWords(message)) ?? []
    const frames = framesOf(stack).slice(-MOST_FRAMES)
    const eventId = randomUUID().replaceAll('-', '')
    const event = {
      event_id: eventId,
      timestamp: clock.nowMs() / 1000,
      platform: where === 'page' ? 'javascript' : 'node',
      level: 'error',
      logger: where,
      environment: ENVIRONMENT,
      transaction: brokenPath(path),
      ...(release === undefined ? {} : { release }),
      exception: {
        values: [
          {
            type,
            value: value.slice(0, MESSAGE_LENGTH),
            ...(frames.length === 0 ? {} : { stacktrace: { frames } }),
          },
        ],
      },
    }
    relay.pass(store.address, envelopeOf(eventId, event), {
      'content-type': ENVELOPE_TYPE,
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=emojigma/1, sentry_key=${store.publicKey}`,
    })
  }
}

/** A line about the envelope, one about what is in it, and that. */
function envelopeOf(eventId: string, event: object): string {
  const payload = JSON.stringify(event)
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) }
  return `${JSON.stringify({ event_id: eventId })}\n${JSON.stringify(item)}\n${payload}\n`
}
