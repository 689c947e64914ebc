import { SLOTS } from '@emojigma/engine/day.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckedSlot, CheckedSlots } from './check-worker.ts'
import { optionsFrom } from '../command-line.ts'

/** Puzzles as a site publishes them, with those that took another's place because it would have been a repeat, each confirmed by the
 *  independent checker, on all processors: `--count` of them (100,000 by default), from `--day` on. */
const { count, day: firstDay } = optionsFrom({ count: 100_000, day: 1 })

const startMs = performance.now()
const dayCount = Math.ceil(count / SLOTS.length)
const workers = Math.min(availableParallelism(), SLOTS.length)
const sum = { slots: 0, checked: 0, redrawn: 0, faults: 0 }
await Promise.all(
  Array.from({ length: workers }, (_, turn) => {
    const slots = [...SLOTS.keys()].filter((slot) => slot % workers === turn)
    return checkIn({ slots, firstDay, endDay: firstDay + dayCount }, ({ checked, redrawn, faults }) => {
      sum.slots += 1
      sum.checked += checked
      sum.redrawn += redrawn
      sum.faults += faults.length
      for (const fault of faults) console.error(fault)
    })
  }),
)
const seconds = (performance.now() - startMs) / 1000
const redrawnPercent = ((100 * sum.redrawn) / sum.checked).toFixed(1)
console.log(
  `${sum.checked} puzzles checked in ${seconds.toFixed(1)} s (${Math.round(sum.checked / seconds)}/s), ${redrawnPercent} % of them drawn anew because the first would have been a repeat: ${sum.faults} without exactly one answer`,
)
process.exit(sum.faults === 0 && sum.slots === SLOTS.length && sum.checked === dayCount * SLOTS.length ? 0 : 1)

/** Has a worker check its share.
 *  @param onSlot called for each slot */
function checkIn(share: CheckedSlots, onSlot: (slot: CheckedSlot) => void): Promise<void> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: share })
  return new Promise((resolve, reject) => {
    worker.on('message', onSlot)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
