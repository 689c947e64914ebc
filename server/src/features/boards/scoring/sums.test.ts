import { DAY_MS, dayStartMs, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { SCOPES } from '@emojigma/contract/rules/scores.ts'
import { LEVELS, levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { describe, expect, test } from 'vitest'
import type { AttemptRecord } from '../../play/service.ts'
import { NO_EVIDENCE } from '../fairness/evidence.ts'
import { bucketChanges, bucketsAbove, WIDTHS, type ScoreShift } from './buckets.ts'
import { countColumns, countsLess, countsOf } from './counts.ts'
import { periodGainOf, periodScoreOf, typeCountsOf, typeGainsOf } from './period-score.ts'
import { evidenceAfterGuess, playedAfter, playedAfterMove } from './play-sums.ts'

/** A Saturday. */
const DAY = 2516
const NOON_MS = dayStartMs(DAY) + DAY_MS / 2
const puzzleOf = (type: number, level: LevelId): number =>
  puzzleIdOf(
    DAY,
    SLOTS.findIndex(({ typeId, levelId }) => typeId === type && levelId === level),
  )
const [EASY, MASTER] = [puzzleOf(1, 1), puzzleOf(2, 5)]
const pointsAt = (level: LevelId): number => levelOf(level).points

function attempt(puzzleId: number, changes: Partial<AttemptRecord> = {}): AttemptRecord {
  return {
    puzzleId,
    day: DAY,
    begunAtMs: NOON_MS,
    guessCount: 1,
    solvedAtMs: undefined,
    revealedAtMs: undefined,
    hintRung: 0,
    isScored: true,
    lastMadeAtMs: undefined,
    slip: undefined,
    searchedMs: undefined,
    ...changes,
  }
}

const solved = (puzzleId: number, solvedAtMs = NOON_MS, changes: Partial<AttemptRecord> = {}) =>
  attempt(puzzleId, { solvedAtMs, ...changes })
const atLevels = (...levels: LevelId[]): number[] => LEVELS.map(({ id }) => levels.filter((level) => level === id).length)

describe('buckets', () => {
  const WIDE = { scope: 1, period: 7 }

  test('change by the players who leave and enter them, narrow ones first', () => {
    expect(bucketChanges([{ ...WIDE, from: 50, to: 1050 }])).toEqual([
      { ...WIDE, width: 10, bucket: 5, players: -1 },
      { ...WIDE, width: 10, bucket: 105, players: 1 },
      { ...WIDE, width: 1000, bucket: 0, players: -1 },
      { ...WIDE, width: 1000, bucket: 1, players: 1 },
    ])
  })

  test('do not count a score of 0, and change only where the sum is not 0', () => {
    expect(bucketChanges([{ ...WIDE, from: 0, to: 20 }]).map(({ players }) => players)).toEqual([1, 1, 1])
    expect(bucketChanges([{ ...WIDE, from: 20, to: 0 }]).map(({ players }) => players)).toEqual([-1, -1, -1])
    expect(
      bucketChanges([
        { ...WIDE, from: 0, to: 20 },
        { ...WIDE, from: 20, to: 0 },
      ]),
    ).toEqual([])
    expect(
      bucketChanges([
        { ...WIDE, from: 0, to: 20 },
        { ...WIDE, from: 0, to: 20 },
      ]).map(({ players }) => players),
    ).toEqual([2, 2, 2])
  })

  test('are changed in the same order whatever comes first', () => {
    const shifts: ScoreShift[] = [
      { scope: 2, period: 9, from: 0, to: 30 },
      { scope: 0, period: 0, from: 10, to: 40 },
      { scope: 1, period: 8, from: 0, to: 30 },
      { scope: 1, period: 7, from: 0, to: 30 },
    ]
    const order = bucketChanges(shifts).map(({ scope, period, width, bucket }) => [scope, period, width, bucket])
    expect(order).toEqual([
      [0, 0, 10, 1],
      [0, 0, 10, 4],
      ...[7, 8].flatMap((period) => WIDTHS.map((width) => [1, period, width, Math.floor(30 / width)])),
      ...WIDTHS.map((width) => [2, 9, width, Math.floor(30 / width)]),
    ])
    expect(bucketChanges(shifts.toReversed())).toEqual(bucketChanges(shifts))
  })

  test('above a score hold exactly the higher scores', () => {
    const isIn = (score: number, of: number): boolean =>
      bucketsAbove(of).some(({ width, first, last }) => Math.floor(score / width) >= first && Math.floor(score / width) <= last)
    const scores = [10, 20, 980, 990, 1000, 1010, 99_990, 100_000, 100_010, 5_000_000]
    for (const of of [0, ...scores]) expect(scores.filter((score) => isIn(score, of))).toEqual(scores.filter((score) => score > of))
    const [narrow, middle, wide] = bucketsAbove(12_340)
    expect([narrow, middle]).toEqual([
      { width: 10, first: 1235, last: 1299 },
      { width: 1000, first: 13, last: 99 },
    ])
    expect(wide).toMatchObject({ width: 100_000, first: 1 })
  })
})

test('counts become columns, and columns counts', () => {
  const counts = { attempted: [3, 2], correct: [1, 0] }
  expect(countColumns(counts)).toEqual({ attempted_1: 3, attempted_2: 2, correct_1: 1, correct_2: 0 })
  expect(countsOf(countColumns(counts), 2)).toEqual(counts)
  expect(countsOf({ attempted_1: '4', correct_1: '1' }, 1)).toEqual({ attempted: [4], correct: [1] })
  expect(countsLess(counts, { attempted: [1, 2], correct: [1, 1] })).toEqual({ attempted: [2, 0], correct: [0, -1] })
  expect(countsLess(counts, { attempted: [], correct: [] })).toEqual(counts)
})

describe('the score of a period', () => {
  test('is the points of what was solved in it', () => {
    const records = [solved(EASY, NOON_MS - 5), solved(MASTER, NOON_MS - 2), attempt(puzzleOf(1, 2))]
    for (const scope of SCOPES) {
      expect(periodScoreOf(records, scope, NOON_MS)).toEqual({
        score: pointsAt(1) + pointsAt(5),
        correct: 2,
        attempted: 3,
        reachedAtMs: NOON_MS - 2,
        byLevel: { attempted: atLevels(1, 5, 2), correct: atLevels(1, 5) },
      })
    }
  })

  test('leaves out what earns no points, and what was revealed without a guess', () => {
    expect(periodScoreOf([solved(EASY, NOON_MS, { isScored: false })], 'all', NOON_MS)).toBeUndefined()
    expect(periodScoreOf([attempt(EASY, { guessCount: 0, revealedAtMs: NOON_MS })], 'all', NOON_MS)).toBeUndefined()
    expect(periodScoreOf([], 'all', NOON_MS)).toBeUndefined()
  })

  test('counts a puzzle in the period of its first guess and in that of its solve', () => {
    const record = solved(EASY, NOON_MS + DAY_MS)
    expect(periodScoreOf([record], 'day', NOON_MS)).toMatchObject({ score: 0, correct: 0, attempted: 1, reachedAtMs: 0 })
    expect(periodScoreOf([record], 'day', NOON_MS + DAY_MS)).toMatchObject({ score: pointsAt(1), correct: 1, attempted: 1 })
    expect(periodScoreOf([record], 'day', NOON_MS + 2 * DAY_MS)).toBeUndefined()
    expect(periodScoreOf([record], 'all', NOON_MS)).toMatchObject({ correct: 1, attempted: 1 })
  })
})

describe('the gain of a move', () => {
  test('is the difference of the two', () => {
    const moved = [
      { before: attempt(EASY), after: solved(EASY) },
      { before: undefined, after: solved(MASTER) },
      { before: undefined, after: attempt(puzzleOf(1, 2)) },
    ]
    expect(periodGainOf(moved, 'day', NOON_MS)).toEqual({
      score: pointsAt(1) + pointsAt(5),
      correct: 2,
      attempted: 2,
      reachedAtMs: NOON_MS,
      byLevel: { attempted: atLevels(5, 2), correct: atLevels(1, 5) },
    })
    expect(typeGainsOf(moved)).toEqual({ attempted: [1, 1, 0, 0, 0], correct: [1, 1, 0, 0, 0] })
  })

  test('is none for what the account had solved itself', () => {
    const moved = [{ before: solved(EASY), after: solved(EASY) }]
    expect(periodGainOf(moved, 'day', NOON_MS)).toMatchObject({ score: 0, correct: 0, attempted: 0 })
  })

  test('is negative where the puzzle was begun in an earlier period, and none where nothing was', () => {
    const moved = [{ before: attempt(EASY), after: attempt(EASY, { begunAtMs: NOON_MS - DAY_MS }) }]
    expect(periodGainOf(moved, 'day', NOON_MS)).toMatchObject({ score: 0, correct: 0, attempted: -1 })
    expect(periodGainOf(moved, 'day', NOON_MS - DAY_MS)).toMatchObject({ attempted: 1 })
    expect(periodGainOf(moved, 'day', NOON_MS + DAY_MS)).toBeUndefined()
  })
})

test('types are counted with what earns no points, but not what was only revealed', () => {
  const records = [solved(EASY, NOON_MS, { isScored: false }), attempt(MASTER), attempt(puzzleOf(2, 1), { guessCount: 0 })]
  expect(typeCountsOf(records)).toEqual({ attempted: [1, 1, 0, 0, 0], correct: [1, 0, 0, 0, 0] })
})

describe('days played', () => {
  const before = { daysPlayed: 4, lastPlayedDay: DAY - 1, evidence: NO_EVIDENCE }
  const guess = { puzzleId: MASTER, isFirst: true, solves: true, begunAtMs: NOON_MS, madeAtMs: NOON_MS, nowMs: NOON_MS }

  test('go up by one with the first guess of a later day', () => {
    expect(playedAfter(before, guess, undefined)).toMatchObject({ daysPlayed: 5, lastPlayedDay: DAY })
    expect(playedAfter({ ...before, lastPlayedDay: DAY }, guess, undefined)).toMatchObject({ daysPlayed: 4, lastPlayedDay: DAY })
    // The clock was set back.
    expect(playedAfter({ ...before, lastPlayedDay: DAY + 2 }, guess, undefined)).toMatchObject({ daysPlayed: 4, lastPlayedDay: DAY + 2 })
  })

  test('after a move are at least those of all attempts with a guess', () => {
    const days = [DAY - 2, DAY - 1, DAY].flatMap((day) =>
      [0, 1].map((slot) => attempt(puzzleIdOf(day, slot), { begunAtMs: dayStartMs(day) })),
    )
    const after = (daysPlayed: number, records: readonly AttemptRecord[]) =>
      playedAfterMove({ ...before, daysPlayed, lastPlayedDay: DAY - 2 }, records, NO_EVIDENCE)
    expect(after(1, days)).toMatchObject({ daysPlayed: 3, lastPlayedDay: DAY })
    expect(after(7, days)).toMatchObject({ daysPlayed: 7, lastPlayedDay: DAY })
    expect(after(0, [attempt(EASY, { guessCount: 0 })])).toMatchObject({ daysPlayed: 0, lastPlayedDay: DAY - 2 })
  })

  test('a guess from offline began when it was made, another one when the puzzle was begun', () => {
    const after = (changes: Partial<typeof guess>, openedAtMs?: number) =>
      evidenceAfterGuess(NO_EVIDENCE, { ...guess, begunAtMs: NOON_MS - 60_000, ...changes }, openedAtMs)
    expect(after({})).toEqual(after({ begunAtMs: NOON_MS }))
    expect(after({ isFirst: false })).not.toEqual(after({ isFirst: false, begunAtMs: NOON_MS }))
    expect(after({}, NOON_MS - 1000)).not.toEqual(after({}))
  })
})
