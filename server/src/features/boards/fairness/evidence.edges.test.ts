import { dayStartMs, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { expect, test } from 'vitest'
import {
  BURST_LIMIT,
  enteringMs,
  evidenceAfter,
  evidenceTogether,
  isHard,
  judged,
  NO_EVIDENCE,
  pointsAgainst,
  suspicionOf,
  usualSeconds,
  type Evidence,
  type FairnessRule,
  type PlayedGuess,
} from './evidence.ts'
import { NO_PACE, paceAfter, type PaceSums } from './pace.ts'

const DAY = 2516
const DAY_MS = dayStartMs(DAY)
const NOON_MS = DAY_MS + 12 * 3_600_000
const TEN_MINUTES_MS = 600_000

/** The puzzle of the day of this type and level. */
function puzzle(typeId: PuzzleTypeId, levelId: LevelId): number {
  return puzzleIdOf(
    DAY,
    SLOTS.findIndex((slot) => slot.typeId === typeId && slot.levelId === levelId),
  )
}

const MASTER = puzzle(1, 5)
/** A hand enters the answer of a Master in this time. */
const HAND_MS = 600

function guessOf(wishes: Partial<PlayedGuess>): PlayedGuess {
  const atMs = wishes.atMs ?? NOON_MS
  return { puzzleId: MASTER, isFirst: true, solves: true, begunAtMs: atMs, servedAtMs: undefined, atMs, ...wishes }
}

const after = (before: Partial<Evidence>, wishes: Partial<PlayedGuess>): Evidence =>
  evidenceAfter({ ...NO_EVIDENCE, ...before }, guessOf(wishes))

const paceWith = (pace: Partial<PaceSums>): PaceSums => ({ ...NO_PACE, ...pace })

/** The rules that speak against a player, with their points. */
function against(evidence: Partial<Evidence>): Partial<Record<FairnessRule, number>> {
  const points = Object.entries(pointsAgainst({ ...NO_EVIDENCE, ...evidence }))
  return Object.fromEntries(points.filter(([, each]) => each !== 0))
}

test.each([
  [5, 6, 250],
  [5, 5, 250],
  [4, 10, 800],
  [4, 1, 6000],
  [1, 6, 350],
  [1, 1, 600],
  [2, 5, 600],
  [3, 3, 600],
] as const)('a hand enters the answer of type %i at level %i in %i ms', (typeId, levelId, ms) => {
  expect(enteringMs({ typeId, levelId })).toBe(ms)
})

test.each([
  [5, 6, 4],
  [5, 10, 4 * 1.4 ** 4],
  [5, 1, 8],
  [5, 3, 8 * 1.4 ** 2],
  [4, 6, 25],
  [4, 8, 25 * 1.25 ** 2],
  [4, 1, 300],
  [4, 5, 300 * 1.35 ** 4],
  [1, 6, 8],
  [1, 7, 8 * 1.35],
  [1, 1, 25],
  [3, 5, 25 * 1.6 ** 4],
] as const)('type %i at level %i usually takes %d seconds', (typeId, levelId, seconds) => {
  expect(usualSeconds({ typeId, levelId })).toBeCloseTo(seconds)
})

test('hard are Masters that are worked out and typed', () => {
  const hard = SLOTS.filter(isHard).map(({ typeId, levelId }) => [typeId, levelId])
  expect(new Set(hard.map(String))).toEqual(new Set(['1,5', '2,5', '3,5']))
})

test('a first wrong guess at a Master counts as missed, a later one not, and no guess that solves nothing is timed', () => {
  expect(after({}, { solves: false })).toEqual({ ...NO_EVIDENCE, hardTried: 1, hardMissed: 1 })
  expect(after({}, { solves: false, isFirst: false })).toEqual(NO_EVIDENCE)
  expect(after({}, { solves: false, puzzleId: puzzle(1, 4) })).toEqual(NO_EVIDENCE)
})

test('a second guess that is right within the time of a hand takes the miss back', () => {
  const second = (laterMs: number) => after({ hardTried: 1, hardMissed: 1 }, { isFirst: false, begunAtMs: NOON_MS - laterMs }).hardMissed
  expect([HAND_MS - 1, HAND_MS].map(second)).toEqual([0, 1])
  expect(after({}, { isFirst: false, begunAtMs: NOON_MS, puzzleId: puzzle(1, 4) }).hardMissed).toBe(0)
  expect(after({}, {}).hardMissed).toBe(0)
  expect(after({}, {}).hardTried).toBe(1)
  expect(after({}, { puzzleId: puzzle(5, 5) }).hardTried).toBe(0)
})

test('a solve of a puzzle that was opened is timed from then on', () => {
  const solved = after({}, { servedAtMs: NOON_MS - 90_000 })
  expect(solved).toEqual({
    ...NO_EVIDENCE,
    busyUntilMs: NOON_MS - 90_000 + HAND_MS,
    lastSolveAtMs: NOON_MS,
    burst: 1,
    burstFromMs: NOON_MS,
    hardTried: 1,
    pace: paceAfter(NO_PACE, 90_000, usualSeconds({ typeId: 1, levelId: 5 }), true),
  })
})

test('one that was never opened is timed from the solve before, and may be entered from midnight on', () => {
  const before = { lastSolveAtMs: NOON_MS - 40_000, busyUntilMs: 5 }
  const solved = after(before, {})
  expect(solved.busyUntilMs).toBe(DAY_MS + HAND_MS)
  expect(solved.pace).toEqual(paceAfter(NO_PACE, 40_000, usualSeconds({ typeId: 1, levelId: 5 }), true))
})

test('of a puzzle that was opened before the latest solve, the time since that solve counts', () => {
  const solved = after({ lastSolveAtMs: NOON_MS - 20_000 }, { servedAtMs: NOON_MS - 90_000 })
  expect(solved.pace.taken).toBeCloseTo(Math.log(20))
})

test('a solve sooner than a hand after the puzzle was served is impossible, and exactly as soon is not', () => {
  const impossible = (takenMs: number, wishes: Partial<PlayedGuess> = {}) =>
    after({}, { servedAtMs: NOON_MS - takenMs, ...wishes }).impossible
  expect([HAND_MS - 1, HAND_MS, HAND_MS + 1].map((takenMs) => impossible(takenMs))).toEqual([1, 0, 0])
  expect(impossible(100, { isFirst: false, begunAtMs: NOON_MS - 50_000 })).toBe(0)
  expect(after({ impossible: 2 }, { servedAtMs: NOON_MS }).impossible).toBe(3)
})

test('the times of several take their sum, but a solve made before the latest one begins anew', () => {
  const servedAtMs = NOON_MS - 5000
  const busy = { busyUntilMs: NOON_MS - 300, lastSolveAtMs: NOON_MS }
  expect(after(busy, { servedAtMs }).impossible).toBe(1)
  expect(after({ ...busy, lastSolveAtMs: NOON_MS + 1 }, { servedAtMs }).impossible).toBe(0)
  expect(after({ ...busy, busyUntilMs: NOON_MS - HAND_MS }, { servedAtMs })).toMatchObject({ impossible: 0, busyUntilMs: NOON_MS })
})

test('a hand is never busy beyond the solve, nor shorter than it was known to be', () => {
  expect(after({}, { servedAtMs: NOON_MS - 100 }).busyUntilMs).toBe(NOON_MS)
  const earlier = after({ busyUntilMs: NOON_MS + 9000, lastSolveAtMs: NOON_MS + 9000 }, { servedAtMs: NOON_MS - 5000 })
  expect(earlier).toMatchObject({ busyUntilMs: NOON_MS + 9000, lastSolveAtMs: NOON_MS + 9000 })
})

test('solves are rushed that follow each other sooner than a hand, or than tabs are switched', () => {
  const rushed = (gapMs: number, wishes: Partial<PlayedGuess>) => after({ lastSolveAtMs: NOON_MS - gapMs }, wishes).rushed
  expect([0, HAND_MS - 1, HAND_MS].map((gapMs) => rushed(gapMs, {}))).toEqual([1, 1, 0])
  const opened = { servedAtMs: NOON_MS - 60_000 }
  expect([-1, 0, 99, 100].map((gapMs) => rushed(gapMs, opened))).toEqual([0, 1, 1, 0])
  expect(rushed(0, { isFirst: false, begunAtMs: NOON_MS - 60_000 })).toBe(0)
  expect(after({ lastSolveAtMs: NOON_MS, rushed: 1 }, {}).rushed).toBe(2)
})

test('a burst lasts ten minutes from its first solve', () => {
  const burst = (burstFromMs: number) => after({ burst: 7, burstFromMs }, {})
  expect(burst(NOON_MS - TEN_MINUTES_MS + 1)).toMatchObject({ burst: 8, burstFromMs: NOON_MS - TEN_MINUTES_MS + 1 })
  expect(burst(NOON_MS - TEN_MINUTES_MS)).toMatchObject({ burst: 1, burstFromMs: NOON_MS })
  expect(burst(NOON_MS)).toMatchObject({ burst: 8 })
  expect(burst(NOON_MS + 1)).toMatchObject({ burst: 1, burstFromMs: NOON_MS })
})

test('a solve in the first eight seconds of the day of a puzzle counts once a day', () => {
  const midnight = (wishes: Partial<PlayedGuess>, before: Partial<Evidence> = {}) => after(before, wishes).midnights
  const first = after({ midnights: 2 }, { atMs: DAY_MS + 7999 })
  expect(first).toMatchObject({ midnights: 3, lastMidnight: DAY })
  expect([-1, 0, 7999, 8000].map((ms) => midnight({ atMs: DAY_MS + ms }))).toEqual([0, 1, 1, 0])
  expect(midnight({ atMs: DAY_MS + 10 }, { midnights: 1, lastMidnight: DAY })).toBe(1)
  expect(midnight({ atMs: DAY_MS + 10 }, { lastMidnight: DAY - 1 })).toBe(1)
  expect(midnight({ atMs: DAY_MS + 10, isFirst: false, begunAtMs: DAY_MS - 5000 })).toBe(0)
  expect(after({ lastMidnight: 7 }, {}).lastMidnight).toBe(7)
  expect(NO_EVIDENCE.lastMidnight).toBeLessThan(0)
})

test('at midnight only puzzles count that usually take twenty seconds', () => {
  const midnights = SLOTS.map(({ typeId, levelId }) => after({}, { puzzleId: puzzle(typeId, levelId), atMs: DAY_MS + 7000 }).midnights)
  expect(midnights).toEqual(SLOTS.map((slot) => Number(usualSeconds(slot) >= 20)))
})

test('the pace is that of solves at the first guess', () => {
  const opened = { servedAtMs: NOON_MS - 60_000 }
  expect(after({}, { ...opened, isFirst: false, begunAtMs: NOON_MS - 30_000 }).pace).toEqual(NO_PACE)
  const easy = after({}, { ...opened, puzzleId: puzzle(1, 1) }).pace
  expect(easy).toEqual(paceAfter(NO_PACE, 60_000, 25, false))
})

test('two bodies of evidence are added, and of bursts the greater counts', () => {
  const one: Evidence = {
    busyUntilMs: 10,
    lastSolveAtMs: 200,
    impossible: 1,
    rushed: 2,
    burst: 3,
    burstFromMs: 4,
    hardTried: 5,
    hardMissed: 6,
    midnights: 7,
    lastMidnight: 80,
    pace: paceWith({ count: 1, taken: 2 }),
  }
  const other: Evidence = {
    busyUntilMs: 20,
    lastSolveAtMs: 100,
    impossible: 10,
    rushed: 20,
    burst: 30,
    burstFromMs: 40,
    hardTried: 50,
    hardMissed: 60,
    midnights: 70,
    lastMidnight: 8,
    pace: paceWith({ count: 10, taken: 20 }),
  }
  const both: Evidence = {
    busyUntilMs: 20,
    lastSolveAtMs: 200,
    impossible: 11,
    rushed: 22,
    burst: 30,
    burstFromMs: 40,
    hardTried: 55,
    hardMissed: 66,
    midnights: 77,
    lastMidnight: 80,
    pace: paceWith({ count: 11, taken: 22 }),
  }
  expect(evidenceTogether(one, other)).toEqual(both)
  expect(evidenceTogether(other, one)).toEqual(both)
  expect(evidenceTogether({ ...one, burst: 30 }, other).burstFromMs).toBe(4)
})

test('what can be counted adds up', () => {
  expect(against({})).toEqual({})
  expect(against({ impossible: 1 })).toEqual({ 'faster than a hand': 100 })
  expect(against({ rushed: 3 })).toEqual({ 'several at once': 150 })
  expect(against({ midnights: 3 })).toEqual({ 'the first seconds of every day': 75 })
  expect(against({ burst: BURST_LIMIT - 1 })).toEqual({})
  expect(against({ burst: BURST_LIMIT })).toEqual({ 'hundreds of solves in minutes': 100 })
})

/** Sums with these statistics. */
function paceOfStatistics(statistics: {
  readonly solves: number
  readonly deviation: number
  readonly spread?: number
  readonly correlation?: number
}): PaceSums {
  const { solves, deviation, spread = 0, correlation = 0 } = statistics
  return paceWith({
    count: solves,
    takenSquared: solves * deviation ** 2,
    usualSquared: solves * spread ** 2,
    product: solves * correlation * deviation * spread,
  })
}

test('ten solves with a deviation under 0.12 are a pace that never changes', () => {
  const rules = (solves: number, deviation: number) => Object.keys(against({ pace: paceOfStatistics({ solves, deviation }) }))
  expect(rules(10, 0.119)).toEqual(['a pace that never changes'])
  expect(rules(9, 0.119)).toEqual([])
  expect(rules(10, 0.121)).toEqual([])
})

test.each([
  [20, 0.8, 0.15],
  [24, 1, 0.45],
  [30, 0.7, 0.3],
  [34, 0.7, 0.45],
  [38, 1, 0.6],
])('%i solves of puzzles that spread over %d go with their difficulty by %d', (solves, spread, correlation) => {
  const rules = (wishes: Partial<{ solves: number; spread: number; correlation: number }>) =>
    Object.keys(
      against({
        hardMissed: 1,
        pace: paceOfStatistics({ deviation: 1, solves, spread: spread + 0.01, correlation: correlation - 0.01, ...wishes }),
      }),
    )
  expect(rules({})).toEqual(['time without regard to difficulty'])
  expect(rules({ solves: solves - 1 })).toEqual([])
  expect(rules({ spread: spread - 0.01 })).toEqual([])
  expect(rules({ correlation: correlation + 0.01 })).toEqual([])
})

test('never wrong over hundreds: 10.7 misses were to be expected of the ablest', () => {
  const rules = (hardTried: number, hardMissed: number) => Object.keys(against({ hardTried, hardMissed }))
  const first = Array.from({ length: 400 }, (_, tried) => tried).find((tried) => rules(tried, 0).length > 0)
  expect(first).toBeGreaterThan(180)
  expect(first).toBeLessThan(201)
  expect(rules(200, 0)).toEqual(['never wrong over hundreds'])
  expect(rules(200, 1)).toEqual([])
  expect(rules(0, 0)).toEqual([])
})

test.each([
  [8, -3.7],
  [24, -2.1],
  [38, -1.05],
])('%i hard ones at the logarithm %d of the usual time are too quick', (solves, middle) => {
  const rules = (hardCount: number, each: number, wishes: Partial<Evidence> = {}, pace: Partial<PaceSums> = {}) =>
    Object.keys(against({ pace: paceWith({ ...pace, hardCount, hardRatio: hardCount * each }), ...wishes }))
  const name = 'hard ones in a fraction of the time'
  expect(rules(solves, middle - 0.01)).toEqual([name])
  expect(rules(solves - 1, middle - 0.01)).toEqual([])
  expect(rules(solves, middle + 0.01)).toEqual([])
  expect(rules(solves, middle - 0.01, { hardMissed: 1 })).toEqual([])
  const related = (spread: number, correlation: number) =>
    rules(solves, middle - 0.01, {}, paceOfStatistics({ solves: 3, deviation: 1, spread, correlation }))
  expect(related(0.51, 0.61)).toEqual([])
  expect(related(0.49, 0.61)).toEqual([name])
  expect(related(0.51, 0.59)).toEqual([name])
})

test('the verdict is the sum of all, and names what weighs most', () => {
  const verdict = (evidence: Partial<Evidence>) => judged({ ...NO_EVIDENCE, ...evidence })
  expect(verdict({})).toEqual({ score: 0, rule: 'faster than a hand' })
  expect(verdict({ rushed: 1, midnights: 1 })).toEqual({ score: 75, rule: 'several at once' })
  expect(verdict({ rushed: 1, midnights: 3 })).toEqual({ score: 125, rule: 'the first seconds of every day' })
  expect(verdict({ rushed: 1, midnights: 2 })).toEqual({ score: 100, rule: 'several at once' })
})

test('a player is suspected by the guess that reaches the limit, and by no later one', () => {
  const [none, half, full] = [0, 1, 2].map((rushed): Evidence => ({ ...NO_EVIDENCE, rushed }))
  const at = { puzzleId: MASTER, atMs: NOON_MS }
  if (!none || !half || !full) throw new Error('three were made')
  expect(suspicionOf(none, half, at)).toBeUndefined()
  expect(suspicionOf(half, full, at)).toEqual({ rule: 'several at once', evidence: { ...at, score: 100, 'several at once': 100 } })
  expect(suspicionOf(full, { ...full, rushed: 3 }, at)).toBeUndefined()
})
