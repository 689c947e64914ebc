import type { Bus } from './bus.ts'
import { MemoryBus } from './memory-bus.ts'
import { PostgresBus } from './postgres-bus.ts'

/** @param address of a PostgreSQL; absent = the embedded database, on which a process is alone
 *  @param onLost hears why the connection broke; it is made again
 *  @throws the driver's error when PostgreSQL cannot be reached */
export async function openBus(address: string | undefined, onLost: (error: Error) => void): Promise<Bus> {
  return address === undefined ? new MemoryBus().join() : PostgresBus.open(address, onLost)
}
