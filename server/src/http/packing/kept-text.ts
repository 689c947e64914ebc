import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { contentTag } from './content-tag.ts'
import { browserHas } from './entity-tags.ts'
import { addVary } from './packed-answers.ts'
import { encodingFor, packed, SMALLEST_PACKED_BYTES, type Encoding, type PackedEncoding } from './packing.ts'

const unpacked = promisify(brotliDecompress)

/** What a packed text is of the text itself, about, while it is packed in one way or, for a moment, in two. */
const PACKED_SHARE = 0.45

interface KeptBody {
  readonly way: string
  readonly bytes: Buffer
  /** Whether it will be sent so as long as it is kept. */
  readonly isFinal: boolean
}

/** A text in one encoding, as far as it has been packed. */
interface Packing {
  quick?: Promise<Buffer> | undefined
  small?: Buffer | 'under way'
}

interface KeptTextOptions {
  /** Whether it is kept long enough for packing it once more to pay. */
  readonly isLasting?: boolean
  /** Whether nobody else has the bytes from now on. */
  readonly isGiven?: boolean
}

/** A text that is sent to many, packed once for each encoding: quickly when it is first asked for, and, if it lasts, again as small as is
 *  sensible when it is asked for once more. What is packed is all that is kept of it. */
export class KeptText {
  /** What it holds in memory, about. */
  readonly bytes: number
  /** Where it is so short that it is never packed, what is sent: of this text each character is a byte. */
  readonly short: string | undefined
  readonly #isLasting: boolean
  /** Whether the memory of the text may be given back. */
  #isFree: boolean
  /** Until it is packed for the first time. */
  #text: Buffer | undefined
  #tag: string | undefined
  #packings: Readonly<Record<PackedEncoding, Packing>> | undefined

  constructor(given: string | Buffer, { isLasting = true, isGiven = typeof given === 'string' }: KeptTextOptions = {}) {
    const length = Buffer.byteLength(given)
    this.#isLasting = isLasting
    this.#isFree = isGiven
    if (length < SMALLEST_PACKED_BYTES) {
      this.bytes = length
      this.short = typeof given === 'string' && given.length === length ? given : bufferOf(given).toString('latin1')
    } else {
      this.bytes = Math.ceil(length * PACKED_SHARE)
      this.#text = bufferOf(given)
    }
  }

  /** Whether it is so long that it is sent packed. */
  get isPacked(): boolean {
    return this.short === undefined
  }

  /** Its content in a word, whatever its encoding. Most texts that nobody asks for twice never need it. */
  get tag(): string {
    this.#tag ??= contentTag(this.#text ?? Buffer.from(this.short ?? '', 'latin1'))
    return this.#tag
  }

  /** What is sent next in an encoding.
   *  @returns the bytes, and how they were made: what entity tags end with, since the bytes are others each way */
  async body(encoding: Encoding): Promise<KeptBody> {
    if (encoding === 'identity' || !this.isPacked) {
      this.#isFree = false
      return { way: '', bytes: this.#text ?? (await this.#plain()), isFinal: true }
    }
    const { quick, small } = this.#packing(encoding)
    if (small instanceof Buffer) return { way: `-${encoding}`, bytes: small, isFinal: true }
    if (quick && this.#isLasting && small === undefined) void this.#packSmall(encoding)
    return { way: `-${encoding}-quick`, bytes: await (quick ?? this.#packQuickly(encoding)), isFinal: false }
  }

  /** Every entity tag under which a browser may have it in an encoding. */
  tagsIn(encoding: Encoding): readonly string[] {
    if (encoding === 'identity' || !this.isPacked) return [`"${this.tag}"`]
    return [`"${this.tag}-${encoding}"`, `"${this.tag}-${encoding}-quick"`]
  }

  /** Most texts are short, and have none. */
  #packing(encoding: PackedEncoding): Packing {
    this.#packings ??= { br: {}, gzip: {} }
    return this.#packings[encoding]
  }

  async #plain(): Promise<Buffer> {
    if (this.#text) return this.#text
    if (this.short !== undefined) return Buffer.from(this.short, 'latin1')
    const { small } = this.#packing('br')
    return unpacked(small instanceof Buffer ? small : await this.#packQuickly('br'))
  }

  #packQuickly(encoding: PackedEncoding): Promise<Buffer> {
    const packing = this.#packing(encoding)
    packing.quick ??= this.#packFirst(encoding)
    return packing.quick
  }

  async #packFirst(encoding: PackedEncoding): Promise<Buffer> {
    // Two packings at once read the same text, and either may end first.
    if (encoding !== 'br') this.#isFree = false
    try {
      const text = await this.#plain()
      const bytes = await packed(text, encoding, 'quick')
      if (encoding === 'br') {
        // Named before it is let go.
        this.#tag = this.tag
        this.#text = undefined
        if (this.#isFree) giveBack(text)
      }
      return bytes
    } catch (error) {
      this.#packing(encoding).quick = undefined
      throw error
    }
  }

  async #packSmall(encoding: PackedEncoding): Promise<void> {
    const packing = this.#packing(encoding)
    packing.small = 'under way'
    try {
      // The first packing gives the memory of the text back when it ends, so nobody else may be reading it then.
      await packing.quick
      packing.small = await packed(await this.#plain(), encoding, 'small')
      packing.quick = undefined
    } catch {
      // What was packed quickly is sent on.
    }
  }
}

function bufferOf(text: string | Buffer): Buffer {
  return Buffer.isBuffer(text) ? text : Buffer.from(text)
}

/** Gives memory back at once. It lies outside of what the collector of garbage counts, so otherwise thousands of texts wait for it. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** Answers with a kept text in the encoding that the browser allows, or says that the browser has it.
 *  @param isTagged whether a browser may ask whether it still has the latest: not for what it may not keep */
export async function sendKeptText(request: FastifyRequest, reply: FastifyReply, text: KeptText, isTagged = true): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers)
  addVary(reply, 'accept-encoding')
  const known = isTagged ? text.tagsIn(encoding).find((tag) => browserHas(request, tag)) : undefined
  if (known !== undefined) return reply.header('etag', known).code(304).send()
  const { way, bytes, isFinal } = await text.body(encoding)
  if (!isFinal) reply.isCurrent = undefined
  if (isTagged) reply.header('etag', `"${text.tag}${way}"`)
  if (text.isPacked && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
