import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from './faults.ts'

const RETRY_EVERY_MS = 3
/** Calls that wait longer get a 503 with Retry-After. */
const PATIENCE_MS = 3000

/** Retries work while another process or thread writes to the embedded database. SQLite's own waiting would block the thread.
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
