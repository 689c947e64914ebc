import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Publisher } from './publisher.ts'

/** The clock is looked at again at least so often: a laptop sleeps, and clocks are set. */
const MAX_WAIT_MS = 30_000

/** Publishes each new UTC day as it begins.
 *  @returns how to stop */
export function startDailyPublishing(publisher: Publisher, clock: Clock, log: FastifyBaseLogger): () => void {
  let timer: NodeJS.Timeout
  const wait = (): void => {
    const nowMs = clock.nowMs()
    const midnightMs = dayStartMs(dayAt(nowMs)) + DAY_MS
    timer = setTimeout(publish, Math.min(midnightMs - nowMs, MAX_WAIT_MS)).unref()
  }
  const publish = (): void => {
    publisher
      .publishToday()
      .catch((error: unknown) => log.error({ err: error }, 'today could not be published; trying again'))
      .finally(wait)
  }
  wait()
  return () => clearTimeout(timer)
}
