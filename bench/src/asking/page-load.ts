import { Agent, get } from 'node:http'
import { percentile } from '../percentile.ts'

export interface LoadFigures {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** Asks for a page again and again, evenly, whether or not the answers keep up: so a server that stops for a moment is seen to be slow
 *  by everyone who came meanwhile. */
export class PageLoad {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true })
  readonly #timer: NodeJS.Timeout
  readonly #startMs = performance.now()
  readonly #intervalMs: number
  readonly #open = new Set<Promise<void>>()
  #sent = 0
  #timesMs: number[] = []
  #failed = 0

  /** @param perSecond how many requests begin in a second */
  constructor(url: string, perSecond: number) {
    this.#url = url
    this.#intervalMs = 1000 / perSecond
    this.#timer = setInterval(() => this.#sendDue(), 1)
  }

  /** Leaves out what was measured until now. */
  forget(): void {
    this.#timesMs = []
    this.#failed = 0
  }

  async stop(): Promise<LoadFigures> {
    clearInterval(this.#timer)
    await Promise.all(this.#open)
    this.#agent.destroy()
    return { p50Ms: percentile(this.#timesMs, 0.5), p99Ms: percentile(this.#timesMs, 0.99), failed: this.#failed }
  }

  #sendDue(): void {
    while (this.#startMs + this.#sent * this.#intervalMs <= performance.now()) {
      this.#sent += 1
      const request = this.#send().finally(() => this.#open.delete(request))
      this.#open.add(request)
    }
  }

  #send(): Promise<void> {
    const sentMs = performance.now()
    return new Promise((resolve) => {
      const fail = (): void => {
        this.#failed += 1
        resolve()
      }
      get(this.#url, { agent: this.#agent }, (reply) => {
        reply.resume().on('error', fail)
        reply.on('end', () => {
          this.#timesMs.push(performance.now() - sentMs)
          if (reply.statusCode !== 200) this.#failed += 1
          resolve()
        })
      }).on('error', fail)
    })
  }
}
