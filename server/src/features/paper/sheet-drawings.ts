import type { WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { LRUCache } from 'lru-cache'
import { ENGLISH, type Language } from '../../platform/languages.ts'
import { QueueFull } from '../../platform/expected-failures.ts'
import type { ThreadLine, ThreadPool } from '../../platform/threads/pool.ts'
import type * as tasks from './tasks.ts'
import type { PdfSheet } from './tasks.ts'

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
  /** Its first number is how many variants are drawn. */
  readonly done: Int32Array<SharedArrayBuffer>
  readonly cancelling: AbortController
  readonly pdf: Promise<Buffer>
}

/** Draws PDFs one after the other in the pool of threads, and caches them for a while. */
export class SheetDrawings {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length, ttl: KEPT_MS })
  /** By name: how drawings ended of which nothing is kept. */
  readonly #endings = new LRUCache<string, 'cancelled' | 'failed'>({ max: ENDINGS_KEPT })
  /** By name, in the order in which they are drawn; the first one is being drawn. */
  readonly #drawings = new Map<string, Drawing>()
  readonly #maxWaiting: number
  readonly #line: ThreadLine<typeof tasks>
  #placesHeld = 0

  constructor(threads: ThreadPool, { maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting
    this.#line = threads.line<typeof tasks>(new URL('./tasks.ts', import.meta.url), { isLong: true })
  }

  /** @param thing of what is drawn: the same thing is drawn once in a language, however many ask
   *  @throws QueueFull when the line is full; CancelledSheet when it is ended */
  draw(thing: string, sheet: PdfSheet, language = ENGLISH): Promise<Buffer> {
    const name = nameIn(language, thing)
    const kept = this.#kept.get(name)
    if (kept) return Promise.resolve(kept)
    const underWay = this.#drawings.get(name)
    if (underWay) return underWay.pdf
    if (!this.#hasRoom) return Promise.reject(new QueueFull('too many worksheets are being drawn'))
    const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const cancelling = new AbortController()
    const pdf = this.#draw(name, { sheet, language: language.language.code, done }, cancelling.signal)
    this.#drawings.set(name, { done, cancelling, pdf })
    this.#endings.delete(name)
    return pdf
  }

  /** Keeps a place in line.
   *  @throws QueueFull when the line is full */
  holdPlace(): HeldPlace {
    if (!this.#hasRoom) throw new QueueFull('too many worksheets are being drawn')
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
    const drawing = this.#drawings.get(name)
    if (drawing) {
      const [first] = this.#drawings.keys()
      return { State: name === first ? 'drawing' : 'waiting', Done: Atomics.load(drawing.done, 0), Total: total }
    }
    if (this.#kept.has(name)) return { State: 'ready', Done: total, Total: total }
    return { State: this.#endings.get(name) ?? 'lost', Done: 0, Total: total }
  }

  /** Ends a drawing that waits or is under way; a finished one stays. */
  cancel(thing: string, language = ENGLISH): void {
    const name = nameIn(language, thing)
    const drawing = this.#drawings.get(name)
    if (!drawing) return
    this.#drawings.delete(name)
    this.#endings.set(name, 'cancelled')
    drawing.cancelling.abort(new CancelledSheet('the worksheet is not wanted any more'))
  }

  get #hasRoom(): boolean {
    return this.#drawings.size + this.#placesHeld <= this.#maxWaiting
  }

  async #draw(name: string, order: tasks.SheetOrder, cancelled: AbortSignal): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = await this.#line.run('drawSheet', order, { signal: cancelled })
      const pdf = Buffer.from(buffer, byteOffset, byteLength)
      this.#kept.set(name, pdf)
      return pdf
    } catch (error) {
      if (!cancelled.aborted) this.#endings.set(name, 'failed')
      throw error
    } finally {
      // After it was cancelled another drawing may have its name.
      if (!cancelled.aborted) this.#drawings.delete(name)
    }
  }
}

function nameIn({ language: { code } }: Language, thing: string): string {
  return `${code} ${thing}`
}
