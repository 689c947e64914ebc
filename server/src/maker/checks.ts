import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { LineFull } from '../refused.ts'
import { RestingThread } from '../resting-thread.ts'
import type { CheckReply, CheckRequest } from './check-worker.ts'

const MAX_WAITING = 50
/** The hardest puzzles take a tenth of it. */
const LONGEST_MS = 4000
/** So many times as long may pass until a thread begins: on a machine that is busy it starts slowly, which says nothing of the puzzle. */
const STARTING = 5

interface Waiting {
  readonly question: MadeQuestion
  readonly resolve: (checked: MadeCheck) => void
  readonly reject: (error: Error) => void
}

/** Checks what people made, one puzzle after the other, in a thread of its own. One that takes too long is refused, and the thread ends
 *  with it. */
export class Checks {
  /** In the order in which they are checked; the first one is being checked. */
  readonly #line: Waiting[] = []
  readonly #longestMs: number
  readonly #thread: RestingThread<CheckRequest, CheckReply>
  #timer: NodeJS.Timeout | undefined

  /** @param script another worker program, which answers each CheckRequest with CheckReplies */
  constructor({ script = new URL('check-worker.ts', import.meta.url), longestMs = LONGEST_MS } = {}) {
    this.#longestMs = longestMs
    this.#thread = new RestingThread({ script, onReply: (reply) => this.#hear(reply), onLost: (error) => this.#lose(error) })
  }

  /** @throws LineFull when the line is full */
  check(question: MadeQuestion): Promise<MadeCheck> {
    if (this.#line.length > MAX_WAITING) return Promise.reject(new LineFull('too many puzzles are being checked'))
    const { promise, resolve, reject } = Promise.withResolvers<MadeCheck>()
    this.#line.push({ question, resolve, reject })
    if (this.#line.length === 1) this.#begin()
    return promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server is closing'))
    await this.#thread.end()
  }

  #begin(): void {
    clearTimeout(this.#timer)
    const [first] = this.#line
    if (!first) return this.#thread.rest()
    this.#thread.ask({ question: first.question })
    this.#timer = setTimeout(() => this.#giveUp(), STARTING * this.#longestMs)
  }

  #hear(reply: CheckReply): void {
    if (reply.kind === 'begun') {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#giveUp(), this.#longestMs)
      return
    }
    this.#line.shift()?.resolve(reply.checked)
    this.#begin()
  }

  /** The one that was being checked has failed; those behind it get a new thread. */
  #lose(error: Error): void {
    this.#line.shift()?.reject(error)
    this.#begin()
  }

  /** What nobody can tell in time, nobody can solve step by step. */
  #giveUp(): void {
    void this.#thread.end()
    this.#line.shift()?.resolve({ kind: 'faulty', faults: [{ kind: 'needs guessing' }] })
    this.#begin()
  }
}
