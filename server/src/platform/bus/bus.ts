/** Handles a message of a topic.
 *  @param text undefined: a message may have been missed, so anything cached for the topic is stale */
export type Heard = (text: string | undefined) => void

/** Notifies the other processes on the same database of changes. Correctness rests on the database alone: the bus only shortens the delay,
 *  and a message may be lost when its sender is killed.
 *  Source: docs/decisions/2026-11-23-several-processes.md */
export interface Bus {
  /** Sends a message as soon as possible and returns at once. Call it after the commit. The sender itself is not notified.
   *  @param text at most a thousand bytes */
  readonly publish: (topic: string, text?: string) => void
  readonly subscribe: (topic: string, heard: Heard) => void
  /** Sends the pending messages, then stops listening. */
  readonly close: () => Promise<void>
}

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

  /** Marks every topic as possibly stale. */
  tellAll(): void {
    for (const among of this.#heard.values()) for (const heard of among) heard(undefined)
  }
}
