import { Worker } from 'node:worker_threads'
import type { BookFile } from './book-file.ts'

/** What the thread that draws is given, and what it answers with. */
export type BookRequest = BookFile
export type BookReply = Uint8Array

/** Draws books one after the other, each in a thread of its own, which ends with it: that happens a few times after a release.
 *  Source: docs/product.md, Puzzle books */
export class BookDrawings {
  readonly #script: URL
  #last: Promise<unknown> = Promise.resolve()
  #worker: Worker | undefined
  #isClosed = false

  /** @param script another worker program, which answers its BookRequest with one BookReply */
  constructor(script = new URL('book-worker.ts', import.meta.url)) {
    this.#script = script
  }

  /** @throws Error when the thread fails, or the server closes */
  draw(request: BookRequest): Promise<Buffer> {
    const mine = this.#last.then(() => this.#drawNow(request))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
    await this.#last
  }

  async #drawNow(workerData: BookRequest): Promise<Buffer> {
    if (this.#isClosed) throw new Error('the server is closing')
    const worker = new Worker(this.#script, { workerData })
    this.#worker = worker
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    worker.on('message', ({ buffer, byteOffset, byteLength }: BookReply) => resolve(Buffer.from(buffer, byteOffset, byteLength)))
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('the thread ended before the book was drawn')))
    try {
      return await promise
    } finally {
      this.#worker = undefined
      await worker.terminate()
    }
  }
}
