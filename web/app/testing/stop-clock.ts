import { beforeEach, vi } from 'vitest'
import { NOON_MS } from './noon.ts'

/** Runs before each file of tests. A page in a test takes it for noon, however long the test runs, so that no day ends meanwhile. Timers
 *  pass as ever. A test that needs the time to pass has it pass by fake timers. */
if (typeof document !== 'undefined') {
  stopClock()
  beforeEach(stopClock)
}

function stopClock(): void {
  vi.setSystemTime(NOON_MS)
}
