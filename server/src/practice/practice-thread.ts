import { LineFull } from '../refused.ts'
import { RestingThread } from '../resting-thread.ts'
import type { PracticeReply, PracticeResult, PracticeResults, PracticeWish } from './practice-worker.ts'

const MAX_WAITING = 60

interface Waiting {
  readonly wish: PracticeWish
  readonly resolve: (result: PracticeResult) => void
  readonly reject: (error: Error) => void
}

/** Draws practice puzzles and exercises one after the other in a thread of its own, so that no request waits for those of others. */
export class PracticeThread {
  /** The first one is being drawn. */
  readonly #line: Waiting[] = []
  readonly #maxWaiting: number
  readonly #thread: RestingThread<PracticeWish, PracticeReply>

  /** @param script another worker program, which answers each PracticeWish with a PracticeReply */
  constructor({ script = new URL('practice-worker.ts', import.meta.url), maxWaiting = MAX_WAITING } = {}) {
    this.#maxWaiting = maxWaiting
    this.#thread = new RestingThread({ script, onReply: (reply) => this.#hear(reply), onLost: (error) => this.#lose(error) })
  }

  /** @throws LineFull when the line is full */
  ask<Wish extends PracticeWish>(wish: Wish): Promise<PracticeResults[Wish['kind']]> {
    if (this.#line.length > this.#maxWaiting) return Promise.reject(new LineFull('too many practice puzzles are being drawn'))
    const { promise, resolve, reject } = Promise.withResolvers<PracticeResults[Wish['kind']]>()
    // What comes back is what was asked for.
    this.#line.push({ wish, resolve: resolve as Waiting['resolve'], reject })
    if (this.#line.length === 1) this.#begin()
    return promise
  }

  async close(): Promise<void> {
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server is closing'))
    await this.#thread.end()
  }

  #begin(): void {
    const [first] = this.#line
    if (first) this.#thread.ask(first.wish)
    else this.#thread.rest()
  }

  #hear(reply: PracticeReply): void {
    const first = this.#line.shift()
    if ('error' in reply) first?.reject(new Error(reply.error))
    else first?.resolve(reply.result)
    this.#begin()
  }

  /** The one that was being drawn has failed; those behind it get a new thread. */
  #lose(error: Error): void {
    this.#line.shift()?.reject(error)
    this.#begin()
  }
}
