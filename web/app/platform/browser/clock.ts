import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { useSyncExternalStore } from 'react'
import { useSiteSettings } from './site-settings.ts'

/** Pages are kept for a short while, so the time written into one may be a little old; only a clock that is further off is wrong. */
const TOLERATED_MS = 5 * 60_000

let correctionMs = 0

/** Corrects a device whose clock is wrong by the time that the server wrote into the page.
 *  @param servedMs absent for a page that did not come fresh from the server */
export function setClock(servedMs: number | undefined): void {
  const differenceMs = servedMs === undefined ? 0 : servedMs - Date.now()
  correctionMs = Math.abs(differenceMs) > TOLERATED_MS ? differenceMs : 0
}

/** The time as the server counts it. Not for rendering: see `useNowMs`. */
export function currentMs(): number {
  return Date.now() + correctionMs
}

/** The time, renewed every step. The first frame shows the page's own time, so that server and browser draw the same. */
export function useNowMs(stepMs: number): number {
  const { nowMs: servedMs } = useSiteSettings()
  return useClock(
    () => Math.floor(currentMs() / stepMs) * stepMs,
    () => Math.floor(servedMs / stepMs) * stepMs,
  )
}

/** The UTC day, renewed at midnight. */
export function useToday(): Day {
  const { nowMs: servedMs } = useSiteSettings()
  return useClock(
    () => dayAt(currentMs()),
    () => dayAt(servedMs),
  )
}

const LOOK_EVERY_MS = 250

function useClock(read: () => number, readServed: () => number): number {
  return useSyncExternalStore(subscribe, read, readServed)
}

/** What is told of the time. One timer serves all of them. */
const lookers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(look: () => void): () => void {
  lookers.add(look)
  timer ??= setInterval(() => lookers.forEach((each) => each()), LOOK_EVERY_MS)
  return () => {
    lookers.delete(look)
    if (lookers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
