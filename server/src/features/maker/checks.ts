import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { TookTooLong, type ThreadLine, type ThreadPool } from '../../platform/threads/pool.ts'
import type * as tasks from './tasks.ts'

const MAX_WAITING = 50
const MAX_PER_ACCOUNT = 10
/** The hardest puzzles take a tenth of it. */
const LONGEST_MS = 4000

/** Checks made puzzles, one after the other, in the thread pool; accounts take turns. A puzzle that takes too long is refused. */
export class Checks {
  readonly #line: ThreadLine<typeof tasks>
  readonly #longestMs: number

  /** @param module exports other tasks of the same names */
  constructor(threads: ThreadPool, { module = new URL('./tasks.ts', import.meta.url), longestMs = LONGEST_MS } = {}) {
    const whenFull = 'too many puzzles are being checked'
    this.#line = threads.line<typeof tasks>(module, { isLong: true, maxWaiting: MAX_WAITING, maxPerClient: MAX_PER_ACCOUNT, whenFull })
    this.#longestMs = longestMs
  }

  /** @throws QueueFull when the queue is full, or the account's share of it */
  async check(question: MadeQuestion, accountId: string): Promise<MadeCheck> {
    try {
      return await this.#line.run('checkMade', question, { client: accountId, longestMs: this.#longestMs })
    } catch (error) {
      // A puzzle that cannot be decided in time cannot be solved step by step.
      if (error instanceof TookTooLong) return { kind: 'faulty', faults: [{ kind: 'needs guessing' }] }
      throw error
    }
  }
}
