import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { QueueFull } from '../expected-failures.ts'
import { TurnQueue } from '../turn-queue.ts'
import type { TaskCall } from './worker.ts'

const MAX_THREADS = 3
/** Long tasks leave one thread to short ones. */
const MAX_LONG = MAX_THREADS - 1
/** An idle thread ends after this time and frees its memory. */
const IDLE_MS = 60_000
/** Threads start slowly on a busy machine, so a task may take this many times its limit to begin. */
const STARTING = 5

/** The task ran longer than its limit. */
export class TookTooLong extends Error {}

/** The task was ended or refused because the server is closing. */
export class PoolClosed extends Error {
  constructor() {
    super('the server is closing')
  }
}

export interface LineOptions {
  /** Its tasks may take seconds. */
  readonly isLong?: boolean
  /** Queue length beyond which tasks are refused; absent = any. */
  readonly maxWaiting?: number
  /** The same for one client. */
  readonly maxPerClient?: number
  /** For the log: what is refused when the queue is full. */
  readonly whenFull?: string
}

export interface RunOptions {
  /** An account or a network: clients take turns. Absent = the site itself. */
  readonly client?: string
  /** Aborting ends the task, and the thread that runs it. */
  readonly signal?: AbortSignal
  /** Time limit, from when the task begins in a thread. */
  readonly longestMs?: number
}

/** The functions that a module of tasks exports. Inputs and results are cloned. */
type TasksOf<Module> = { readonly [Name in keyof Module]: (input: never) => unknown }

/** The server's threads for work that requests should not wait behind. A thread starts when there is work.
 *  Source: docs/decisions/2026-11-29-one-pool-of-threads.md */
export class ThreadPool {
  readonly #piscina = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    name: 'runTask',
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    recordTiming: false,
  })
  // Piscina's own queue is unused: it loses waiting tasks when a thread dies.
  readonly #turns = new PQueue({ concurrency: MAX_THREADS })
  readonly #longTurns = new PQueue({ concurrency: MAX_LONG })
  /** Running and waiting. */
  readonly #tasks = new Set<AbortController>()
  #isClosed = false

  constructor(log: Pick<FastifyBaseLogger, 'error'>) {
    // A thread without a task failed: it could not start, so waiting tasks would never run.
    this.#piscina.on('error', (error: Error) => {
      log.error({ err: error }, 'a thread of the pool failed')
      this.#abortAll(error)
    })
  }

  /** @param module exports the tasks */
  line<Module extends TasksOf<Module>>(module: URL, options?: LineOptions): ThreadLine<Module> {
    return new ThreadLine(this, module, options)
  }

  /** Runs a task as soon as a thread is free. Use a line instead. */
  async run(isLong: boolean, call: TaskCall, { signal, longestMs }: RunOptions): Promise<unknown> {
    if (this.#isClosed) throw new PoolClosed()
    const task = new AbortController()
    const turn = { signal: signal ? AbortSignal.any([signal, task.signal]) : task.signal }
    const inThread = (): Promise<unknown> => {
      if (longestMs === undefined) return this.#piscina.run(call, turn)
      const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      return endLate(task, begun, longestMs, this.#piscina.run({ ...call, begun }, turn))
    }
    const inTurn = (): Promise<unknown> => this.#turns.add(inThread, turn)
    this.#tasks.add(task)
    try {
      return await (isLong ? this.#longTurns.add(inTurn, turn) : inTurn())
    } finally {
      this.#tasks.delete(task)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#abortAll(new PoolClosed())
    await this.#piscina.destroy()
  }

  #abortAll(reason: Error): void {
    for (const task of this.#tasks) task.abort(reason)
  }
}

/** The tasks of one feature, which run one after the other; its clients take turns. */
export class ThreadLine<Module extends TasksOf<Module>> {
  readonly #pool: ThreadPool
  readonly #module: string
  readonly #options: LineOptions
  readonly #queue: TurnQueue<'asked for'>

  constructor(pool: ThreadPool, module: URL, options: LineOptions = {}) {
    this.#pool = pool
    this.#module = module.href
    this.#options = options
    this.#queue = new TurnQueue(['asked for'], 1, options.maxWaiting ?? Infinity, options.maxPerClient ?? Infinity)
  }

  /** @throws QueueFull when too many tasks wait
   *  @throws TookTooLong
   *  @throws PoolClosed
   *  @throws Error of the task or of its thread; the reason of the signal when that aborts */
  async run<Name extends keyof Module & string>(
    name: Name,
    input: Parameters<Module[Name]>[0],
    options: RunOptions = {},
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    const { isLong = false, whenFull } = this.#options
    const { client = 'the site', signal } = options
    const call = { module: this.#module, name, input }
    const work = async () => ({ result: await this.#pool.run(isLong, call, options) })
    const done = await this.#queue.run('', work, { urgency: 'asked for', client }, signal)
    if (!done) throw new QueueFull(whenFull)
    return done.result as Awaited<ReturnType<Module[Name]>>
  }
}

/** Ends a task that takes too long to begin, or to finish. */
async function endLate<T>(task: AbortController, begun: Int32Array<SharedArrayBuffer>, longestMs: number, run: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const limit = async (): Promise<void> => {
    const outcome = await Atomics.waitAsync(begun, 0, 0, STARTING * longestMs).value
    if (outcome !== 'timed-out') await sleep(longestMs, undefined, { signal: ended.signal })
    task.abort(new TookTooLong(`a task took longer than ${longestMs} ms`))
  }
  // It rejects when the task has finished in time.
  limit().catch(() => undefined)
  try {
    return await run
  } finally {
    ended.abort()
  }
}
