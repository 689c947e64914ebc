import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Publisher } from './publisher.ts'

/** The clock is looked at again at least so often: a laptop sleeps, and clocks are set. */
const MAX_WAIT_MS = 30_000

/** Publishes each new UTC day as it begins.
 *  @returns how to stop: once that returns, nothing is being published any more */
export function startDailyPublishing(publisher: Publisher, clock: Clock, log: FastifyBaseLogger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let publishing: Promise<void> | undefined
  let isStopped = false
  const wait = (): void => {
    if (isStopped) return
    const nowMs = clock.nowMs()
    const midnightMs = dayStartMs(dayAt(nowMs)) + DAY_MS
    timer = setTimeout(begin, Math.min(midnightMs - nowMs, MAX_WAIT_MS)).unref()
  }
  const begin = (): void => {
    publishing = publish()
  }
  const publish = async (): Promise<void> => {
    try {
      await publisher.publishToday()
    } catch (error) {
      log.error({ err: error }, 'today could not be published; trying again')
    }
    wait()
  }
  wait()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await publishing
  }
}
