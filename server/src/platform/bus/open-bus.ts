import { type Bus, Subscribers } from './bus.ts'
import { PostgresBus } from './postgres-bus.ts'

/** Connects the parts of a single process. A process alone on its database has no one else to notify. */
export class MemoryBus {
  readonly #members = new Set<Subscribers>()

  join(): Bus {
    const own = new Subscribers()
    this.#members.add(own)
    return {
      publish: (topic, text = '') => {
        for (const member of this.#members) if (member !== own) member.notify(topic, text)
      },
      subscribe: (topic, listener) => own.add(topic, listener),
      close: async () => void this.#members.delete(own),
    }
  }
}

/** @param address of a PostgreSQL; absent = the embedded database, which has one process
 *  @param onLost called with the reason when the connection breaks; it reconnects by itself
 *  @throws the driver's error when PostgreSQL cannot be reached */
export async function openBus(address: string | undefined, onLost: (error: Error) => void): Promise<Bus> {
  return address === undefined ? new MemoryBus().join() : PostgresBus.open(address, onLost)
}
