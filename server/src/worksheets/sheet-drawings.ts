import type { WorksheetProgress } from '@emojigma/contract/worksheets.ts'
import { LRUCache } from 'lru-cache'
import { ENGLISH, type Language } from '../languages.ts'
import { LineFull } from '../refused.ts'
import { RestingThread } from '../resting-thread.ts'
import type { PdfSheet, SheetReply, SheetRequest } from './sheet-worker.ts'

const MAX_WAITING = 16
const KEPT_BYTES = 64 * 1024 * 1024
const KEPT_MS = 30 * 60 * 1000
const ENDINGS_KEPT = 1000

/** The drawing was ended on purpose. */
export class CancelledSheet extends Error {
  readonly statusCode = 404
}

/** A place in line, kept for a sheet that is still put together. */
export interface HeldPlace {
  /** Draws the sheet in this place. */
  readonly draw: SheetDrawings['draw']
  /** For a sheet that is not to be drawn; changes nothing after that. */
  readonly giveBack: () => void
}

interface Drawing {
  readonly jobId: number
  readonly name: string
  /** The code of that in which it is written. */
  readonly language: string
  readonly sheet: PdfSheet
  done: number
  state: 'waiting' | 'drawing'
  readonly pdf: Promise<Buffer>
  readonly resolve: (pdf: Buffer) => void
  readonly reject: (error: Error) => void
}

/** Draws PDFs one after the other in a thread of its own, and keeps what was drawn lately. */
export class SheetDrawings {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length, ttl: KEPT_MS })
  /** By name: how drawings ended of which nothing is kept. */
  readonly #endings = new LRUCache<string, 'cancelled' | 'failed'>({ max: ENDINGS_KEPT })
  /** In the order in which they are drawn; the first one is being drawn. */
  readonly #line: Drawing[] = []
  readonly #maxWaiting: number
  readonly #thread: RestingThread<SheetRequest, SheetReply>
  #nextJobId = 1
  #placesHeld = 0

  /** @param script another worker program, which answers each SheetRequest with SheetReplies */
  constructor({ script = new URL('sheet-worker.ts', import.meta.url), maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting
    this.#thread = new RestingThread({ script, onReply: (reply) => this.#hear(reply), onLost: (error) => this.#lose(error) })
  }

  /** @param thing of what is drawn: the same thing is drawn once in a language, however many ask
   *  @throws LineFull when the line is full; CancelledSheet when it is ended */
  draw(thing: string, sheet: PdfSheet, language = ENGLISH): Promise<Buffer> {
    const name = nameIn(language, thing)
    const kept = this.#kept.get(name)
    if (kept) return Promise.resolve(kept)
    const underWay = this.#line.find((drawing) => drawing.name === name)
    if (underWay) return underWay.pdf
    if (!this.#hasRoom) return Promise.reject(new LineFull('too many worksheets are being drawn'))
    const { promise: pdf, resolve, reject } = Promise.withResolvers<Buffer>()
    this.#line.push({
      jobId: this.#nextJobId++,
      name,
      language: language.language.code,
      sheet,
      done: 0,
      state: 'waiting',
      pdf,
      resolve,
      reject,
    })
    this.#endings.delete(name)
    this.#begin()
    return pdf
  }

  /** Keeps a place in line.
   *  @throws LineFull when the line is full */
  holdPlace(): HeldPlace {
    if (!this.#hasRoom) throw new LineFull('too many worksheets are being drawn')
    this.#placesHeld += 1
    let isHeld = true
    const giveBack = (): void => {
      if (isHeld) this.#placesHeld -= 1
      isHeld = false
    }
    return {
      draw: (...given) => {
        giveBack()
        return this.draw(...given)
      },
      giveBack,
    }
  }

  /** @param total how many variants it has, if nothing is known of it any more */
  progress(thing: string, total: number, language = ENGLISH): WorksheetProgress {
    const name = nameIn(language, thing)
    const drawing = this.#line.find((one) => one.name === name)
    if (drawing) return { State: drawing.state, Done: drawing.done, Total: total }
    if (this.#kept.has(name)) return { State: 'ready', Done: total, Total: total }
    return { State: this.#endings.get(name) ?? 'lost', Done: 0, Total: total }
  }

  /** Ends a drawing that waits or is under way; what is drawn already stays. */
  cancel(thing: string, language = ENGLISH): void {
    const name = nameIn(language, thing)
    const index = this.#line.findIndex((one) => one.name === name)
    const drawing = this.#line[index]
    if (!drawing) return
    this.#line.splice(index, 1)
    this.#endings.set(name, 'cancelled')
    drawing.reject(new CancelledSheet('the worksheet is not wanted any more'))
    if (drawing.state === 'drawing') this.#thread.ask({ cancelledId: drawing.jobId })
    this.#begin()
  }

  async close(): Promise<void> {
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server is closing'))
    await this.#thread.end()
  }

  get #hasRoom(): boolean {
    return this.#line.length + this.#placesHeld <= this.#maxWaiting
  }

  #begin(): void {
    const [first] = this.#line
    if (!first) return this.#thread.rest()
    if (first.state === 'drawing') return
    first.state = 'drawing'
    this.#thread.ask({ jobId: first.jobId, language: first.language, sheet: first.sheet })
  }

  #hear(reply: SheetReply): void {
    const index = this.#line.findIndex(({ jobId }) => jobId === reply.jobId)
    const drawing = this.#line[index]
    // One that was cancelled has left the line.
    if (!drawing) return
    if ('done' in reply) {
      drawing.done = reply.done
      return
    }
    this.#line.splice(index, 1)
    if ('pdf' in reply) {
      const pdf = Buffer.from(reply.pdf.buffer, reply.pdf.byteOffset, reply.pdf.byteLength)
      this.#kept.set(drawing.name, pdf)
      drawing.resolve(pdf)
    } else {
      this.#endings.set(drawing.name, 'failed')
      drawing.reject(new Error(reply.error))
    }
    this.#begin()
  }

  /** The one that was being drawn has failed; those behind it get a new thread. */
  #lose(error: Error): void {
    const [first] = this.#line.splice(0, 1)
    if (first) {
      this.#endings.set(first.name, 'failed')
      first.reject(error)
    }
    this.#begin()
  }
}

function nameIn({ language: { code } }: Language, thing: string): string {
  return `${code} ${thing}`
}
