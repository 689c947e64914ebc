import { Subscribers, type Bus } from './bus.ts'

/** Joins the parts of one process. A process that is alone on its database joins alone, and tells nobody. */
export class MemoryBus {
  readonly #members = new Set<Subscribers>()

  join(): Bus {
    const own = new Subscribers()
    this.#members.add(own)
    return {
      publish: (topic, text = '') => {
        for (const member of this.#members) if (member !== own) member.tell(topic, text)
      },
      subscribe: (topic, heard) => own.add(topic, heard),
      close: async () => void this.#members.delete(own),
    }
  }
}
