import { parentPort, workerData } from 'node:worker_threads'
import { faultOf, publishedInSlot } from './archive-sample.ts'

/** Slots whose puzzles of some days a worker checks. */
export interface CheckedSlots {
  readonly slots: readonly number[]
  readonly firstDay: number
  readonly endDay: number
}

/** What a worker found in one slot. */
export interface CheckedSlot {
  readonly checked: number
  /** How many were not the first attempt. */
  readonly redrawn: number
  readonly faults: readonly string[]
}

if (!parentPort) throw new Error('this module is a worker')
const { slots, firstDay, endDay } = workerData as CheckedSlots
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
  parentPort.postMessage({ checked, redrawn, faults } satisfies CheckedSlot, [])
}
