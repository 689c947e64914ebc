import { Worker } from 'node:worker_threads'

const IDLE_MS = 60_000

interface RestingThreadOptions<Reply> {
  /** The worker program. It answers each request with one reply or more. */
  readonly script: URL
  /** It ends after so long without work; absent = a minute. */
  readonly idleMs?: number
  readonly onReply: (reply: Reply) => void
  /** It has ended by itself, and what it had begun is lost. */
  readonly onLost: (error: Error) => void
}

/** A thread that starts when it is first asked for something, and ends once nothing was asked of it for a while. It keeps the process alive
 *  until its work is done. */
export class RestingThread<Request, Reply> {
  readonly #options: RestingThreadOptions<Reply>
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(options: RestingThreadOptions<Reply>) {
    this.#options = options
  }

  ask(request: Request): void {
    clearTimeout(this.#idleTimer)
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(request, [])
  }

  /** To be called when all of its work is done. */
  rest(): void {
    const { idleMs = IDLE_MS } = this.#options
    clearTimeout(this.#idleTimer)
    this.#worker?.unref()
    this.#idleTimer = setTimeout(() => void this.end(), idleMs).unref()
  }

  /** Ends it now, whatever it does. It starts anew when it is asked for something. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #start(): Worker {
    const { script, onReply, onLost } = this.#options
    const worker = new Worker(script)
    const lose = (error: Error): void => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      onLost(error)
    }
    worker.on('message', (reply: Reply) => this.#worker === worker && onReply(reply))
    worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => lose(new Error(`the worker ended with code ${code}`)))
    return worker
  }
}
