import { brokenPath, errorWords } from '@emojigma/contract/rules/error-words.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Relay } from '../../../platform/process/relay.ts'
import type { ErrorStore } from '../../../platform/third-parties.ts'

const ENVIRONMENT = 'production'
const MESSAGE_LENGTH = 300
/** For endless recursion the innermost frames suffice. */
const MOST_FRAMES = 50
const ENVELOPE_TYPE = 'application/x-sentry-envelope'

/** A line of a stack in Chromium and Node, and in Firefox and Safari. */
const WITH_AT = /^\s*at (?:(.*?) \()?(\S+?):(\d+):(\d+)\)?$/
const WITHOUT_AT = /^(.*?)@(\S+?):(\d+):(\d+)$/

/** An error of a page or of the server. */
export interface Breakage {
  /** Where it happened. */
  readonly where: 'page' | 'server'
  /** Name, colon and message of the error. */
  readonly message: string
  readonly stack?: string | undefined
  /** An address of the site; only its kind is reported. */
  readonly path: string
  /** The pages that were open before, in their order. */
  readonly pages?: readonly string[] | undefined
  /** The release of the page's script. */
  readonly release?: string | undefined
}

export interface ErrorReportsOptions {
  /** Errors that mention one of these come from an advertisement's script, and are dropped. */
  readonly adSlotNames: readonly string[]
  /** Absent = nothing is sent. */
  readonly to?: { readonly store: ErrorStore; readonly relay: Pick<Relay, 'pass'>; readonly clock: Clock }
}

/** Sends errors to an error store in Sentry's envelopes, without personal data.
 *  Source: docs/product.md, Errors and notices; Sentry SDK documentation, Envelopes, 2026 */
export class ErrorReports {
  readonly #options: ErrorReportsOptions

  constructor(options: ErrorReportsOptions) {
    this.#options = options
  }

  /** Whether an advertisement's script caused it, judged by the page's original message. */
  isAdvertisements(message: string): boolean {
    return this.#options.adSlotNames.some((name) => message.toLowerCase().includes(name.toLowerCase()))
  }

  /** Does not wait for the request. */
  report({ where, message, stack = '', path, pages = [], release }: Breakage): void {
    const { to } = this.#options
    if (!to) return
    const { store, relay, clock } = to
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
      ...(pages.length === 0 ? {} : { breadcrumbs: { values: pages.map((page) => ({ category: 'navigation', message: page })) } }),
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

/** Envelope header, item header and payload, a line each. */
function envelopeOf(eventId: string, event: object): string {
  const payload = JSON.stringify(event)
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) }
  return `${JSON.stringify({ event_id: eventId })}\n${JSON.stringify(item)}\n${payload}\n`
}

/** A stack frame in Sentry's format. */
interface StackFrame {
  readonly function?: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** The frames of a stack, outermost first; other lines are skipped. */
function framesOf(stack: string): readonly StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .toReversed()
}

function frameOf(line: string): StackFrame | undefined {
  const [, name, filename, lineNumber, column] = WITH_AT.exec(line) ?? WITHOUT_AT.exec(line.trim()) ?? []
  if (filename === undefined) return undefined
  return { ...(name ? { function: name } : {}), filename, lineno: Number(lineNumber), colno: Number(column) }
}
