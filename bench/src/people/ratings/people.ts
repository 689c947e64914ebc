import type { RatedAttempt } from '@emojigma/engine/ratings/outcome.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** Somebody whose true abilities are known, in thousandths of a logit. */
export interface Person {
  readonly abilities: Map<PuzzleTypeId, number>
  readonly kinds: readonly PuzzleTypeId[]
  readonly hasPlan: boolean
  /** How likely they play on a day. */
  readonly comes: number
  /** How likely they ask for a hint, and how likely they try again, where they do not know at once. */
  readonly asks: number
  readonly triesAgain: number
}

/** How far people's abilities lie apart, and how far apart one person's are by kind. */
const PEOPLE_APART = 1000
const KINDS_APART = 500

export function personFrom(random: Random): Person {
  const general = -300 + normal(random) * PEOPLE_APART
  const abilities = new Map(PUZZLE_TYPES.map(({ id }) => [id, general + normal(random) * KINDS_APART]))
  const kinds = random.shuffle(PUZZLE_TYPES.map(({ id }) => id)).slice(0, random.between(2, 5))
  return {
    abilities,
    kinds,
    hasPlan: random.below(2) === 0,
    comes: 0.3 + 0.6 * unit(random),
    asks: 0.6 * unit(random),
    triesAgain: 0.3 + 0.6 * unit(random),
  }
}

/** What happens at a puzzle: at once right by a chance that true ability and difficulty give, otherwise as the person's habits are. */
export function attemptOf(person: Person, lead: number, random: Random): RatedAttempt {
  if (unit(random) < chanceOf(lead)) return { begunAtMs: 0, guessCount: 1, solvedAtMs: 0, hintRung: 0 }
  if (unit(random) < person.asks) {
    const hintRung = random.between(1, 3)
    return unit(random) < 0.6 + 0.1 * hintRung ? { begunAtMs: 0, guessCount: 1, solvedAtMs: 0, hintRung } : failed(hintRung)
  }
  for (let guessCount = 2; unit(random) < person.triesAgain; guessCount += 1) {
    if (unit(random) < 0.6 * chanceOf(lead)) return { begunAtMs: 0, guessCount, solvedAtMs: 60_000, hintRung: 0 }
  }
  return failed(0)
}

/** By true values. */
function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-lead / 1000))
}

export function unit(random: Random): number {
  return random.uint32() / 2 ** 32
}

export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log((random.uint32() + 1) / 2 ** 32))
  return radius * Math.cos(2 * Math.PI * unit(random))
}

function failed(hintRung: number): RatedAttempt {
  return { begunAtMs: 0, guessCount: 2, solvedAtMs: undefined, hintRung }
}
