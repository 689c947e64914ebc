import { SLOTS } from '@emojigma/engine/day.ts'
import { parseArgs } from 'node:util'
import { doubtsOfDay } from './archive-sample.ts'

/** Generated puzzles, day by day, each confirmed by the independent checker: `--count` of them (100,000 by default), from `--day` on. */
const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, day: { type: 'string', default: '1' } } })
const count = Number(values.count)
const firstDay = Number(values.day)
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(firstDay) || firstDay < 1) {
  console.error('--count and --day are whole numbers from 1')
  process.exit(2)
}

const startMs = performance.now()
const dayCount = Math.ceil(count / SLOTS.length)
let doubts = 0
for (let done = 0; done < dayCount; done += 1) {
  for (const { day, slot, fault } of doubtsOfDay(firstDay + done)) {
    doubts += 1
    console.error(`day ${day}, slot ${slot}: ${fault}`)
  }
}
const seconds = (performance.now() - startMs) / 1000
const checked = dayCount * SLOTS.length
console.log(
  `${checked} puzzles checked in ${seconds.toFixed(1)} s (${Math.round(checked / seconds)}/s): ${doubts} without exactly one answer`,
)
process.exit(doubts === 0 ? 0 : 1)
