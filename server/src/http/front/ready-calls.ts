import type { Call, ReadBodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import { GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { FastifyReply } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Metrics } from '../../metrics/metrics.ts'
import { LANGUAGE_CODES, languageNamed, pathIn, type Language } from '../../languages.ts'
import type { Soon } from '../../soon.ts'
import { wholeUrl } from '../language-in-address.ts'
import { encodingFor, type Encoding } from '../packing/packing.ts'
import { bodyOf, headOf, sendNow, type Body, type Head } from './ready-answers.ts'
import { SharedReply } from '../packing/shared-reply.ts'
import type { SignedIn } from '../../visitor.ts'

/** Bodies of such calls are a few ids; a longer one is read by the framework. */
const LONGEST_BODY_BYTES = 1024
/** Names that the framework's reader refuses wherever they stand, and escapes, which can hide them and null characters. */
const LEFT_TO_FRAMEWORK = /\\|__proto__|constructor/
const JSON_TYPES: ReadonlySet<string | undefined> = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
])

/** Another answer for each of these, by who asks or how. */
const TELLING_HEADERS = ['authorization', 'x-operator-key', 'content-encoding', 'transfer-encoding', 'expect'] as const

/** All that such a call may look at. */
export interface ReadyAsked<Body> {
  readonly body: Body
  readonly visitor: Visitor
  readonly signedIn: SignedIn | undefined
  readonly language: Language
}

export type ReadyHandler<C extends Call> = (asked: ReadyAsked<ReadBodyOf<C>>) => Soon<ReplyOf<C> | SharedReply<ReplyOf<C>>>

/** A call whose body is checked by a schema. */
export type PostedCall = Call & { readonly method: 'POST'; readonly body: NonNullable<Call['body']> }

interface ReadyCall {
  readonly path: string
  readonly language: Language
  readonly body: PostedCall['body']
  readonly handler: ReadyHandler<PostedCall>
  /** The headers with which its answers have been sent, by encoding and whether they were packed. */
  readonly heads: Map<string, Head>
}

/** A request whose body was read, and perhaps answered, before the framework had it. */
interface TakenUp {
  readonly body: Buffer
  readonly answer: { readonly value: unknown } | undefined
}

/** How many calls an asker may make. */
export interface CallsLimit {
  isFull(request: IncomingMessage): boolean
  count(request: IncomingMessage): unknown
}

/** Calls of guests that are answered before the framework has work with them, where everybody of whom nothing is known gets the same.
 *  Whatever is not as such a call always is goes on to the framework, with its body, and if there is one with its answer.
 *  Source: docs/decisions/2026-11-23-before-the-framework.md */
export class ReadyCalls {
  readonly #metrics: Metrics
  #limit: CallsLimit | undefined
  readonly #calls = new Map<string | undefined, ReadyCall>()
  readonly #takenUp = new WeakMap<IncomingMessage, TakenUp>()

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  limitBy(limit: CallsLimit): void {
    this.#limit = limit
  }

  add<C extends PostedCall>(path: string, call: C, handler: ReadyHandler<C>): void {
    // The call's own schema makes the body of it.
    for (const code of LANGUAGE_CODES) {
      const language = languageNamed(code)
      this.#calls.set(pathIn(language, path), { path, language, body: call.body, handler, heads: new Map() })
    }
  }

  /** @returns whether the request is dealt with */
  send(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean {
    const call = request.method === 'POST' ? this.#callOf(request) : undefined
    if (!call || !isPlain(request)) return false
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.once('end', () => {
      const body = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
      void this.#answerOrGoOn(call, request, response, body, goOn)
    })
    return true
  }

  /** The body of a request that was read already, to be read once more; undefined for all others. */
  bodyOf(request: IncomingMessage): Readable | undefined {
    const takenUp = this.#takenUp.get(request)
    return takenUp && Readable.from(takenUp.body, { objectMode: false })
  }

  /** What a request was answered already, for its route to send. */
  answerTo(request: IncomingMessage): TakenUp['answer'] {
    return this.#takenUp.get(request)?.answer
  }

  /** To be called with what goes out, once it has all its headers. */
  note(request: IncomingMessage, reply: FastifyReply, payload: unknown): void {
    const call = request.method === 'POST' && reply.isShared && reply.statusCode === 200 ? this.#callOf(request) : undefined
    if (call && Buffer.isBuffer(payload))
      call.heads.set(headKey(encodingFor(request.headers), reply.hasHeader('content-encoding')), headOf(reply))
  }

  #callOf(request: IncomingMessage): ReadyCall | undefined {
    return this.#calls.get(wholeUrl(request))
  }

  async #answerOrGoOn(call: ReadyCall, request: IncomingMessage, response: ServerResponse, body: Buffer, goOn: () => void): Promise<void> {
    const beganMs = performance.now()
    if (await this.#answer(call, request, response, body)) this.#metrics.answeredReadily(call.path, (performance.now() - beganMs) / 1000)
    else goOn()
  }

  async #answer(call: ReadyCall, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<boolean> {
    const limit = this.#limit
    let answer: TakenUp['answer']
    try {
      const asked = limit?.isFull(request) ? undefined : askedIn(body, call)
      if (asked) {
        const value = await call.handler({ body: asked.body, visitor: GUEST, signedIn: undefined, language: call.language })
        answer = { value }
        if (value instanceof SharedReply && (await sendShared(call, value, request, response))) {
          limit?.count(request)
          return true
        }
      }
    } catch {
      // It fails again where failures are told and answered.
    }
    this.#takenUp.set(request, { body, answer })
    return false
  }
}

/** @returns whether it is sent: at once where it is short */
function sendShared(
  { heads }: ReadyCall,
  { text }: SharedReply<unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Soon<boolean> {
  const encoding = encodingFor(request.headers)
  const head = heads.get(headKey(encoding, text.isPacked && encoding !== 'identity'))
  if (!head) return false
  const send = (body: Body): true => {
    sendNow(response, [...head, 'content-length', String(body.length)], body)
    return true
  }
  return text.short === undefined ? text.body(encoding).then(({ bytes }) => send(bodyOf(bytes))) : send(text.short)
}

function isPlain({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'])
  if (!(length > 0 && length <= LONGEST_BODY_BYTES) || !JSON_TYPES.has(headers['content-type'])) return false
  for (const name of TELLING_HEADERS) if (headers[name] !== undefined) return false
  return true
}

/** @returns undefined for what the call does not take */
function askedIn(bytes: Buffer, call: ReadyCall): { readonly body: ReadBodyOf<PostedCall> } | undefined {
  const text = bytes.toString()
  if (LEFT_TO_FRAMEWORK.test(text)) return undefined
  const checked = call.body.safeParse(JSON.parse(text))
  return checked.success ? { body: checked.data } : undefined
}

function headKey(encoding: Encoding, isPacked: boolean): string {
  return `${encoding} ${isPacked}`
}
