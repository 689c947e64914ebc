/** How soon somebody needs a picture: a person waits for it, or it is drawn ahead. */
export type Urgency = 'now' | 'ahead'

/** Draws a few pictures at a time; what a person waits for goes before what is drawn ahead. */
export class DrawingQueue {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #waiting: Record<Urgency, (() => void)[]> = { now: [], ahead: [] }
  #running = 0

  /** @param maxWaiting people's pictures in line before another is turned away */
  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  /** @returns undefined when too many are in line */
  async run<T>(draw: () => Promise<T>, urgency: Urgency): Promise<T | undefined> {
    if (this.#running < this.#atOnce) {
      this.#running += 1
    } else {
      const line = this.#waiting[urgency]
      if (line.length >= this.#maxWaiting) return undefined
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await draw()
    } finally {
      const next = this.#waiting.now.shift() ?? this.#waiting.ahead.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
