import { SLOTS } from '@emojigma/engine/day.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Doubt } from './archive-sample.ts'
import type { CheckedDays } from './check-worker.ts'
import { given } from './given.ts'

/** Generated puzzles, day by day, each confirmed by the independent checker, on all processors: `--count` of them (100,000 by default),
 *  from `--day` on. */
const { count, day: firstDay } = given({ count: 100_000, day: 1 })

const startMs = performance.now()
const dayCount = Math.ceil(count / SLOTS.length)
const stride = Math.min(availableParallelism(), dayCount)
let checkedDays = 0
let doubts = 0
await Promise.all(
  Array.from({ length: stride }, (_, turn) =>
    checkIn({ firstDay: firstDay + turn, endDay: firstDay + dayCount, stride }, (ofDay) => {
      checkedDays += 1
      doubts += ofDay.length
      for (const { day, slot, fault } of ofDay) console.error(`day ${day}, slot ${slot}: ${fault}`)
    }),
  ),
)
const seconds = (performance.now() - startMs) / 1000
const checked = checkedDays * SLOTS.length
console.log(
  `${checked} puzzles checked in ${seconds.toFixed(1)} s (${Math.round(checked / seconds)}/s): ${doubts} without exactly one answer`,
)
process.exit(doubts === 0 && checkedDays === dayCount ? 0 : 1)

/** Has a worker check its share, and hears of each day. */
function checkIn(days: CheckedDays, onDay: (doubts: readonly Doubt[]) => void): Promise<void> {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: days })
  return new Promise((resolve, reject) => {
    worker.on('message', onDay)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
