import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from './faults.ts'

const RETRY_EVERY_MS = 3
/** A call that waits for another process that writes is told to come again after so long. */
const PATIENCE_MS = 3000

/** Runs something again while another process or thread writes to the embedded database's file. SQLite's own waiting would stop this whole
 *  thread.
 *  @throws the driver's error when it takes too long */
export async function whileBusy<T>(run: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw error
    }
    await wait(RETRY_EVERY_MS)
  }
}
