import { dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { A_DAY, NOON_MS, puzzleOn } from '../../../platform/testing/test-site.ts'
import {
  usualSeconds,
  BURST_LIMIT,
  evidenceAfter,
  evidenceTogether,
  judged,
  NO_EVIDENCE,
  SCORE_LIMIT,
  type Evidence,
  type PlayedGuess,
} from './evidence.ts'

function after(guesses: readonly Partial<PlayedGuess>[]): Evidence {
  return guesses.reduce((evidence: Evidence, guess) => {
    const atMs = guess.atMs ?? NOON_MS
    const base = { puzzleId: puzzleOn(A_DAY, 1, 5), isFirst: true, solves: true, begunAtMs: atMs, servedAtMs: undefined } as const
    return evidenceAfter(evidence, { ...base, ...guess, atMs })
  }, NO_EVIDENCE)
}

const isSuspect = (guesses: readonly Partial<PlayedGuess>[]) => judged(after(guesses)).score >= SCORE_LIMIT
const days = (count: number, guess: (day: number) => Partial<PlayedGuess>) => Array.from({ length: count }, (_, day) => guess(day))

test('puzzles that were opened together take the sum of their times', () => {
  const servedAtMs = NOON_MS
  const boards = ([1, 2, 3, 4] as const).map((levelId) => puzzleOn(A_DAY, 4, levelId))
  const within = (totalMs: number) => boards.map((puzzleId, index) => ({ puzzleId, servedAtMs, atMs: NOON_MS + totalMs + 300 * index }))
  expect(isSuspect(within(12_000))).toBe(true)
  expect(isSuspect(within(60_000))).toBe(false)
})

test('what was made offline is measured by when it was made, and what lies before other solves by itself', () => {
  expect(isSuspect([{ atMs: NOON_MS }, { atMs: NOON_MS - 500 }, { atMs: NOON_MS - 900 }])).toBe(false)
  expect(isSuspect(days(3, (index) => ({ atMs: NOON_MS + index })))).toBe(true)
})

test('once two tabs lost the network together is no proof', () => {
  expect(isSuspect([{ atMs: NOON_MS }, { atMs: NOON_MS + 20 }])).toBe(false)
})

test('hundreds of solves within minutes are too many, however they come', () => {
  const solves = (count: number, everyMs: number) =>
    days(count, (index) => ({ atMs: NOON_MS + index * everyMs, isFirst: false, begunAtMs: NOON_MS - 60_000 }))
  expect(isSuspect(solves(BURST_LIMIT, 2900))).toBe(true)
  expect(isSuspect(solves(3 * BURST_LIMIT, 3200))).toBe(false)
})

test('a solve that was made before hundreds of others is none of them', () => {
  const others = days(BURST_LIMIT - 1, (index) => ({ atMs: NOON_MS + index * 2000, isFirst: false, begunAtMs: NOON_MS - 60_000 }))
  const before = { atMs: NOON_MS - 3_600_000, isFirst: false, begunAtMs: NOON_MS - 3_660_000 } as const
  expect(isSuspect([...others, before])).toBe(false)
  expect(isSuspect([...others, { ...before, atMs: NOON_MS + 500_000 }])).toBe(true)
})

test('a pace that never changes is noticed, and one that goes with the difficulty is not', () => {
  const at = (index: number, takenMs: number) => ({ servedAtMs: NOON_MS + index * 3_600_000, atMs: NOON_MS + index * 3_600_000 + takenMs })
  expect(isSuspect(days(12, (index) => at(index, 60_000 + 300 * index)))).toBe(true)
  const harder = days(60, (index) => {
    const levelId = ((index % 5) + 1) as 1 | 2 | 3 | 4 | 5
    const typeId = index % 2 === 0 ? 1 : 4
    return { ...at(index, 1000 * usualSeconds({ typeId, levelId }) * (1 + (index % 3) / 2)), puzzleId: puzzleOn(A_DAY, typeId, levelId) }
  })
  expect(isSuspect(harder)).toBe(false)
  expect(isSuspect(harder.map((guess, index) => ({ ...guess, ...at(index, 20_000 + ((index * 7919) % 97) * 1000) })))).toBe(true)
})

test('the first seconds of one day after the other are noticed, but for what is seen at a glance', () => {
  const at = (slot: number) => days(5, (day) => ({ puzzleId: puzzleIdOf(A_DAY + day, slot), atMs: dayStartMs(A_DAY + day) + 5000 }))
  expect(isSuspect(at(9))).toBe(true)
  expect(isSuspect(at(30))).toBe(false)
})

test('Masters in the blink of an eye, one day after the other, are noticed within three days', () => {
  const masters = (day: number, takenMs: number) =>
    ([1, 2, 3] as const).map((typeId, index): Partial<PlayedGuess> => {
      const servedAtMs = dayStartMs(A_DAY + day) + 3_600_000 * (9 + index)
      return { puzzleId: puzzleOn(A_DAY + day, typeId, 5), servedAtMs, atMs: servedAtMs + takenMs + 700 * index }
    })
  const all = (takenMs: number) => [0, 1, 2].flatMap((day) => masters(day, takenMs))
  expect(isSuspect(all(1200))).toBe(true)
  expect(isSuspect(all(1200).slice(0, 7))).toBe(false)
  expect(isSuspect(all(8000))).toBe(false)
  expect(isSuspect(all(1200).with(3, { ...all(1200)[3], solves: false }))).toBe(false)
})

test('the evidence about a device that is taken over adds to that about the account, and two at once are no offence', () => {
  const half = (which: number) => days(6, (day) => ({ atMs: dayStartMs(A_DAY + 2 * day + which) + 3_600_000 + 30_000 * which }))
  const [one, other] = [half(0), half(1)]
  const fast = (guesses: readonly Partial<PlayedGuess>[]) => guesses.map((guess) => ({ ...guess, servedAtMs: (guess.atMs ?? 0) - 1500 }))
  const together = (some: readonly Partial<PlayedGuess>[], more: readonly Partial<PlayedGuess>[]) =>
    judged(evidenceTogether(after(some), after(more))).score >= SCORE_LIMIT
  expect(isSuspect(fast(one))).toBe(false)
  expect(together(fast(one), fast(other))).toBe(true)
  const atOnce = days(3, (index) => ({ atMs: NOON_MS + 3_600_000 * index }))
  expect(together(atOnce, atOnce)).toBe(false)
})

test('two hundred Masters without one wrong guess are too many, and one wrong guess among them makes them possible', () => {
  const masters = days(200, (day) => ({
    puzzleId: puzzleOn(A_DAY + day, 1, 5),
    atMs: dayStartMs(A_DAY + day) + 3_600_000 * (9 + (day % 7)),
  }))
  expect(isSuspect(masters)).toBe(true)
  const slip = { ...masters[20], solves: false }
  expect(isSuspect(masters.toSpliced(20, 1, slip))).toBe(false)
})
