import type { WorksheetProgress } from '@emojigma/contract/paper/worksheets.ts'
import { LRUCache } from 'lru-cache'
import { ENGLISH, type Language } from '../../platform/languages.ts'
import { QueueFull } from '../../platform/expected-failures.ts'
import type { ThreadLine, ThreadPool } from '../../platform/threads/pool.ts'
import type * as tasks from './tasks.ts'
import type { PdfSheet } from './tasks.ts'

const MAX_WAITING = 60
/** Sheets that an account orders: one is drawn while two wait. */
const MAX_ORDERED = 3
/** Files that a client has drawn by their addresses. A school's network is one client. */
const MAX_PER_CLIENT = 12
/** Puzzles, cards or reports on a short sheet. Short sheets have a line of their own, so none waits for a book of thirty variants. */
const SHORT = 24
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
  readonly client: string
  readonly progress: tasks.SheetOrder['progress']
  readonly cancelling: AbortController
  readonly pdf: Promise<Buffer>
}

/** Draws PDFs in the thread pool, and caches them for a while. Short and long ones have a line each, in which clients take turns. */
export class SheetDrawings {
  readonly #cache = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length, ttl: CACHE_MS })
  /** How drawings without a result ended, by name. */
  readonly #endings = new LRUCache<string, 'cancelled' | 'failed'>({ max: ENDINGS_KEPT })
  /** By name. */
  readonly #drawings = new Map<string, Drawing>()
  readonly #maxWaiting: number
  readonly #shortLine: ThreadLine<typeof tasks>
  readonly #longLine: ThreadLine<typeof tasks>
  /** The clients of the reserved places. */
  readonly #placesHeld: string[] = []

  constructor(threads: ThreadPool, { maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting
    const module = new URL('./tasks.ts', import.meta.url)
    this.#shortLine = threads.line<typeof tasks>(module)
    this.#longLine = threads.line<typeof tasks>(module, { isLong: true })
  }

  /** @param thing key of the sheet: concurrent calls with the same key and language share one drawing
   *  @param client an account, or the network of the request
   *  @throws QueueFull when the queue is full, or the client's share of it; CancelledSheet when it is cancelled */
  draw(thing: string, sheet: PdfSheet, client: string, language = ENGLISH): Promise<Buffer> {
    const name = nameIn(language, thing)
    const cached = this.#cache.get(name)
    if (cached) return Promise.resolve(cached)
    const underWay = this.#drawings.get(name)
    if (underWay) return underWay.pdf
    if (!this.#hasRoom(client, MAX_PER_CLIENT)) return Promise.reject(queueFull())
    const progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
    const cancelling = new AbortController()
    const pdf = this.#draw(name, { sheet, language: language.language.code, progress }, client, cancelling.signal)
    this.#drawings.set(name, { client, progress, cancelling, pdf })
    this.#endings.delete(name)
    return pdf
  }

  /** Reserves a place in the queue for an account.
   *  @throws QueueFull when the queue is full, or the account has three sheets in it */
  holdPlace(accountId: string): HeldPlace {
    if (!this.#hasRoom(accountId, MAX_ORDERED)) throw queueFull()
    this.#placesHeld.push(accountId)
    let isHeld = true
    const giveBack = (): void => {
      if (isHeld) this.#placesHeld.splice(this.#placesHeld.indexOf(accountId), 1)
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
      const [done = 0, hasBegun = 0] = drawing.progress
      return { State: hasBegun === 0 ? 'waiting' : 'drawing', Done: done, Total: total }
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

  #hasRoom(client: string, most: number): boolean {
    const clients = [...this.#placesHeld, ...[...this.#drawings.values()].map((drawing) => drawing.client)]
    return clients.length <= this.#maxWaiting && clients.filter((one) => one === client).length < most
  }

  async #draw(name: string, order: tasks.SheetOrder, client: string, cancelled: AbortSignal): Promise<Buffer> {
    const line = sizeOf(order.sheet) > SHORT ? this.#longLine : this.#shortLine
    try {
      const { buffer, byteOffset, byteLength } = await line.run('drawSheet', order, { client, signal: cancelled })
      const pdf = Buffer.from(buffer, byteOffset, byteLength)
      // A bill names its buyer, of whom nothing is kept.
      if (!('bill' in order.sheet)) this.#cache.set(name, pdf)
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

function sizeOf(sheet: PdfSheet): number {
  if ('cards' in sheet) return sheet.cards.length
  if ('reports' in sheet) return sheet.reports.length
  if ('bill' in sheet) return 1
  const drawn = sheet.copies?.map(({ variant }) => sheet.variants[variant]) ?? sheet.variants
  return drawn.reduce((sum, variant) => sum + (variant?.puzzles.length ?? 0), 0)
}

function queueFull(): QueueFull {
  return new QueueFull('too many worksheets are being drawn')
}

function nameIn({ language: { code } }: Language, thing: string): string {
  return `${code} ${thing}`
}
