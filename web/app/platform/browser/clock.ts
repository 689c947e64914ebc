import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { dayIn, isTimeZone } from '@emojigma/contract/rules/time-zone.ts'
import { useSyncExternalStore } from 'react'
import { useSiteSettings } from './site-settings.ts'
import { onDevice } from './storage.ts'

const MINUTE_MS = 60_000

/** Pages are cached for a short while, so the time in one may be a little old; only a larger difference means a wrong clock. */
const TOLERATED_MS = 5 * 60_000

/** The last known difference, for pages that open without a connection. */
const KEY = 'emojigma.clock'

let correctionMs = 0
let isSure = true

/** Corrects a wrong device clock by the time that the server wrote into the page, or else by the last known difference.
 *  @param servedMs undefined for a page out of a cache */
export function setClock(servedMs: number | undefined): void {
  correctionMs = Number(onDevice.read(KEY)) || 0
  isSure = false
  if (servedMs !== undefined) learnTime(servedMs)
}

/** Takes the time from the server, with each of its replies: the clock may be changed while a page is open.
 *  @param servedMs NaN if the reply does not say it */
export function learnTime(servedMs: number): void {
  if (Number.isNaN(servedMs)) return
  isSure = true
  if (Math.abs(servedMs - currentMs()) <= TOLERATED_MS) return
  const differenceMs = servedMs - Date.now()
  correctionMs = Math.abs(differenceMs) > TOLERATED_MS ? differenceMs : 0
  if (correctionMs === 0) onDevice.forget(KEY)
  else onDevice.keep(KEY, String(correctionMs))
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

/** The current day in a time zone.
 *  @param zone undefined = UTC */
export function useTodayIn(zone: string | undefined): Day {
  return dayIn(useNowMs(MINUTE_MS), zone)
}

/** The time zone of this device; undefined if the browser does not name one. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}

/** Whether the server has confirmed the time since the page was opened. Without a connection the device may be wrong about the day. */
export function useIsTimeSure(): boolean {
  return useClock(
    () => isSure,
    () => true,
  )
}

/** The device's time, right or wrong. */
export function deviceMs(): number {
  return isSure ? Date.now() : currentMs()
}

const POLL_MS = 250

function useClock<T extends number | boolean>(read: () => T, readServed: () => T): T {
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
