import { DAY_MS, dayStartMs, type Day } from '@emojigma/engine/day.ts'

/** 2026-11-21, a Saturday in no season: the day on which the page's tests take place. */
export const TODAY: Day = 2516
export const NOON_MS = dayStartMs(TODAY) + DAY_MS / 2
