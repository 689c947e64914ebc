import type { LiveStats } from '@emojigma/contract/play/live.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

export interface LiveConnectionOptions {
  /** `ws:` or `wss:` */
  readonly address: string
  readonly onStats: (stats: LiveStats) => void
  /** From 0 to 1; spreads reconnects after a server restart. */
  readonly random: () => number
}

/** Receives live stats until closed. Disconnects while the page is hidden or offline and backs off after failures. Failures are silent:
 *  the stats are only an ornament. */
export class LiveConnection {
  readonly #options: LiveConnectionOptions
  readonly #listening = new AbortController()
  #socket: WebSocket | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #failures = 0

  constructor(options: LiveConnectionOptions) {
    this.#options = options
    const { signal } = this.#listening
    const follow = () => this.#follow()
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('offline', follow, { signal })
    addEventListener('online', () => this.reset(), { signal })
    addEventListener('pagehide', () => this.#disconnect(), { signal })
    addEventListener('pageshow', follow, { signal })
    this.#follow()
  }

  /** Reconnects at once, whatever failed before. */
  reset(): void {
    this.#disconnect()
    this.#failures = 0
    this.#follow()
  }

  close(): void {
    this.#listening.abort()
    this.#disconnect()
  }

  #follow(): void {
    if (document.visibilityState === 'hidden' || !navigator.onLine) this.#disconnect()
    else if (!this.#socket && this.#retry === undefined) this.#connect()
  }

  #connect(): void {
    const socket = new WebSocket(this.#options.address)
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const stats = socket === this.#socket ? readStats(data) : undefined
      if (!stats) return
      this.#failures = 0
      this.#options.onStats(stats)
    })
    socket.addEventListener('close', () => {
      if (socket !== this.#socket) return
      this.#socket = undefined
      this.#retry = setTimeout(() => {
        this.#retry = undefined
        this.#follow()
      }, this.#waitMs())
      this.#failures += 1
    })
  }

  #disconnect(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #waitMs(): number {
    const fullMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
    return fullMs * (0.5 + this.#options.random() / 2)
  }
}

function readStats(text: unknown): LiveStats | undefined {
  try {
    const { c, g, u } = JSON.parse(String(text)) as Partial<LiveStats>
    return isCount(c) && isCount(g) && isCount(u) ? { c, g, u } : undefined
  } catch {
    return undefined
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
