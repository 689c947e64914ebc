import { DAY_MS, dayStartMs, type Day } from '@emojigma/engine/day.ts'

/** 2026-11-21, a Saturday outside the seasons: the day of the page's tests. */
export const TODAY: Day = 2516
export const NOON_MS = dayStartMs(TODAY) + DAY_MS / 2
