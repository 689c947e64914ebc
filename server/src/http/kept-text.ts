import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { isKnown } from './entity-tags.ts'
import { addVary } from './packed-answers.ts'
import { encodingFor, packed, SMALLEST_PACKED_BYTES, type Encoding } from './packing.ts'

/** A text that is sent to many, packed once for each encoding: quickly when it is first asked for, and again as small as is sensible when it
 *  is asked for once more. */
export class KeptText {
  readonly #text: Buffer
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()
  readonly #smaller = new Map<Encoding, Buffer | 'under way'>()
  readonly #isLasting: boolean
  #tag: string | undefined

  /** @param isLasting whether it will be kept long enough for packing it once more to pay */
  constructor(text: string | Buffer, isLasting = true) {
    this.#text = Buffer.isBuffer(text) ? text : Buffer.from(text)
    this.#isLasting = isLasting
  }

  /** What it holds in memory, about: itself, and itself packed. */
  get bytes(): number {
    return Math.ceil(this.#text.length * 1.3)
  }

  get isPacked(): boolean {
    return this.#text.length >= SMALLEST_PACKED_BYTES
  }

  /** Names its content, whatever its encoding. */
  get tag(): string {
    this.#tag ??= createHash('sha256').update(this.#text).digest('base64url').slice(0, 22)
    return this.#tag
  }

  /** The entity tag of the bytes that are sent next in an encoding, and those bytes.
   *  @returns another tag for each encoding and each way to pack */
  async body(encoding: Encoding): Promise<{ readonly etag: string; readonly bytes: Buffer }> {
    if (encoding === 'identity' || !this.isPacked) return { etag: `"${this.tag}"`, bytes: this.#text }
    const smaller = this.#smaller.get(encoding)
    if (smaller instanceof Buffer) return { etag: `"${this.tag}-${encoding}"`, bytes: smaller }
    const begun = this.#bodies.get(encoding)
    if (begun && this.#isLasting && smaller === undefined) this.#packSmaller(encoding)
    const quick = begun ?? packed(this.#text, encoding, 'quick')
    this.#bodies.set(encoding, quick)
    return { etag: `"${this.tag}-${encoding}-quick"`, bytes: await quick }
  }

  /** Every entity tag under which a browser may have it in an encoding. */
  tagsIn(encoding: Encoding): readonly string[] {
    if (encoding === 'identity' || !this.isPacked) return [`"${this.tag}"`]
    return [`"${this.tag}-${encoding}"`, `"${this.tag}-${encoding}-quick"`]
  }

  #packSmaller(encoding: Encoding): void {
    this.#smaller.set(encoding, 'under way')
    packed(this.#text, encoding, 'small').then(
      (bytes) => {
        this.#smaller.set(encoding, bytes)
        this.#bodies.delete(encoding)
      },
      // What was packed quickly is sent on.
      () => undefined,
    )
  }
}

/** Answers with a kept text in the encoding that the browser allows, or says that the browser has it.
 *  @param isTagged whether a browser may ask whether it still has the latest: not for what it may not keep */
export async function sendKeptText(request: FastifyRequest, reply: FastifyReply, text: KeptText, isTagged = true): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers)
  addVary(reply, 'accept-encoding')
  const known = isTagged ? text.tagsIn(encoding).find((tag) => isKnown(request, tag)) : undefined
  if (known !== undefined) return reply.header('etag', known).code(304).send()
  const { etag, bytes } = await text.body(encoding)
  if (isTagged) reply.header('etag', etag)
  if (text.isPacked && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
