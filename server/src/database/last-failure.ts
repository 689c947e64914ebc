import { isUnavailable } from './faults.ts'

/** Remembers that the database could not store something, until it has shown that it can again. */
export class LastFailure {
  #hasFailed = false

  async watch<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } catch (error) {
      if (isUnavailable(error)) this.#hasFailed = true
      throw error
    }
  }

  /** @param attempt writes something of no meaning
   *  @throws what still makes it fail */
  async clear(attempt: () => Promise<void>): Promise<void> {
    if (!this.#hasFailed) return
    await attempt()
    this.#hasFailed = false
  }
}
