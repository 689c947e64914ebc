import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { Worker } from 'node:worker_threads'
import type { CheckReply, CheckRequest } from './check-worker.ts'

const MAX_WAITING = 50
/** The hardest puzzles take a tenth of it. */
const LONGEST_MS = 4000
const IDLE_MS = 60_000
/** So many times as long may pass until a thread begins: on a machine that is busy it starts slowly, which says nothing of the puzzle. */
const STARTING = 5

/** Too many puzzles wait to be checked already. */
export class TooManyChecks extends Error {
  readonly statusCode = 503
}

interface Waiting {
  readonly question: MadeQuestion
  readonly resolve: (checked: MadeCheck) => void
  readonly reject: (error: Error) => void
}

/** Checks what people made, one puzzle after the other, in a thread of its own. One that takes too long is refused, and the thread ends
 *  with it. It starts when it is first needed and rests after a minute. */
export class Checks {
  /** In the order in which they are checked; the first one is being checked. */
  readonly #line: Waiting[] = []
  readonly #script: URL
  readonly #longestMs: number
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param script another worker program, which answers each CheckRequest with a CheckReply */
  constructor({ script = new URL('check-worker.ts', import.meta.url), longestMs = LONGEST_MS } = {}) {
    this.#script = script
    this.#longestMs = longestMs
  }

  /** @throws TooManyChecks when the line is full */
  check(question: MadeQuestion): Promise<MadeCheck> {
    if (this.#line.length > MAX_WAITING) return Promise.reject(new TooManyChecks('too many puzzles are being checked'))
    const { promise, resolve, reject } = Promise.withResolvers<MadeCheck>()
    this.#line.push({ question, resolve, reject })
    if (this.#line.length === 1) this.#begin()
    return promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server is closing'))
    await worker?.terminate()
  }

  #begin(): void {
    clearTimeout(this.#timer)
    const [first] = this.#line
    if (!first) {
      this.#timer = setTimeout(() => this.#end(), IDLE_MS).unref()
      return
    }
    this.#worker ??= this.#start()
    const request: CheckRequest = { question: first.question }
    this.#worker.postMessage(request, [])
    this.#timer = setTimeout(() => this.#giveUp(), STARTING * this.#longestMs)
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    worker.on('message', (reply: CheckReply) => {
      if (this.#worker !== worker) return
      if (reply.kind === 'begun') {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#giveUp(), this.#longestMs)
        return
      }
      this.#line.shift()?.resolve(reply.checked)
      this.#begin()
    })
    worker.on('error', (error) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#line.shift()?.reject(error instanceof Error ? error : new Error(String(error)))
      this.#begin()
    })
    worker.unref()
    return worker
  }

  /** What nobody can tell in time, nobody can solve step by step. */
  #giveUp(): void {
    this.#end()
    this.#line.shift()?.resolve({ kind: 'faulty', faults: [{ kind: 'needs guessing' }] })
    this.#begin()
  }

  #end(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
