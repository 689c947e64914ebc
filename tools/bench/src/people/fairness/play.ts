import { dayStartMs, puzzleIdOf, SLOTS, type Slot } from '@emojigma/engine/day.ts'
import type { Random } from '@emojigma/engine/random.ts'
import type { PlayedGuess } from '@emojigma/server/features/boards/fairness/evidence.ts'

/** The first simulated day. */
const FIRST_DAY = 2500

/** A simulated player: the guesses of each day, in order. */
export type Playing = (day: number, random: Random) => readonly PlayedGuess[]

/** @returns from 0 to below 1 */
export function fraction(random: Random): number {
  return random.below(2 ** 30) / 2 ** 30
}

/** @returns from a normal distribution around 0 */
export function normal(random: Random, deviation: number): number {
  return deviation * Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random))
}

/** @returns different slots of a day */
export function someSlots(random: Random, count: number, fits: (slot: Slot) => boolean): readonly number[] {
  const left = SLOTS.flatMap((slot, index) => (fits(slot) ? [index] : []))
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0] ?? 0)
}

export function startOf(day: number): number {
  return dayStartMs(FIRST_DAY + day)
}

export function idOf(day: number, slot: number): number {
  return puzzleIdOf(FIRST_DAY + day, slot)
}

/** A solve at the first guess. */
export function solvedAt(puzzleId: number, atMs: number, wishes: Partial<PlayedGuess> = {}): PlayedGuess {
  return { puzzleId, isFirst: true, solves: true, begunAtMs: atMs, servedAtMs: undefined, ...wishes, atMs: Math.round(atMs) }
}
