/** What is told over the bus.
 *  @param text undefined: something may have been missed, so whatever is kept for this topic counts as changed */
export type Heard = (text: string | undefined) => void

/** Tells the other processes on the same database what this one has changed. What matters for being right is in the database; the bus only
 *  makes others see it sooner, and a message may be lost when its sender is killed.
 *  Source: docs/decisions/2026-11-23-several-processes.md */
export interface Bus {
  /** Tells the others, as soon as it can. It is to be called once the change is committed, and returns at once. This process hears nothing
   *  of it, since it knows.
   *  @param text at most a thousand bytes */
  readonly publish: (topic: string, text?: string) => void
  /** Hears what others tell. */
  readonly subscribe: (topic: string, heard: Heard) => void
  /** Sends what is still to be told, and hears nothing more. */
  readonly close: () => Promise<void>
}

/** Those who hear of each topic. */
export class Subscribers {
  readonly #heard = new Map<string, Heard[]>()

  add(topic: string, heard: Heard): void {
    const among = this.#heard.get(topic)
    if (among) among.push(heard)
    else this.#heard.set(topic, [heard])
  }

  tell(topic: string, text: string): void {
    for (const heard of this.#heard.get(topic) ?? []) heard(text)
  }

  /** Says to all that they may have missed something. */
  tellAll(): void {
    for (const among of this.#heard.values()) for (const heard of among) heard(undefined)
  }
}
