import { puzzleIdOf, type Day } from '@emojigma/engine/day.ts'

/** Redraws per puzzle to avoid those that the class has had. */
const DRAWS = 20

/** Draws a puzzle for each slot, without repetition; puzzles that the class has had come last.
 *  @param slots one per puzzle
 *  @param days published days
 *  @param had puzzles to avoid
 *  @param randomBelow an integer in [0, limit)
 *  @returns fewer if there are not enough */
export function drawPuzzles(
  slots: readonly number[],
  days: readonly Day[],
  had: ReadonlySet<number>,
  randomBelow: (limit: number) => number,
): readonly number[] {
  const drawn = new Set<number>()
  for (const slot of slots) {
    const isFree = (id: number) => !drawn.has(id) && !had.has(id)
    const id = drawAtRandom(slot, days, isFree, randomBelow) ?? days.map((day) => puzzleIdOf(day, slot)).find(isFree)
    if (id !== undefined) drawn.add(id)
  }
  return [...drawn]
}

function drawAtRandom(
  slot: number,
  days: readonly Day[],
  isFree: (id: number) => boolean,
  randomBelow: (limit: number) => number,
): number | undefined {
  if (days.length === 0) return undefined
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const id = puzzleIdOf(days[randomBelow(days.length)] ?? 0, slot)
    if (isFree(id)) return id
  }
  return undefined
}
