export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** The source of time: the machine's clock in production, a controlled clock in tests. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  nowMs(): number
}

/** The machine's clock, moved by a fixed offset. */
export function machineClock(offsetMs: number): Clock {
  return { nowMs: () => Date.now() + offsetMs }
}

/** The format of times in calls, exports and commands: ISO 8601 in UTC, with milliseconds. */
export function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
