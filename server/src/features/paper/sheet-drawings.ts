import type { WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { LRUCache } from 'lru-cache'
import { ENGLISH, type Language } from '../../platform/languages.ts'
import { LineFull } from '../../platform/refused.ts'
import type { ThreadLine, ThreadPool } from '../../platform/threads/pool.ts'
import type * as tasks from './tasks.ts'
import type { PdfSheet } from './tasks.ts'

const MAX_WAITING = 16
const CACHE_BYTES = 64 * 1024 * 1024
const CACHE_MS = 30 * 60 * 1000
const ENDINGS_KEPT = 1000

/** The drawing was cancelled. */
export class CancelledSheet extends Error {
  readonly statusCode = 404
}

/** A reserved place in the queue, for a sheet that is not complete yet. */
export interface HeldPlace {
  /** Draws the sheet in this place. */
  readonly draw: SheetDrawings['draw']
  /** Gives the place up; has no effect after `draw`. */
  readonly giveBack: () => void
}

interface Drawing {
  /** Its first number is how many variants are drawn. */
  readonly done: Int32Array<SharedArrayBuffer>
  readonly cancelling: AbortController
  readonly pdf: Promise<Buffer>
}

/** Draws PDFs one after the other in the thread pool, and caches them for a while. */
export class SheetDrawings {
  readonly #cache = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length, ttl: CACHE_MS })
  /** How drawings without a result ended, by name. */
  readonly #endings = new LRUCache<string, 'cancelled' | 'failed'>({ max: ENDINGS_KEPT })
  /** By name, in the order of the queue; the first one is being drawn. */
  readonly #drawings = new Map<string, Drawing>()
  readonly #maxWaiting: number
  readonly #line: ThreadLine<typeof tasks>
  #placesHeld = 0

  constructor(threads: ThreadPool, { maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting
    this.#line = threads.line<typeof tasks>(new URL('./tasks.ts', import.meta.url), { isLong: true })
  }

  /** @param thing key of the sheet: concurrent calls with the same key and language share one drawing
   *  @throws LineFull when the queue is full; CancelledSheet when it is cancelled */
  draw(thing: string, sheet: PdfSheet, language = ENGLISH): Promise<Buffer> {
    const name = nameIn(language, thing)
    const cached = this.#cache.get(name)
    if (cached) return Promise.resolve(cached)
    const underWay = this.#drawings.get(name)
    if (underWay) return underWay.pdf
    if (!this.#hasRoom) return Promise.reject(new LineFull('too many worksheets are being drawn'))
    const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const cancelling = new AbortController()
    const pdf = this.#draw(name, { sheet, language: language.language.code, done }, cancelling.signal)
    this.#drawings.set(name, { done, cancelling, pdf })
    this.#endings.delete(name)
    return pdf
  }

  /** Reserves a place in the queue.
   *  @throws LineFull when the queue is full */
  holdPlace(): HeldPlace {
    if (!this.#hasRoom) throw new LineFull('too many worksheets are being drawn')
    this.#placesHeld += 1
    let isHeld = true
    const giveBack = (): void => {
      if (isHeld) this.#placesHeld -= 1
      isHeld = false
    }
    return {
      draw: (...parameters) => {
        giveBack()
        return this.draw(...parameters)
      },
      giveBack,
    }
  }

  /** @param total number of its variants, for a drawing that is no longer remembered */
  progress(thing: string, total: number, language = ENGLISH): WorksheetProgress {
    const name = nameIn(language, thing)
    const drawing = this.#drawings.get(name)
    if (drawing) {
      const [first] = this.#drawings.keys()
      return { State: name === first ? 'drawing' : 'waiting', Done: Atomics.load(drawing.done, 0), Total: total }
    }
    if (this.#cache.has(name)) return { State: 'ready', Done: total, Total: total }
    return { State: this.#endings.get(name) ?? 'lost', Done: 0, Total: total }
  }

  /** Cancels a drawing that is queued or under way; a finished one stays. */
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
      this.#cache.set(name, pdf)
      return pdf
    } catch (error) {
      if (!cancelled.aborted) this.#endings.set(name, 'failed')
      throw error
    } finally {
      // After a cancellation another drawing may have its name.
      if (!cancelled.aborted) this.#drawings.delete(name)
    }
  }
}

function nameIn({ language: { code } }: Language, thing: string): string {
  return `${code} ${thing}`
}
