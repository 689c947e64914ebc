import { Worker } from 'node:worker_threads'
import type { PracticeReply, PracticeResult, PracticeResults, PracticeWish } from './practice-worker.ts'

const MAX_WAITING = 60
const IDLE_MS = 60_000

/** Too many practice puzzles and exercises wait to be drawn already. */
export class TooManyDraws extends Error {
  readonly statusCode = 503
}

interface Waiting {
  readonly wish: PracticeWish
  readonly resolve: (result: PracticeResult) => void
  readonly reject: (error: Error) => void
}

/** Draws practice puzzles and exercises one after the other in a thread of its own, so that no request waits for those of others. It starts
 *  when it is first needed and rests after a minute. */
export class PracticeThread {
  /** The first one is being drawn. */
  readonly #line: Waiting[] = []
  readonly #script: URL
  readonly #maxWaiting: number
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined

  /** @param script another worker program, which answers each PracticeWish with a PracticeReply */
  constructor({ script = new URL('practice-worker.ts', import.meta.url), maxWaiting = MAX_WAITING } = {}) {
    this.#script = script
    this.#maxWaiting = maxWaiting
  }

  /** @throws TooManyDraws when the line is full */
  ask<Wish extends PracticeWish>(wish: Wish): Promise<PracticeResults[Wish['kind']]> {
    if (this.#line.length > this.#maxWaiting) return Promise.reject(new TooManyDraws('too many practice puzzles are being drawn'))
    const { promise, resolve, reject } = Promise.withResolvers<PracticeResults[Wish['kind']]>()
    // What comes back is what was asked for.
    this.#line.push({ wish, resolve: resolve as Waiting['resolve'], reject })
    if (this.#line.length === 1) this.#begin()
    return promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const worker = this.#worker
    this.#worker = undefined
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server is closing'))
    await worker?.terminate()
  }

  #begin(): void {
    clearTimeout(this.#idleTimer)
    const [first] = this.#line
    if (!first) {
      this.#idleTimer = setTimeout(() => this.#rest(), IDLE_MS).unref()
      return
    }
    this.#worker ??= this.#start()
    this.#worker.postMessage(first.wish, [])
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    worker.on('message', (reply: PracticeReply) => {
      if (this.#worker !== worker) return
      const first = this.#line.shift()
      if ('error' in reply) first?.reject(new Error(reply.error))
      else first?.resolve(reply.result)
      this.#begin()
    })
    worker.on('error', (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#lose(worker, new Error('the worker ended')))
    worker.unref()
    return worker
  }

  /** The one that was being drawn has failed; those behind it get a new thread. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#line.shift()?.reject(error)
    this.#begin()
  }

  #rest(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
