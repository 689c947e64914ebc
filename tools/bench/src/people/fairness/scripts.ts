import { SLOTS, slotOfPuzzle, type Slot } from '@emojigma/engine/day.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { usualSeconds, type PlayedGuess } from '@emojigma/server/features/boards/fairness/evidence.ts'
import { fraction, idOf, normal, solvedAt, someSlots, startOf, type Playing } from './play.ts'

/** A script that solves the day's three. */
export interface Script {
  /** Days of play within which it must leave the boards: 1 if naive, 14 if careful; undefined = not promised. */
  readonly limit: 1 | 14 | undefined
  readonly playing: Playing
  /** Plays as a guest, and an account takes the device in every so many days. */
  readonly takenInEvery?: number
}

const master = ({ levelId }: Slot): boolean => levelId === 5
const masterOfThought = ({ typeId, levelId }: Slot): boolean => levelId === 5 && typeId !== 5
const anything = (): boolean => true

/** Twelve kinds, and one that cannot be told from a person. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  'three Masters back to back, never opened': { limit: 1, playing: apart(masterOfThought, () => 20) },
  'opens a puzzle and answers at once': { limit: 1, playing: apart(master, () => 40, { opens: true }) },
  'wrong once, then right at once': { limit: 1, playing: wrongFirst },
  'opens three, waits a minute, sends all': { limit: 1, playing: together },
  'sends three as made offline, at one moment': { limit: 1, playing: apart(masterOfThought, () => 0) },
  'Masters in 1 to 3 s each': { limit: 14, playing: apart(masterOfThought, random(1000, 3000), { opens: true }) },
  'the same as a guest, taken in every 4th day': {
    limit: 14,
    playing: apart(masterOfThought, random(1000, 3000), { opens: true }),
    takenInEvery: 4,
  },
  'one a minute, to the second': { limit: 14, playing: apart(masterOfThought, () => 60_000, { opens: true }) },
  'the first seconds of every day': { limit: 14, playing: apart(masterOfThought, random(2500, 3500), { atMidnight: true }) },
  'any time from 5 to 300 s, any puzzle': { limit: 14, playing: apart(anything, random(5000, 300_000), { opens: true }) },
  'any time from 20 to 90 s, Masters': { limit: 14, playing: apart(masterOfThought, random(20_000, 90_000), { opens: true }) },
  'invents times for what it says was offline': { limit: 14, playing: apart(master, random(10_000, 120_000)) },
  'takes times, slips and pauses from a person': { limit: undefined, playing: likeAPerson },
}

interface Manner {
  readonly opens?: boolean
  readonly atMidnight?: boolean
}

function random(fromMs: number, toMs: number): (by: Random) => number {
  return (by) => fromMs + (toMs - fromMs) * fraction(by)
}

/** Right at once, each after its own wait. */
function apart(fits: (slot: Slot) => boolean, waitMs: (random: Random) => number, { opens, atMidnight }: Manner = {}): Playing {
  return (day, by) => {
    let atMs = startOf(day) + (atMidnight ? 0 : 3_600_000 * (8 + 10 * fraction(by)))
    return someSlots(by, 3, fits).map((slot) => {
      const servedAtMs = opens ? Math.round(atMs) : undefined
      atMs += waitMs(by)
      return solvedAt(idOf(day, slot), atMs, { servedAtMs })
    })
  }
}

function wrongFirst(day: number, by: Random): readonly PlayedGuess[] {
  return apart(masterOfThought, () => 40, { opens: true })(day, by).flatMap((solve) => [
    { ...solve, solves: false },
    { ...solve, isFirst: false, begunAtMs: solve.atMs, atMs: solve.atMs + 15 },
  ])
}

function together(day: number, by: Random): readonly PlayedGuess[] {
  const openedMs = Math.round(startOf(day) + 3_600_000 * (8 + 10 * fraction(by)))
  return someSlots(by, 3, masterOfThought).map((slot, index) =>
    solvedAt(idOf(day, slot), openedMs + 60_000 + 10 * index, { servedAtMs: openedMs }),
  )
}

function likeAPerson(day: number, by: Random): readonly PlayedGuess[] {
  let atMs = startOf(day) + 3_600_000 * (8 + 10 * fraction(by))
  return someSlots(by, 3, (slot) => SLOTS.includes(slot)).flatMap((slot) => {
    const puzzleId = idOf(day, slot)
    const servedAtMs = Math.round(atMs)
    atMs += 1000 * usualSeconds(slotOfPuzzle(puzzleId)) * Math.exp(normal(by, 0.4))
    const begunAtMs = Math.round(atMs)
    const solve = solvedAt(puzzleId, atMs, { servedAtMs })
    if (fraction(by) >= 0.15) return [solve]
    atMs += 15_000
    return [
      { ...solve, solves: false },
      { ...solve, isFirst: false, begunAtMs, atMs: Math.round(atMs) },
    ]
  })
}
