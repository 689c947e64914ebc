import type { PuzzleTypeId } from '../types.ts'
import { firstTryChance, type Estimate } from './estimate.ts'

/** The role of a puzzle in a selection: a `warm-up` is solved about nine times in ten, `just right` about three times in four, a
 *  `stretch` about every other time. */
export const STEPS = ['warm-up', 'just right', 'stretch'] as const
export type Step = (typeof STEPS)[number]

/** Chances of a first try. Outside `from` and `to` a puzzle is not offered in that role. */
export const AIMS: Readonly<Record<Step, { readonly aim: number; readonly from: number; readonly to: number }>> = {
  'warm-up': { aim: 0.9, from: 0.84, to: 0.96 },
  'just right': { aim: 0.75, from: 0.68, to: 0.82 },
  stretch: { aim: 0.5, from: 0.4, to: 0.6 },
}

/** In the order of the offer. */
const PLACES: readonly Step[] = ['warm-up', 'just right', 'just right', 'just right', 'just right', 'just right', 'stretch']
export const MOST_SELECTED = PLACES.length

export interface Candidate {
  readonly puzzleId: number
  readonly typeId: PuzzleTypeId
  readonly puzzle: Estimate
}

export interface PuzzleChoice {
  readonly puzzleId: number
  readonly step: Step
  /** Of a solve at the first try. */
  readonly chance: number
}

/** Selects puzzles to offer: for each place the kind used least so far among those with a puzzle within the place's bounds, and of that
 *  kind the puzzle nearest to the aim. A place without candidates stays empty: better fewer than wrong ones. Where all stay empty, the
 *  easiest puzzle is offered. Deterministic and without repeats.
 *  @param players estimates of the player by kind; only these kinds are offered
 *  @param candidates puzzles that the player may begin, in any order
 *  @param most largest number of puzzles
 *  Source: docs/product.md, For you */
export function selectionOf(
  players: ReadonlyMap<PuzzleTypeId, Estimate>,
  candidates: readonly Candidate[],
  most: number = MOST_SELECTED,
): readonly PuzzleChoice[] {
  const open = candidates.flatMap(({ puzzleId, typeId, puzzle }) => {
    const player = players.get(typeId)
    return player ? [{ puzzleId, typeId, chance: firstTryChance(player, puzzle) }] : []
  })
  const taken = new Map<PuzzleTypeId, number>()
  const chosen = new Map<number, PuzzleChoice>()
  const places = placesFor(most)
  for (const [place, step] of places.entries()) {
    const { aim, from, to } = AIMS[step]
    // A slightly too easy choice is balanced by a slightly harder one.
    const owed = step === 'just right' ? owedBy([...chosen.values()]) : 0
    const off = (chance: number): number => Math.abs(chance - aim - owed)
    const fitting = open.filter(({ puzzleId, chance }) => !chosen.has(puzzleId) && chance >= from && chance <= to)
    const [best] = fitting.toSorted(
      (one, other) =>
        (taken.get(one.typeId) ?? 0) - (taken.get(other.typeId) ?? 0) ||
        off(one.chance) - off(other.chance) ||
        other.puzzleId - one.puzzleId,
    )
    if (!best) continue
    chosen.set(best.puzzleId, { puzzleId: best.puzzleId, step, chance: best.chance })
    taken.set(best.typeId, (taken.get(best.typeId) ?? 0) + (place === 0 ? 0 : 1))
  }
  if (chosen.size > 0 || most < 1) return [...chosen.values()]
  // Better the easiest of all than nothing.
  const [easiest] = open.toSorted((one, other) => other.chance - one.chance || other.puzzleId - one.puzzleId)
  return easiest ? [{ puzzleId: easiest.puzzleId, step: 'warm-up', chance: easiest.chance }] : []
}

/** Three places are one of each. With other few places the stretch is dropped first, then the warm-up: `just right` stays. */
function placesFor(most: number): readonly Step[] {
  if (most >= MOST_SELECTED) return PLACES
  if (most === STEPS.length) return STEPS
  const withoutStretch = PLACES.slice(0, -1)
  return most <= 1 ? PLACES.slice(1, 1 + Math.max(0, most)) : withoutStretch.slice(0, most)
}

function owedBy(chosen: readonly PuzzleChoice[]): number {
  const { aim } = AIMS['just right']
  const sum = chosen.reduce((all, { step, chance }) => (step === 'just right' ? all + aim - chance : all), 0)
  return Math.max(-0.05, Math.min(0.05, sum))
}
