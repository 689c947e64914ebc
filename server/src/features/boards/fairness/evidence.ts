import { dayAt, dayOfPuzzle, dayStartMs, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { MASTER_LEVEL_ID } from '@emojigma/engine/levels.ts'
import { ablestChance } from '@emojigma/engine/ratings/prior.ts'
import { enteringMs, isHard, usualSeconds } from './hand.ts'
import { NO_PACE, paceAfter, paceOf, type PaceSums } from './pace.ts'

/** All that is remembered of how a player plays: sums, so that it is as small after years as after a week.
 *  Source: docs/product.md, Fair play */
export interface Evidence {
  /** Until when a hand was busy at the least with all that was solved, in milliseconds since 1970. */
  readonly busyUntilMs: number
  /** When something was solved last. */
  readonly lastSolveAtMs: number
  /** Solves that came sooner than they can be entered, measured from when the puzzle was served. */
  readonly impossible: number
  /** Solves that came with the one before: sooner after it than they can be entered, or for puzzles that were seen to be opened, than
   *  a hand goes from tab to tab. */
  readonly rushed: number
  /** Solves in the ten minutes from `burstFromMs` on. */
  readonly burst: number
  readonly burstFromMs: number
  /** Masters of thought attempted, and those of them that were not right at once. */
  readonly hardTried: number
  readonly hardMissed: number
  /** Days with a solve in their first seconds, and the last of them. */
  readonly midnights: number
  readonly lastMidnight: number
  readonly pace: PaceSums
}

export const NO_EVIDENCE: Evidence = {
  busyUntilMs: 0,
  lastSolveAtMs: 0,
  impossible: 0,
  rushed: 0,
  burst: 0,
  burstFromMs: 0,
  hardTried: 0,
  hardMissed: 0,
  midnights: 0,
  lastMidnight: -1,
  pace: NO_PACE,
}

/** A guess that begins a puzzle or solves it. */
export interface PlayedGuess {
  readonly puzzleId: number
  readonly isFirst: boolean
  readonly solves: boolean
  /** Of the first guess. */
  readonly begunAtMs: number
  /** When the server first saw the player open the puzzle; undefined = never, as when it was opened without a connection. */
  readonly servedAtMs: number | undefined
  /** `live`: it arrived as it was made. `late`: it waited for a connection, and the sender says when it was made. `moved`: a device
   *  made it, of which nothing more is known. */
  readonly way: 'live' | 'late' | 'moved'
  /** When it was made. */
  readonly atMs: number
}

/** What speaks against a player's playing by hand. */
export type FairnessRule =
  | 'faster than a hand'
  | 'several at once'
  | 'hundreds of solves in minutes'
  | 'the first seconds of every day'
  | 'a pace that never changes'
  | 'time without regard to difficulty'
  | 'never wrong over hundreds'
  | 'hard ones in a fraction of the time'

/** With so much a player leaves the public boards. */
export const SCORE_LIMIT = 100
/** Two tabs may lose the network together once, hardly twice. */
const RUSHED_POINTS = 50
/** Answers in several tabs are checked one after the other. */
const TOGETHER_MS = 100
const MIDNIGHT_POINTS = 25
const MIDNIGHT_MS = 8000
/** What people solve within the first seconds is no sign. */
const MIDNIGHT_SECONDS = 20
const BURST_MS = 10 * 60_000
export const BURST_LIMIT = 200
/** Chosen with `npm run fairness -w tools/bench`. */
const STEADY = { solves: 10, deviation: 0.12 }
const UNRELATED = [
  { solves: 20, spread: 0.8, correlation: 0.15 },
  { solves: 24, spread: 1, correlation: 0.45 },
  { solves: 30, spread: 0.7, correlation: 0.3 },
  { solves: 34, spread: 0.7, correlation: 0.45 },
  { solves: 38, spread: 1, correlation: 0.6 },
]
/** Whose time goes with the difficulty is quick, no more. */
const RELATED = { spread: 0.5, correlation: 0.6 }
/** The more of them, the less below the usual is too little. */
const FRACTIONS = [
  { solves: 24, middle: -2.1 },
  { solves: 38, middle: -1.05 },
]
/** Misses that the ablest of people would be expected to have had by then, as many as in 200 Masters. To have none of them is about one
 *  chance in sixty thousand. */
const MISSES_EXPECTED = 10.7

/** @returns the evidence after one more guess */
export function evidenceAfter(before: Evidence, guess: PlayedGuess): Evidence {
  const slot = slotOfPuzzle(guess.puzzleId)
  const hard = isHard(slot)
  // A second guess as fast as a hand types is a first one with a wrong one sent ahead.
  const isSure = guess.solves && (guess.isFirst || guess.atMs - guess.begunAtMs < enteringMs(slot))
  const missesNow = guess.isFirst && !guess.solves
  const tried = {
    ...before,
    hardTried: before.hardTried + (hard && guess.isFirst ? 1 : 0),
    hardMissed: before.hardMissed + (hard ? Number(missesNow) - Number(isSure && !guess.isFirst) : 0),
  }
  return guess.solves ? afterSolve(tried, guess, isSure) : tried
}

/** @returns how much of the limit each kind of evidence comes to by itself */
export function pointsAgainst(evidence: Evidence): Readonly<Record<FairnessRule, number>> {
  const { impossible, rushed, burst, midnights, hardTried, hardMissed } = evidence
  const pace = paceOf(evidence.pace)
  const isRelated = pace.spread > RELATED.spread && pace.correlation > RELATED.correlation
  const all = (speaks: boolean): number => (speaks ? SCORE_LIMIT : 0)
  return {
    'faster than a hand': SCORE_LIMIT * impossible,
    'several at once': RUSHED_POINTS * rushed,
    'hundreds of solves in minutes': all(burst >= BURST_LIMIT),
    'the first seconds of every day': MIDNIGHT_POINTS * midnights,
    'a pace that never changes': all(pace.solves >= STEADY.solves && pace.deviation < STEADY.deviation),
    'time without regard to difficulty': all(
      UNRELATED.some(({ solves, spread, correlation }) => pace.solves >= solves && pace.spread > spread && pace.correlation < correlation),
    ),
    'never wrong over hundreds': all(missesExpected(hardTried) >= MISSES_EXPECTED && hardMissed === 0),
    'hard ones in a fraction of the time': all(
      hardMissed === 0 && !isRelated && FRACTIONS.some(({ solves, middle }) => pace.hardSolves >= solves && pace.hardMiddle < middle),
    ),
  }
}

/** The one judgement: everything that speaks against the player, added up.
 *  @returns `rule`: what weighs most; `score`: at `SCORE_LIMIT` the player leaves the public boards */
export function judged(evidence: Evidence): { readonly score: number; readonly rule: FairnessRule } {
  let [score, most, rule]: [number, number, FairnessRule] = [0, 0, 'faster than a hand']
  for (const [name, points] of Object.entries(pointsAgainst(evidence)) as [FairnessRule, number][]) {
    score += points
    if (points > most) [most, rule] = [points, name]
  }
  return { score, rule }
}

/** By the scale on which puzzles are rated, whatever was measured of this player: a script's own rating rises with all that it solves, and
 *  would expect it to solve everything. */
function missesExpected(tried: number): number {
  return tried * (1 - ablestChance(MASTER_LEVEL_ID))
}

function afterSolve(before: Evidence, guess: PlayedGuess, isSure: boolean): Evidence {
  const { puzzleId, way, servedAtMs, atMs } = guess
  const slot = slotOfPuzzle(puzzleId)
  const dayMs = dayStartMs(dayOfPuzzle(puzzleId))
  // Nobody enters a puzzle before it is there, or before they have it; several at once take the sum of their times.
  // What was made elsewhere before the last of them was made beside it, not after it.
  const isInOrder = atMs >= before.lastSolveAtMs
  const fromMs = Math.max(dayMs, servedAtMs ?? dayMs, isInOrder ? before.busyUntilMs : 0)
  const busyUntilMs = fromMs + enteringMs(slot)
  const gapMs = atMs - before.lastSolveAtMs
  const leastGapMs = servedAtMs === undefined ? enteringMs(slot) : TOGETHER_MS
  const isRushed = isSure && way !== 'moved' && gapMs >= 0 && gapMs < leastGapMs
  const isSameBurst = atMs >= before.burstFromMs && atMs - before.burstFromMs < BURST_MS
  const isMidnight =
    isSure && usualSeconds(slot) >= MIDNIGHT_SECONDS && atMs >= dayMs && atMs - dayMs < MIDNIGHT_MS && dayAt(atMs) !== before.lastMidnight
  const takenMs = atMs - Math.max(servedAtMs ?? 0, before.lastSolveAtMs)
  return {
    ...before,
    busyUntilMs: Math.max(before.busyUntilMs, Math.min(busyUntilMs, atMs)),
    lastSolveAtMs: Math.max(before.lastSolveAtMs, atMs),
    impossible: before.impossible + (isSure && busyUntilMs > atMs ? 1 : 0),
    rushed: before.rushed + (isRushed ? 1 : 0),
    burstFromMs: isSameBurst ? before.burstFromMs : atMs,
    burst: isSameBurst ? before.burst + 1 : 1,
    midnights: before.midnights + (isMidnight ? 1 : 0),
    lastMidnight: isMidnight ? dayAt(atMs) : before.lastMidnight,
    pace: isSure ? paceAfter(before.pace, takenMs, usualSeconds(slot), isHard(slot)) : before.pace,
  }
}
