import { puzzleIdOf, type Day } from '@emojigma/engine/day.ts'

/** How often a puzzle is drawn again that the class has had. */
const DRAWS = 20

/** Draws a puzzle for each slot, none twice and, as long as there are others, none that the class has had.
 *  @param slots of each puzzle that is wanted
 *  @param days that are published
 *  @param had puzzles to be left out
 *  @param randomBelow an integer in [0, limit)
 *  @returns as many as there are */
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
