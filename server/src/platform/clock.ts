export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** Where the time comes from: the machine's clock in the running server, any clock in a test. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  nowMs(): number
}

/** The machine's clock, moved by a fixed offset. */
export function machineClock(offsetMs: number): Clock {
  return { nowMs: () => Date.now() + offsetMs }
}

/** A time as calls, exports and commands tell it: ISO 8601 in UTC, with milliseconds. */
export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
