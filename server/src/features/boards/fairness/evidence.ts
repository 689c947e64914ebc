import { dayAt, dayOfPuzzle, dayStartMs, slotOfPuzzle, type Slot } from '@emojigma/engine/day.ts'
import { MASTER_LEVEL_ID, isJunior, stepOf } from '@emojigma/engine/levels.ts'
import { ablestChance } from '@emojigma/engine/ratings/prior.ts'
import { NO_PACE, paceAfter, paceOf, pacesTogether, type PaceSums } from './pace.ts'
import { answerFormOf, isBoardType } from '@emojigma/engine/types.ts'

/** The stored evidence about a player: sums, as small after years as after a week.
 *  Source: docs/product.md, Fair play */
export interface Evidence {
  /** The earliest time by which a hand could have entered everything solved so far, in milliseconds since 1970. */
  readonly busyUntilMs: number
  /** Time of the latest solve. */
  readonly lastSolveAtMs: number
  /** Solves that came sooner after the puzzle was served than a hand can enter them. */
  readonly impossible: number
  /** Solves too soon after the one before: sooner than they can be entered, or for puzzles that were seen to be opened, than a hand can
   *  switch tabs. */
  readonly rushed: number
  /** Solves in the ten minutes from `burstFromMs` on. */
  readonly burst: number
  readonly burstFromMs: number
  /** Masters of thought attempted, and those of them missed at the first guess. */
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
  /** When the server first saw the player open the puzzle; undefined = never, for instance without a connection. */
  readonly servedAtMs: number | undefined
  /** When it was made; if it waited for a connection, according to its sender. */
  readonly atMs: number
}

/** Reasons to doubt that a player plays by hand. */
export type FairnessRule =
  | 'faster than a hand'
  | 'several at once'
  | 'hundreds of solves in minutes'
  | 'the first seconds of every day'
  | 'a pace that never changes'
  | 'time without regard to difficulty'
  | 'never wrong over hundreds'
  | 'hard ones in a fraction of the time'

/** At this score a player leaves the public boards. */
export const SCORE_LIMIT = 100
/** Two tabs may both lose the network once, hardly twice. */
const RUSHED_POINTS = 50
/** Answers in several tabs are checked one after the other. */
const TOGETHER_MS = 100
const MIDNIGHT_POINTS = 25
const MIDNIGHT_MS = 8000
/** People also solve puzzles within these first seconds. */
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
/** Times that follow the difficulty are merely quick. */
const RELATED = { spread: 0.5, correlation: 0.6 }
/** The more solves, the closer to the usual time is suspicious. */
const FRACTIONS = [
  { solves: 8, middle: -3.7 },
  { solves: 24, middle: -2.1 },
  { solves: 38, middle: -1.05 },
]
/** Misses expected of the ablest people by then, as many as in 200 Masters. To have none is about one chance in sixty thousand. */
const MISSES_EXPECTED = 10.7

/** @returns the evidence including one more guess */
export function evidenceAfter(before: Evidence, guess: PlayedGuess): Evidence {
  const slot = slotOfPuzzle(guess.puzzleId)
  const hard = isHard(slot)
  // A second guess as fast as a hand types is a first one preceded by a deliberate miss.
  const isSure = guess.solves && (guess.isFirst || guess.atMs - guess.begunAtMs < enteringMs(slot))
  const missesNow = guess.isFirst && !guess.solves
  const tried = {
    ...before,
    hardTried: before.hardTried + (hard && guess.isFirst ? 1 : 0),
    hardMissed: before.hardMissed + (hard ? Number(missesNow) - Number(isSure && !guess.isFirst) : 0),
  }
  return guess.solves ? afterSolve(tried, guess, isSure) : tried
}

/** Joins the evidence about a player's account and about a device that it takes over. Each was timed by itself: two devices that are
 *  played on at once are no offence.
 *  @returns the evidence about both */
export function evidenceTogether(one: Evidence, other: Evidence): Evidence {
  const { burst, burstFromMs } = one.burst >= other.burst ? one : other
  return {
    busyUntilMs: Math.max(one.busyUntilMs, other.busyUntilMs),
    lastSolveAtMs: Math.max(one.lastSolveAtMs, other.lastSolveAtMs),
    impossible: one.impossible + other.impossible,
    rushed: one.rushed + other.rushed,
    burst,
    burstFromMs,
    hardTried: one.hardTried + other.hardTried,
    hardMissed: one.hardMissed + other.hardMissed,
    midnights: one.midnights + other.midnights,
    lastMidnight: Math.max(one.lastMidnight, other.lastMidnight),
    pace: pacesTogether(one.pace, other.pace),
  }
}

/** @returns how much each kind of evidence contributes to the limit */
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

/** Adds up all evidence against the player.
 *  @returns `rule`: what weighs most; `score`: at `SCORE_LIMIT` the player leaves the public boards */
export function judged(evidence: Evidence): { readonly score: number; readonly rule: FairnessRule } {
  let [score, most, rule]: [number, number, FairnessRule] = [0, 0, 'faster than a hand']
  for (const [name, points] of Object.entries(pointsAgainst(evidence)) as [FairnessRule, number][]) {
    score += points
    if (points > most) [most, rule] = [points, name]
  }
  return { score, rule }
}

/** Uses the scale of puzzle ratings, not the player's own rating: a script's rating rises with all that it solves, and would predict no
 *  misses. */
function missesExpected(tried: number): number {
  return tried * (1 - ablestChance(MASTER_LEVEL_ID))
}

function afterSolve(before: Evidence, guess: PlayedGuess, isSure: boolean): Evidence {
  const { puzzleId, servedAtMs, atMs } = guess
  const slot = slotOfPuzzle(puzzleId)
  const dayMs = dayStartMs(dayOfPuzzle(puzzleId))
  // Entering begins once the puzzle is served; several at once take the sum of their times. A guess made elsewhere before the latest solve
  // ran beside it, not after it.
  const isInOrder = atMs >= before.lastSolveAtMs
  const fromMs = Math.max(dayMs, servedAtMs ?? dayMs, isInOrder ? before.busyUntilMs : 0)
  const busyUntilMs = fromMs + enteringMs(slot)
  const gapMs = atMs - before.lastSolveAtMs
  const leastGapMs = servedAtMs === undefined ? enteringMs(slot) : TOGETHER_MS
  const isRushed = isSure && gapMs >= 0 && gapMs < leastGapMs
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

/** Milliseconds that a practised hand needs to enter a known answer: the limit of a keyboard, not a typical time.
 *  Source: docs/product.md, Fair play */
export function enteringMs({ typeId, levelId }: Slot): number {
  const form = answerFormOf(typeId)
  if (form === 'cell') return 250
  // Some eight empty cells of sixteen, some fifty of eighty-one.
  if (form === 'board') return isJunior(levelId) ? 800 : 6000
  return isJunior(levelId) ? 350 : 600
}

/** Seconds that people usually take, a rough median. It is an assumption without a measurement; the rules only react to deviations of many
 *  times.
 *  Source: docs/product.md, Fair play */
export function usualSeconds({ typeId, levelId }: Slot): number {
  const step = stepOf(levelId) - 1
  const form = answerFormOf(typeId)
  if (form === 'cell') return (isJunior(levelId) ? 4 : 8) * 1.4 ** step
  if (form === 'board') return isJunior(levelId) ? 25 * 1.25 ** step : 300 * 1.35 ** step
  return isJunior(levelId) ? 8 * 1.35 ** step : 25 * 1.6 ** step
}

/** A Master that has to be worked out and typed: no human gets all of them right at the first guess. Odd Emoji is spotted, and an
 *  Emojidoku proves itself. */
export function isHard({ typeId, levelId }: Slot): boolean {
  return levelId === MASTER_LEVEL_ID && !isBoardType(typeId)
}

/** The evidence at the time the limit was reached, stored for the operator. */
export interface Suspicion {
  readonly rule: FairnessRule
  readonly evidence: Readonly<Record<string, number>>
}

/** @returns why the player leaves the boards, for the one guess that reaches the limit; later guesses do not flag again */
export function suspicionOf(
  before: Evidence,
  after: Evidence,
  at: { readonly puzzleId: number; readonly atMs: number },
): Suspicion | undefined {
  const { score, rule } = judged(after)
  if (score < SCORE_LIMIT || judged(before).score >= SCORE_LIMIT) return undefined
  const spoke = Object.entries(pointsAgainst(after)).filter(([, points]) => points > 0)
  return { rule, evidence: { ...at, score, ...Object.fromEntries(spoke) } }
}
