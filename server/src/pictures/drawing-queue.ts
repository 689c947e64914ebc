/** How soon somebody needs a picture: a person waits for one of today's or of an older puzzle, or it is drawn ahead. */
export type Urgency = 'today' | 'archive' | 'ahead'

/** In which line a drawing waits for its turn. */
export interface Turn {
  readonly urgency: Urgency
  /** Who asks for it; drawings of different clients are begun in turn. */
  readonly client: string
}

interface Waiting {
  readonly name: string
  readonly begin: () => void
}

const URGENCIES: readonly Urgency[] = ['today', 'archive', 'ahead']

/** Draws a few pictures at a time: the most urgent first, and among those one of each client in turn, so that nobody waits for all that
 *  another asked for. */
export class DrawingQueue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #maxPerClient: number
  /** By client, the client whose turn it is first. */
  readonly #lines: Record<Urgency, Map<string, Waiting[]>> = { today: new Map(), archive: new Map(), ahead: new Map() }
  #running = 0

  /** @param maxWaiting in line with one urgency before another is turned away
   *  @param maxPerClient of those, for one client */
  constructor(atOnce: number, maxWaiting: number, maxPerClient: number) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
    this.#maxPerClient = maxPerClient
  }

  /** @param name tells drawings in line apart
   *  @returns undefined when too many are in line */
  async run<T>(name: string, draw: () => Promise<T>, turn: Turn): Promise<T | undefined> {
    if (this.#running < this.#atOnce) {
      this.#running += 1
    } else {
      if (!this.#hasRoom(turn)) return undefined
      await new Promise<void>((begin) => this.#put({ name, begin }, turn))
    }
    try {
      return await draw()
    } finally {
      const next = this.#next()
      if (next) next.begin()
      else this.#running -= 1
    }
  }

  /** Lets a drawing that waits to be drawn ahead go where somebody who asks for it now would wait. */
  hasten(name: string, turn: Turn): void {
    if (turn.urgency === 'ahead' || !this.#hasRoom(turn)) return
    for (const [client, line] of this.#lines.ahead) {
      const waiting = line.find((one) => one.name === name)
      if (!waiting) continue
      this.#take(waiting, line, { urgency: 'ahead', client })
      this.#put(waiting, turn)
      return
    }
  }

  #hasRoom({ urgency, client }: Turn): boolean {
    const lines = this.#lines[urgency]
    const inAll = [...lines.values()].reduce((sum, { length }) => sum + length, 0)
    return inAll < this.#maxWaiting && (lines.get(client)?.length ?? 0) < this.#maxPerClient
  }

  #put(waiting: Waiting, { urgency, client }: Turn): void {
    const line = this.#lines[urgency].get(client)
    if (line) line.push(waiting)
    else this.#lines[urgency].set(client, [waiting])
  }

  #take(waiting: Waiting, line: Waiting[], { urgency, client }: Turn): void {
    line.splice(line.indexOf(waiting), 1)
    const lines = this.#lines[urgency]
    lines.delete(client)
    if (line.length > 0) lines.set(client, line)
  }

  #next(): Waiting | undefined {
    for (const urgency of URGENCIES) {
      for (const [client, line] of this.#lines[urgency]) {
        const [first] = line
        if (!first) continue
        this.#take(first, line, { urgency, client })
        return first
      }
    }
    return undefined
  }
}
