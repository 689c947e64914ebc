import { parentPort, workerData } from 'node:worker_threads'
import { doubtsOfDay } from './archive-sample.ts'

/** Every so many days of a range, so that as many workers as the stride share it out. */
export interface CheckedDays {
  readonly firstDay: number
  readonly endDay: number
  readonly stride: number
}

if (!parentPort) throw new Error('this module is a worker')
const { firstDay, endDay, stride } = workerData as CheckedDays
for (let day = firstDay; day < endDay; day += stride) parentPort.postMessage(doubtsOfDay(day), [])
