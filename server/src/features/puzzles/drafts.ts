import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { PoolClosed, type ThreadLine, type ThreadPool } from '../../platform/threads/pool.ts'
import type { Draft, DraftSource, WordRequest, WordDraft } from './draft.ts'
import type * as tasks from './tasks.ts'

const TRIES = 4

/** Generates puzzles in the thread pool. A failed task is retried: today's set must not be lost with a thread. */
export class Drafts implements DraftSource {
  readonly #line: ThreadLine<typeof tasks>
  readonly #log: Pick<FastifyBaseLogger, 'error'>

  /** @param module exports other tasks of the same names */
  constructor(threads: ThreadPool, log: Pick<FastifyBaseLogger, 'error'>, module = new URL('./tasks.ts', import.meta.url)) {
    this.#line = threads.line<typeof tasks>(module)
    this.#log = log
  }

  draftDay(day: Day): Promise<readonly Draft[]> {
    return this.#try(() => this.#line.run('draftDay', day))
  }

  draftSlot(day: Day, slot: number, attempt: number): Promise<Draft> {
    return this.#try(() => this.#line.run('draftSlot', { day, slot, attempt }))
  }

  draftWords(requests: readonly WordRequest[]): Promise<readonly WordDraft[]> {
    return this.#try(() => this.#line.run('draftWords', requests))
  }

  async #try<T>(draft: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await draft()
      } catch (error) {
        if (error instanceof PoolClosed) throw error
        this.#log.error({ err: error }, 'puzzles could not be generated')
        if (tries === TRIES) throw error
      }
    }
  }
}
