import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Written in one turn of the event loop: about a millisecond. */
const PIECE_LENGTH = 64 * 1024

/** A reply of status 200 that may be too long to write in one turn, such as the export of a class. */
export class LongReply<Body extends object> {
  readonly body: Body

  /** @param body matches the call's schema; only the compiler and the tests check that */
  constructor(body: Body) {
    this.body = body
  }
}

/** Streams the body's fields and the items of its lists, so that other requests get their turn. */
export function sendLongReply(reply: FastifyReply, { body }: LongReply<object>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(body), { objectMode: false }))
}

async function* piecesOf(body: object): AsyncGenerator<string> {
  let piece = ''
  for (const part of partsOf(body)) {
    piece += part
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
    await nextTurn()
  }
  yield piece
}

function* partsOf(body: object): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    if (Array.isArray(value)) yield* itemsOf(value)
    else yield JSON.stringify(value)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function* itemsOf(list: readonly unknown[]): Generator<string> {
  for (const [index, item] of list.entries()) yield (index === 0 ? '[' : ',') + JSON.stringify(item)
  yield list.length === 0 ? '[]' : ']'
}
