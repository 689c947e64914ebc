import { SLOTS, type Slot } from '@emojigma/engine/day.ts'
import { isJunior, stepOf } from '@emojigma/engine/levels.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { enteringMs, usualSeconds, type PlayedGuess } from '@emojigma/server/features/boards/fairness/evidence.ts'
import { fraction, idOf, normal, someSlots, startOf, type Playing } from './play.ts'

/** The habits of one kind of people; each person varies a little. */
interface Habits {
  /** Out of ten thousand. */
  readonly people: number
  readonly aDay: number
  readonly fits: (slot: Slot) => boolean
  /** Logarithm of their time over the usual time. */
  readonly speed: number
  /** Share of right first guesses at the easiest level, and its decrease with each harder one. */
  readonly right: number
  readonly less: number
  /** Plays as a guest, and an account takes the device in every so many days. */
  readonly takenInEvery?: number
  /** Opens all puzzles first, then checks one after the other. */
  readonly inTabs?: boolean
  /** Begins as soon as the day does. */
  readonly atMidnight?: boolean
  /** Share of openings that the server does not see: from a cache, or before sign-in. */
  readonly unseen?: number
}

const SUDOKU = 4
const ODD_EMOJI = 5
const junior = ({ levelId }: Slot): boolean => isJunior(levelId)
const older = ({ levelId }: Slot): boolean => !isJunior(levelId)
const hardest = ({ typeId, levelId }: Slot): boolean => levelId === 5 && typeId !== ODD_EMOJI

/** Ten thousand people. The numbers are assumptions, wider than a few observed players. */
export const HONEST: Readonly<Record<string, Habits>> = {
  'children, junior levels': { people: 2500, aDay: 3, fits: junior, speed: 0.2, right: 0.9, less: 0.06 },
  'children who guess fast at easy ones': { people: 1500, aDay: 3, fits: junior, speed: -1, right: 0.85, less: 0.1 },
  'children at odd emoji alone': { people: 500, aDay: 3, fits: ({ typeId }) => typeId === ODD_EMOJI, speed: -0.7, right: 0.97, less: 0.01 },
  'a class that begins together': {
    people: 1500,
    aDay: 3,
    fits: (slot) => junior(slot) && slot.typeId === 1,
    speed: 0,
    right: 0.9,
    less: 0.05,
  },
  'families, any puzzle': { people: 1200, aDay: 3, fits: () => true, speed: 0, right: 0.95, less: 0.05 },
  'adults who are quick': { people: 800, aDay: 3, fits: older, speed: -0.7, right: 0.98, less: 0.02 },
  'adults at Masters alone': { people: 400, aDay: 3, fits: hardest, speed: -0.4, right: 0.97, less: 0.025 },
  'Emojidoku 9x9 alone': {
    people: 300,
    aDay: 3,
    fits: (slot) => slot.typeId === SUDOKU && older(slot),
    speed: -0.3,
    right: 0.99,
    less: 0.01,
  },
  'with a plan, twelve a day': { people: 300, aDay: 12, fits: () => true, speed: -0.4, right: 0.97, less: 0.03 },
  'offline, sent in the evening': { people: 500, aDay: 3, fits: () => true, speed: 0, right: 0.95, less: 0.05, unseen: 1 },
  'as a guest, taken in later': { people: 200, aDay: 3, fits: () => true, speed: 0, right: 0.95, less: 0.05, takenInEvery: 10 },
  'three tabs, checked in a row': { people: 200, aDay: 3, fits: () => true, speed: -0.3, right: 0.95, less: 0.05, inTabs: true },
  'first thing at 00:00 UTC': { people: 100, aDay: 3, fits: older, speed: -0.4, right: 0.96, less: 0.04, atMidnight: true },
}

/** Variation between people of one kind, and between one person's puzzles. */
const BETWEEN = 0.3
const WITHIN = 0.4
/** Share of guesses where two tabs wait for the network together. */
const STALLED = 0.0002

/** @returns how one person of a kind plays */
export function personOf(habits: Habits, person: Random): Playing {
  const speed = habits.speed + normal(person, BETWEEN)
  const care = normal(person, 0.02)
  const slope = 0.75 + 0.4 * fraction(person)
  const rightAt = ({ levelId }: Slot): number => Math.min(0.995, habits.right + care - habits.less * (stepOf(levelId) - 1))
  const takenMs = (slot: Slot, random: Random): number => {
    const seconds = Math.exp(3.5 + slope * (Math.log(usualSeconds(slot)) - 3.5) + speed + normal(random, WITHIN))
    // No person is faster than a hand that knows the answer.
    return Math.max(1000 * seconds, 1.6 * enteringMs(slot) + 700)
  }
  return (day, random) => {
    let atMs = startOf(day) + (habits.atMidnight ? 1000 + 20_000 * fraction(random) : 3_600_000 * (6 + 14 * fraction(random)))
    const openedMs = atMs
    const guesses: PlayedGuess[] = []
    for (const [index, slotId] of someSlots(random, habits.aDay, habits.fits).entries()) {
      const slot = SLOTS[slotId]
      if (!slot) continue
      const isVisible = fraction(random) >= (habits.unseen ?? 0.02)
      const servedAtMs = isVisible ? Math.round(habits.inTabs ? openedMs : atMs) : undefined
      const isStalled = index > 0 && fraction(random) < STALLED
      atMs += isStalled ? 5 : takenMs(slot, random)
      const puzzleId = idOf(day, slotId)
      const base = { puzzleId, servedAtMs: isStalled ? (servedAtMs ?? openedMs) - 60_000 : servedAtMs }
      let isFirst = true
      const begunAtMs = Math.round(atMs)
      for (let tries = 0; fraction(random) >= rightAt(slot) && tries < 4; tries += 1) {
        if (isFirst) guesses.push({ ...base, isFirst, solves: false, begunAtMs, atMs: Math.round(atMs) })
        isFirst = false
        // A slip is corrected soon, but only after the wrong guess was shown.
        atMs += 1700 + Math.max(300, takenMs(slot, random) * 0.3 * fraction(random))
      }
      guesses.push({ ...base, isFirst, solves: true, begunAtMs, atMs: Math.round(atMs) })
      atMs += 1500 + 30_000 * fraction(random)
    }
    return guesses
  }
}
