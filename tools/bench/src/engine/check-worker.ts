import { parentPort, workerData } from 'node:worker_threads'
import { faultOf, publishedInSlot } from './archive-sample.ts'

/** The slots and days that a worker checks. */
export interface SlotShare {
  readonly slots: readonly number[]
  readonly firstDay: number
  readonly endDay: number
}

/** Result of one slot. */
export interface SlotReport {
  readonly checked: number
  /** Puzzles that replaced a repeat. */
  readonly redrawn: number
  readonly faults: readonly string[]
}

if (!parentPort) throw new Error('this module is a worker')
const { slots, firstDay, endDay } = workerData as SlotShare
for (const slot of slots) {
  let checked = 0
  let redrawn = 0
  const faults: string[] = []
  for (const { day, attempt, puzzle } of publishedInSlot(slot, firstDay, endDay)) {
    const fault = faultOf(puzzle)
    checked += 1
    if (attempt > 0) redrawn += 1
    if (fault !== undefined) faults.push(`day ${day}, slot ${slot}, attempt ${attempt}: ${fault}`)
  }
  parentPort.postMessage({ checked, redrawn, faults } satisfies SlotReport, [])
}
