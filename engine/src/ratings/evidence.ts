import { chanceAt, LEAST_DEVIATION, PER_LOGIT, shrinking, type Estimate } from './estimate.ts'
import { centredOutcome } from './outcome.ts'

/** The evidence of one day's attempts about a player or puzzle: sums of integer millionths, independent of order and batches. */
export interface Evidence {
  readonly attempts: number
  /** Outcomes minus expectations; for a puzzle, those of its players negated. */
  readonly surprise: number
  /** Sum of the expected chances of a first try. */
  readonly expected: number
  /** Fisher information of the attempts. */
  readonly information: number
}

export const NO_EVIDENCE: Evidence = { attempts: 0, surprise: 0, expected: 0, information: 0 }

const MILLION = 1_000_000
/** Bisection steps: to less than a thousandth of a logit. */
const HALVINGS = 24

/** The evidence of one attempt.
 *  @param player estimate at the beginning of the day
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

/** The estimate after a day: the value at which expectations and outcomes agree best, weighed against the prior. Found by bisection,
 *  because Glicko's single step diverges when hundreds of attempts contradict a rating.
 *  @param before estimate at the beginning of the day
 *  @param side whose it is */
export function after(before: Estimate, evidence: Evidence, side: 'player' | 'puzzle'): Estimate {
  if (evidence.attempts === 0 || evidence.information <= 0) return before
  const variance = (before.deviation / PER_LOGIT) ** 2
  const usual = clamped(evidence.expected / evidence.attempts / MILLION)
  // The number of attempts at the usual chance with the same information.
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

/** Combines two estimates of one player without common attempts: of a device and of the account it becomes.
 *  @param prior of both, before any attempt */
export function joined(one: Estimate, other: Estimate, prior: Estimate): Estimate {
  const [a, b, known] = [one, other, prior].map(({ deviation }) => 1 / deviation ** 2) as [number, number, number]
  // Ageing may have left either with less than the prior.
  const all = Math.max(a + b - known, a, b)
  const value = (a * (one.value - prior.value) + b * (other.value - prior.value)) / all
  return { value: prior.value + Math.round(value), deviation: Math.max(LEAST_DEVIATION.player, Math.round(1 / Math.sqrt(all))) }
}

/** Chances near 0 or 1 carry little information, but never none. */
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
