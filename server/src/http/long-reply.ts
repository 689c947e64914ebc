import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Written in one turn: about a millisecond's worth. */
const PIECE_LENGTH = 64 * 1024

/** An answer of status 200 with a body that may be so long that nobody else would be answered while it is checked and written. */
export class LongReply<Body> {
  readonly body: Body

  /** @param body as the call's schema has it. Nothing checks that but the compiler and the tests. */
  constructor(body: Body) {
    this.body = body
  }
}

/** Answers piece by piece, and lets others be answered in between. */
export function sendLongReply(reply: FastifyReply, { body }: LongReply<unknown>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(body), { objectMode: false }))
}

async function* piecesOf(body: unknown): AsyncGenerator<string> {
  let piece = ''
  for (const part of partsOf(body)) {
    piece += part
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
    await nextTurn()
  }
  if (piece !== '') yield piece
}

/** What JSON says of a value, in parts of which each is short: a list or an object with others in it is no part. */
function* partsOf(value: unknown): Generator<string> {
  const inner = isNested(value) ? Object.entries(value) : []
  if (!inner.some(([, each]) => isNested(each))) {
    yield JSON.stringify(value)
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [name, each] of inner) {
    // JSON knows no such value, and leaves out what has it.
    if (each === undefined) continue
    yield isList ? before : `${before}${JSON.stringify(name)}:`
    yield* partsOf(each)
    before = ','
  }
  yield isList ? ']' : '}'
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
