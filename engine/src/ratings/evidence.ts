import { chanceAt, LEAST_DEVIATION, PER_LOGIT, shrinking, type Estimate } from './estimate.ts'
import { centredOutcome } from './outcome.ts'

/** What the attempts of one day say about a player or a puzzle: sums of whole millionths, so that they come out the same in whatever order
 *  and in whatever batches the attempts are added. */
export interface Evidence {
  readonly attempts: number
  /** Of outcome less expectation; a puzzle's is that of its players with the sign turned. */
  readonly surprise: number
  /** Of the chances that a first try would succeed. */
  readonly expected: number
  /** How much the attempts tell: Fisher's information. */
  readonly information: number
}

export const NO_EVIDENCE: Evidence = { attempts: 0, surprise: 0, expected: 0, information: 0 }

const MILLION = 1_000_000
/** Halvings of an interval: to less than a thousandth of a logit. */
const HALVINGS = 24

/** The evidence of one attempt.
 *  @param player as at the beginning of the day
 *  @param puzzle the same
 *  @param outcome 0 to 1 */
export function evidenceOf(
  player: Estimate,
  puzzle: Estimate,
  outcome: number,
): { readonly ofPlayer: Evidence; readonly ofPuzzle: Evidence } {
  const lead = player.value - puzzle.value
  return { ofPlayer: toldBy(lead, puzzle.deviation, outcome, 1), ofPuzzle: toldBy(lead, player.deviation, outcome, -1) }
}

export function added(one: Evidence, other: Evidence): Evidence {
  return {
    attempts: one.attempts + other.attempts,
    surprise: one.surprise + other.surprise,
    expected: one.expected + other.expected,
    information: one.information + other.information,
  }
}

/** What is known after a day. It is the value at which what was expected and what came about agree best, weighed against what was known
 *  before: found by halving, as Glicko's single step goes astray where hundreds of attempts of a day say that a rating was far off.
 *  @param before at the beginning of the day
 *  @param side whose it is */
export function after(before: Estimate, evidence: Evidence, side: 'player' | 'puzzle'): Estimate {
  if (evidence.attempts === 0 || evidence.information <= 0) return before
  const variance = (before.deviation / PER_LOGIT) ** 2
  const usual = clamped(evidence.expected / evidence.attempts / MILLION)
  // So many attempts at the usual chance would tell as much.
  const weight = evidence.information / MILLION / (usual * (1 - usual))
  const surprise = evidence.surprise / MILLION
  const logit = (side === 'player' ? 1 : -1) * Math.log(usual / (1 - usual))
  const lacking = (moved: number): number => surprise + weight * (logistic(logit) - logistic(logit + moved)) - moved / variance
  let [low, high] = [-(Math.abs(surprise) * variance + 1), Math.abs(surprise) * variance + 1]
  const most = 4 * Math.max(1, Math.sqrt(variance))
  ;[low, high] = [Math.max(low, -most), Math.min(high, most)]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (lacking(middle) > 0) low = middle
    else high = middle
  }
  const moved = (low + high) / 2
  const chance = logistic(logit + moved)
  // A surprise weighs as much as an expected result.
  const told = weight * Math.max(chance * (1 - chance), TOLD_AT_LEAST)
  const deviation = PER_LOGIT / Math.sqrt(1 / variance + told)
  return {
    value: before.value + Math.round(moved * PER_LOGIT),
    deviation: Math.min(before.deviation, Math.max(LEAST_DEVIATION[side], Math.round(deviation))),
  }
}

/** What two say of one player who did not share an attempt: a device and the account that it becomes.
 *  @param prior what was taken of both before anything was known */
export function joined(one: Estimate, other: Estimate, prior: Estimate): Estimate {
  const [a, b, known] = [one, other, prior].map(({ deviation }) => 1 / deviation ** 2) as [number, number, number]
  // Either may have aged to less than was known at first.
  const all = Math.max(a + b - known, a, b)
  const value = (a * (one.value - prior.value) + b * (other.value - prior.value)) / all
  return { value: prior.value + Math.round(value), deviation: Math.max(LEAST_DEVIATION.player, Math.round(1 / Math.sqrt(all))) }
}

/** Of chances near 0 or 1 little is told; never nothing. */
const TOLD_AT_LEAST = 0.01

function toldBy(lead: number, deviation: number, outcome: number, sign: 1 | -1): Evidence {
  const chance = clamped(chanceAt(lead, deviation))
  const weight = shrinking(deviation)
  return {
    attempts: 1,
    surprise: sign * Math.round(weight * (centredOutcome(outcome) - chance) * MILLION),
    expected: Math.round(chance * MILLION),
    information: Math.round(weight ** 2 * chance * (1 - chance) * MILLION),
  }
}

function clamped(chance: number): number {
  return Math.min(0.99, Math.max(0.01, chance))
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
