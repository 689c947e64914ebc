import { dayOfPuzzle, puzzleIdOf, PUZZLES_A_DAY, SLOTS, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

export interface Wish {
  /** Type and level of each puzzle, in the order of the sheet: indices of SLOTS. */
  readonly places: readonly number[]
  /** The puzzles of the first sheet, one for each place; absent = any. */
  readonly puzzleIds?: readonly number[] | undefined
  readonly variants: number
}

/** The slots of these types and levels, in the order of a day; empty lists mean all. */
export function slotsOf(typeIds: readonly PuzzleTypeId[], levelIds: readonly LevelId[]): readonly number[] {
  const fits = <Id>(wanted: readonly Id[], id: Id) => wanted.length === 0 || wanted.includes(id)
  return [...SLOTS.keys()].filter((slot) => {
    const pair = SLOTS[slot]
    return pair !== undefined && fits(typeIds, pair.typeId) && fits(levelIds, pair.levelId)
  })
}

/** Spreads places over the slots as evenly as possible, so that even a few puzzles are of many types and levels.
 *  @param slots ascending, at least one
 *  @param randomBelow an integer in [0, limit); chooses the first slot
 *  @returns ascending
 *  Source: docs/product.md, Worksheets */
export function placesOf(slots: readonly number[], count: number, randomBelow: (limit: number) => number): readonly number[] {
  const start = randomBelow(slots.length)
  return Array.from({ length: count }, (_, index) => slots[Math.floor((index * slots.length + start) / count)] ?? 0)
}

export function slotOfId(puzzleId: number): number {
  return (puzzleId - 1) % PUZZLES_A_DAY
}

/** Chooses the puzzles of each variant of a sheet: at each place one of the same type and level, none twice on a sheet, and none on two
 *  sheets as long as there are enough days.
 *  @param days published days
 *  @param randomBelow an integer in [0, limit)
 *  @returns undefined if a single sheet would repeat a puzzle
 *  Source: docs/product.md, Worksheets */
export function choosePuzzles(
  { places, puzzleIds, variants }: Wish,
  days: readonly Day[],
  randomBelow: (limit: number) => number,
): readonly (readonly number[])[] | undefined {
  const daysBySlot = new Map<number, readonly Day[]>()
  for (const slot of new Set(places)) {
    const fixed = (puzzleIds ?? []).filter((id) => slotOfId(id) === slot).map(dayOfPuzzle)
    daysBySlot.set(slot, [
      ...fixed,
      ...shuffled(
        days.filter((day) => !fixed.includes(day)),
        randomBelow,
      ),
    ])
  }
  const isEnough = [...daysBySlot].every(([slot, its]) => places.filter((place) => place === slot).length <= its.length)
  if (!isEnough) return undefined
  return Array.from({ length: variants }, (_, variant) =>
    places.map((slot, index) => {
      const its = daysBySlot.get(slot) ?? []
      const onSheet = places.filter((place) => place === slot).length
      const before = places.slice(0, index).filter((place) => place === slot).length
      return puzzleIdOf(its[(variant * onSheet + before) % its.length] ?? 0, slot)
    }),
  )
}

function shuffled<T>(items: readonly T[], randomBelow: (limit: number) => number): readonly T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1)
    const [one, two] = [mixed[last], mixed[other]]
    if (one === undefined || two === undefined) continue
    ;[mixed[last], mixed[other]] = [two, one]
  }
  return mixed
}
