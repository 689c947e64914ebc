import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { useSyncExternalStore } from 'react'
import { useSiteSettings } from './site-settings.ts'

/** Pages are cached for a short while, so the time in one may be a little old; only a larger difference means a wrong clock. */
const TOLERATED_MS = 5 * 60_000

let correctionMs = 0

/** Corrects a wrong device clock by the time that the server wrote into the page.
 *  @param servedMs undefined for a page out of a cache */
export function setClock(servedMs: number | undefined): void {
  const differenceMs = servedMs === undefined ? 0 : servedMs - Date.now()
  correctionMs = Math.abs(differenceMs) > TOLERATED_MS ? differenceMs : 0
}

/** The server's time. Not for rendering: see `useNowMs`. */
export function currentMs(): number {
  return Date.now() + correctionMs
}

/** The time, rounded down to `stepMs`. The first render uses the page's own time, so that server and browser agree. */
export function useNowMs(stepMs: number): number {
  const { nowMs: servedMs } = useSiteSettings()
  return useClock(
    () => Math.floor(currentMs() / stepMs) * stepMs,
    () => Math.floor(servedMs / stepMs) * stepMs,
  )
}

/** The current UTC day. */
export function useToday(): Day {
  const { nowMs: servedMs } = useSiteSettings()
  return useClock(
    () => dayAt(currentMs()),
    () => dayAt(servedMs),
  )
}

const POLL_MS = 250

function useClock(read: () => number, readServed: () => number): number {
  return useSyncExternalStore(subscribe, read, readServed)
}

/** One timer serves all subscribers. */
const subscribers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(onTick: () => void): () => void {
  subscribers.add(onTick)
  timer ??= setInterval(() => subscribers.forEach((each) => each()), POLL_MS)
  return () => {
    subscribers.delete(onTick)
    if (subscribers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
