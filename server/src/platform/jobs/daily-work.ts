import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'

/** Longest wait between looks at the clock: laptops sleep, and clocks are set. */
const MAX_WAIT_MS = 30_000

/** Begins each new UTC day.
 *  @param beginDay may be called again on the same day
 *  @returns a function that stops it and resolves when no day is being begun */
export function startDailyWork(beginDay: () => Promise<void>, clock: Clock, log: FastifyBaseLogger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let beginning: Promise<void> | undefined
  let isStopped = false
  const wait = (): void => {
    if (isStopped) return
    const nowMs = clock.nowMs()
    const midnightMs = dayStartMs(dayAt(nowMs)) + DAY_MS
    timer = setTimeout(begin, Math.min(midnightMs - nowMs, MAX_WAIT_MS)).unref()
  }
  const begin = (): void => {
    beginning = work()
  }
  const work = async (): Promise<void> => {
    try {
      await beginDay()
    } catch (error) {
      log.error({ err: error }, 'today could not be published; trying again')
    }
    wait()
  }
  wait()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await beginning
  }
}
