import { SLOTS } from '@emojigma/engine/day.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SlotReport, SlotShare } from './check-worker.ts'
import { readOptions } from '../options.ts'

/** Generates puzzles as a site publishes them and has the independent checker confirm each one, on all processors. Prints processor time.
 *  `--count`: how many puzzles (100,000 by default); `--day`: the first day. */
const { count, day: firstDay } = readOptions({ count: 100_000, day: 1 })

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
const { user, system } = process.cpuUsage()
const processorSeconds = (user + system) / 1_000_000
const redrawnPercent = ((100 * sum.redrawn) / sum.checked).toFixed(1)
console.log(
  `${sum.checked} puzzles checked in ${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of processor time), ${redrawnPercent} % of them drawn anew because the first would have been a repeat: ${sum.faults} without exactly one answer`,
)
process.exit(sum.faults === 0 && sum.slots === SLOTS.length && sum.checked === dayCount * SLOTS.length ? 0 : 1)

/** Starts a worker for a share of the slots. */
function checkIn(share: SlotShare, onSlot: (slot: SlotReport) => void): Promise<void> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: share })
  return new Promise((resolve, reject) => {
    worker.on('message', onSlot)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
