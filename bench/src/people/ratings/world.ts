import { puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { randomFrom, type Random } from '@emojigma/engine/random.ts'
import { added, after, evidenceOf, NO_EVIDENCE, type Evidence } from '@emojigma/engine/ratings/evidence.ts'
import { agedBy, leadFor, type Estimate } from '@emojigma/engine/ratings/estimate.ts'
import { AIMS, MOST_SELECTED, selectionOf, STEPS, type Candidate, type Step } from '@emojigma/engine/ratings/selection.ts'
import { outcomeOf } from '@emojigma/engine/ratings/outcome.ts'
import { NEW_PLAYER, unplayedPuzzle } from '@emojigma/engine/ratings/prior.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { attemptOf, normal, personFrom, unit, type Person } from './people.ts'

interface Kept {
  measured: Estimate
  evidence: Evidence
  day: Day
  attempts: number
}

export interface KnownPuzzle extends Kept {
  readonly puzzleId: number
  readonly typeId: PuzzleTypeId
  readonly difficulty: number
}

export interface KnownPlayer extends Person {
  readonly kept: Map<PuzzleTypeId, Kept>
  readonly played: Set<number>
}

/** One puzzle that was offered and played. */
export interface Played {
  readonly player: KnownPlayer
  readonly step: Step
  readonly expected: number
  readonly isFirstTry: boolean
  readonly isSolved: boolean
  /** How many of the kind the player had played before. */
  readonly before: number
}

/** What the engine's score does not say of a puzzle, what a level of a kind is off, and what people learn in a day. */
const PUZZLE_OFF = 550
const KIND_OFF = 300
const LEVEL_OFF = 200
const LEARNT_A_DAY = 15
const FREE = 3
/** As the site does, so many puzzles are read around each aim. */
const AROUND = 16

/** A site with people and puzzles whose true values are known. All of it is decided by the seed. */
export class World {
  readonly players: readonly KnownPlayer[]
  readonly puzzles: KnownPuzzle[] = []
  readonly #random: Random
  readonly #off: ReadonlyMap<string, number>

  constructor(seed: string, people: number) {
    this.#random = randomFrom('ratings', seed)
    this.players = Array.from({ length: people }, () => ({ ...personFrom(this.#random), kept: new Map(), played: new Set() }))
    const kinds = new Map(PUZZLE_TYPES.map(({ id }) => [id, normal(this.#random) * KIND_OFF]))
    this.#off = new Map(
      SLOTS.map(({ typeId, levelId }) => [`${typeId} ${levelId}`, (kinds.get(typeId) ?? 0) + normal(this.#random) * LEVEL_OFF]),
    )
  }

  /** Adds a day's forty puzzles, with the very scores that the engine gives. */
  publish(day: Day): void {
    for (const [slot, pair] of SLOTS.entries()) {
      const measured = unplayedPuzzle(pair, generateDaily(day, slot, 0).question)
      const difficulty = measured.value + (this.#off.get(`${pair.typeId} ${pair.levelId}`) ?? 0) + normal(this.#random) * PUZZLE_OFF
      this.puzzles.push({
        puzzleId: puzzleIdOf(day, slot),
        typeId: pair.typeId,
        measured,
        difficulty,
        evidence: NO_EVIDENCE,
        day,
        attempts: 0,
      })
    }
  }

  /** Lets people play for a day what they are offered, and, of their kinds, a puzzle of their own choice.
   *  @returns what was offered and played */
  play(day: Day): readonly Played[] {
    const sorted = new Map(
      PUZZLE_TYPES.map(({ id }) => [
        id,
        this.puzzles.filter(({ typeId }) => typeId === id).toSorted((a, b) => a.measured.value - b.measured.value),
      ]),
    )
    const byId = new Map(this.puzzles.map((puzzle) => [puzzle.puzzleId, puzzle]))
    const today = this.puzzles.slice(-SLOTS.length)
    const played: Played[] = []
    for (const player of this.players) {
      for (const [kind, ability] of player.abilities) player.abilities.set(kind, ability + LEARNT_A_DAY * normal(this.#random))
      if (unit(this.#random) > player.comes) continue
      const known = new Map(player.kinds.map((kind) => [kind, this.#now(this.#keptOf(player, kind, day), day)]))
      const candidates = player.hasPlan
        ? [...known].flatMap(([kind, measured]) => nearest(sorted.get(kind) ?? [], measured, player))
        : today
      const selection = selectionOf(known, candidates.map(candidateOf), player.hasPlan ? MOST_SELECTED : FREE)
      for (const { puzzleId, step, chance } of selection) {
        const puzzle = byId.get(puzzleId)
        if (!puzzle) continue
        const before = player.kept.get(puzzle.typeId)?.attempts ?? 0
        played.push({ player, step, expected: chance, before, ...this.#attempt(player, puzzle, day) })
      }
      const own = this.#random.pick(today)
      if (player.hasPlan && player.kinds.includes(own.typeId) && !player.played.has(own.puzzleId)) this.#attempt(player, own, day)
    }
    this.#close()
    return played
  }

  #attempt(player: KnownPlayer, puzzle: KnownPuzzle, day: Day): Pick<Played, 'isFirstTry' | 'isSolved'> {
    const kept = this.#keptOf(player, puzzle.typeId, day)
    const attempt = attemptOf(player, (player.abilities.get(puzzle.typeId) ?? 0) - puzzle.difficulty, this.#random)
    const outcome = outcomeOf(attempt)
    const { ofPlayer, ofPuzzle } = evidenceOf(this.#start(kept, day), puzzle.measured, outcome)
    kept.evidence = added(kept.evidence, ofPlayer)
    puzzle.evidence = added(puzzle.evidence, ofPuzzle)
    kept.attempts += 1
    puzzle.attempts += 1
    kept.day = day
    player.played.add(puzzle.puzzleId)
    return { isFirstTry: outcome === 1, isSolved: attempt.solvedAtMs !== undefined }
  }

  #keptOf(player: KnownPlayer, kind: PuzzleTypeId, day: Day): Kept {
    const kept = player.kept.get(kind) ?? { measured: NEW_PLAYER, evidence: NO_EVIDENCE, day, attempts: 0 }
    player.kept.set(kind, kept)
    return kept
  }

  #start({ measured, day: last }: Kept, day: Day): Estimate {
    return agedBy(day - last, measured, NEW_PLAYER.deviation)
  }

  #now(kept: Kept, day: Day): Estimate {
    return after(this.#start(kept, day), kept.evidence, 'player')
  }

  #close(): void {
    for (const puzzle of this.puzzles) {
      if (puzzle.evidence.attempts === 0) continue
      puzzle.measured = after(puzzle.measured, puzzle.evidence, 'puzzle')
      puzzle.evidence = NO_EVIDENCE
    }
    for (const { kept } of this.players) {
      for (const one of kept.values()) {
        if (one.evidence.attempts === 0) continue
        one.measured = after(one.measured, one.evidence, 'player')
        one.evidence = NO_EVIDENCE
      }
    }
  }
}

function candidateOf({ puzzleId, typeId, measured }: KnownPuzzle): Candidate {
  return { puzzleId, typeId, puzzle: measured }
}

function nearest(sorted: readonly KnownPuzzle[], player: Estimate, { played }: KnownPlayer): readonly KnownPuzzle[] {
  const found = new Set<KnownPuzzle>()
  for (const step of STEPS) {
    const target = player.value - leadFor(AIMS[step].aim, Math.hypot(player.deviation, 400))
    let middle = sorted.findIndex(({ measured }) => measured.value >= target)
    if (middle < 0) middle = sorted.length
    const above = sorted.slice(middle).filter(({ puzzleId }) => !played.has(puzzleId))
    const below = sorted.slice(0, middle).filter(({ puzzleId }) => !played.has(puzzleId))
    for (const puzzle of [...above.slice(0, AROUND), ...below.slice(-AROUND)]) found.add(puzzle)
  }
  return [...found]
}
