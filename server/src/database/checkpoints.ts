import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Moves what was committed from the embedded database's log into its file, in a thread of its own. A task that writes much asks for it
 *  before the log is so long that a commit would do it, during which the whole process would wait for the disk. */
export class Checkpoints {
  readonly #worker: Worker

  /** @param file of the database */
  constructor(file: string) {
    this.#worker = new Worker(new URL('checkpoint-worker.ts', import.meta.url), { workerData: file })
  }

  /** Returns when it is done; one call at a time. */
  async take(): Promise<void> {
    const done = once(this.#worker, 'message')
    this.#worker.postMessage('take', [])
    await done
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
