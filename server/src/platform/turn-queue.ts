/** In which line work waits for its turn. */
export interface Turn<Urgency extends string> {
  readonly urgency: Urgency
  /** Who asks for it; work of different clients is begun in turn. */
  readonly client: string
}

interface Waiting {
  readonly name: string
  readonly begin: () => void
}

/** By client, the client whose turn it is first. */
type Lines = Map<string, Waiting[]>

/** Does a few things at a time: the most urgent first, and among those one of each client in turn, so that nobody waits for all that
 *  another asked for. */
export class TurnQueue<Urgency extends string> {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #maxPerClient: number
  readonly #lines: ReadonlyMap<Urgency, Lines>
  #running = 0

  /** @param urgencies the most urgent first
   *  @param maxWaiting in line with one urgency before another is turned away
   *  @param maxPerClient of those, for one client */
  constructor(urgencies: readonly Urgency[], atOnce: number, maxWaiting: number, maxPerClient: number) {
    this.#lines = new Map(urgencies.map((urgency) => [urgency, new Map()]))
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
    this.#maxPerClient = maxPerClient
  }

  /** How much waits in all lines. */
  get waiting(): number {
    const lines = [...this.#lines.values()].flatMap((byClient) => [...byClient.values()])
    return lines.reduce((sum, { length }) => sum + length, 0)
  }

  /** @param name tells what is in line apart
   *  @returns undefined when too many are in line */
  async run<T>(name: string, work: () => Promise<T>, turn: Turn<Urgency>): Promise<T | undefined> {
    if (this.#running < this.#atOnce) {
      this.#running += 1
    } else {
      if (!this.#hasRoom(turn)) return undefined
      await new Promise<void>((begin) => this.#put({ name, begin }, turn))
    }
    try {
      return await work()
    } finally {
      const next = this.#next()
      if (next) next.begin()
      else this.#running -= 1
    }
  }

  /** Lets what waits with a lesser urgency go where somebody who asks for it now would wait. */
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

/** The client's turn is next after all others'. */
function take(waiting: Waiting, line: Waiting[], client: string, lines: Lines): void {
  line.splice(line.indexOf(waiting), 1)
  lines.delete(client)
  if (line.length > 0) lines.set(client, line)
}
