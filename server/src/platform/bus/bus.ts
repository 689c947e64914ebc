/** Handles a message of a topic.
 *  @param text undefined: a message may have been missed, so anything cached for the topic is stale */
export type Listener = (text: string | undefined) => void

/** Notifies the other processes on the same database of changes. Correctness rests on the database alone: the bus only shortens the delay,
 *  and a message may be lost when its sender is killed.
 *  Source: docs/decisions/2026-11-23-several-processes.md */
export interface Bus {
  /** Sends a message as soon as possible and returns at once. Call it after the commit. The sender itself is not notified.
   *  @param text at most a thousand bytes */
  readonly publish: (topic: string, text?: string) => void
  readonly subscribe: (topic: string, listener: Listener) => void
  /** Sends the pending messages, then stops listening. */
  readonly close: () => Promise<void>
}

export class Subscribers {
  readonly #listeners = new Map<string, Listener[]>()

  add(topic: string, listener: Listener): void {
    const others = this.#listeners.get(topic)
    if (others) others.push(listener)
    else this.#listeners.set(topic, [listener])
  }

  notify(topic: string, text: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(text)
  }

  /** Marks every topic as possibly stale. */
  notifyAll(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(undefined)
  }
}
