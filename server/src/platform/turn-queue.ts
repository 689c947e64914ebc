/** The queue in which work waits. */
export interface Turn<Urgency extends string> {
  readonly urgency: Urgency
  /** The client of the work; clients take turns. */
  readonly client: string
}

interface Waiting {
  readonly name: string
  readonly begin: () => void
}

/** By client; the first one is next. */
type Lines = Map<string, Waiting[]>

/** A fair queue: runs a few things at a time, the most urgent first, and clients of equal urgency in turn, so that no client waits for
 *  everything that another one requested. */
export class TurnQueue<Urgency extends string> {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #maxPerClient: number
  readonly #lines: ReadonlyMap<Urgency, Lines>
  #running = 0

  /** @param urgencies the most urgent first
   *  @param maxWaiting queue length of an urgency beyond which work is refused
   *  @param maxPerClient the same for one client */
  constructor(urgencies: readonly Urgency[], atOnce: number, maxWaiting: number, maxPerClient: number) {
    this.#lines = new Map(urgencies.map((urgency) => [urgency, new Map()]))
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
    this.#maxPerClient = maxPerClient
  }

  /** Length of all queues. */
  get waiting(): number {
    const lines = [...this.#lines.values()].flatMap((byClient) => [...byClient.values()])
    return lines.reduce((sum, { length }) => sum + length, 0)
  }

  /** @param name identifies the work in the queue
   *  @param signal aborting it takes the work out of the queue; work that has begun goes on
   *  @returns undefined when the queue is full
   *  @throws the signal's reason */
  async run<T>(name: string, work: () => Promise<T>, turn: Turn<Urgency>, signal?: AbortSignal): Promise<T | undefined> {
    signal?.throwIfAborted()
    if (this.#running < this.#atOnce) {
      this.#running += 1
    } else {
      if (!this.#hasRoom(turn)) return undefined
      await this.#wait(name, turn, signal)
    }
    try {
      return await work()
    } finally {
      const next = this.#next()
      if (next) next.begin()
      else this.#running -= 1
    }
  }

  /** Moves queued work to a higher urgency when a more urgent request for it arrives. */
  hasten(name: string, turn: Turn<Urgency>): void {
    if (!this.#hasRoom(turn)) return
    const urgencies = [...this.#lines.keys()]
    for (const lesser of urgencies.slice(urgencies.indexOf(turn.urgency) + 1)) {
      const lines = this.#linesOf(lesser)
      for (const [client, line] of lines) {
        const waiting = line.find((one) => one.name === name)
        if (!waiting) continue
        take(waiting, line, client, lines)
        this.#put(waiting, turn)
        return
      }
    }
  }

  /** Resolves when it is this work's turn. */
  #wait(name: string, turn: Turn<Urgency>, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(waiting)
        reject(signal?.reason as Error)
      }
      const begin = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { name, begin }
      this.#put(waiting, turn)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #remove(waiting: Waiting): void {
    for (const lines of this.#lines.values()) {
      for (const [client, line] of lines) {
        if (line.includes(waiting)) {
          line.splice(line.indexOf(waiting), 1)
          if (line.length === 0) lines.delete(client)
          return
        }
      }
    }
  }

  #hasRoom({ urgency, client }: Turn<Urgency>): boolean {
    const lines = this.#linesOf(urgency)
    const inAll = [...lines.values()].reduce((sum, { length }) => sum + length, 0)
    return inAll < this.#maxWaiting && (lines.get(client)?.length ?? 0) < this.#maxPerClient
  }

  #put(waiting: Waiting, { urgency, client }: Turn<Urgency>): void {
    const lines = this.#linesOf(urgency)
    const line = lines.get(client)
    if (line) line.push(waiting)
    else lines.set(client, [waiting])
  }

  #next(): Waiting | undefined {
    for (const lines of this.#lines.values()) {
      for (const [client, line] of lines) {
        const [first] = line
        if (!first) continue
        take(first, line, client, lines)
        return first
      }
    }
    return undefined
  }

  #linesOf(urgency: Urgency): Lines {
    const lines = this.#lines.get(urgency)
    if (!lines) throw new RangeError(`no line for ${urgency}`)
    return lines
  }
}

/** The client's turn comes after all others. */
function take(waiting: Waiting, line: Waiting[], client: string, lines: Lines): void {
  line.splice(line.indexOf(waiting), 1)
  lines.delete(client)
  if (line.length > 0) lines.set(client, line)
}
