import { puzzleIdOf, PUZZLES_A_DAY, type Day } from '@emojigma/engine/day.ts'

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

/** Rounds of draws in search of puzzles that are new to a class. */
const ROUNDS = 10

interface Replacing {
  /** @returns those of the puzzles that the class knows */
  readonly known: (ids: readonly number[]) => Promise<ReadonlySet<number>>
  readonly draw: (slots: readonly number[], avoided: readonly number[]) => readonly number[]
}

/** Draws others of the same slots in place of puzzles that the class knows.
 *  @returns fewer if there are not enough that are new */
export async function replaceKnown(drawn: readonly number[], { known, draw }: Replacing): Promise<readonly number[]> {
  let ids = drawn
  const avoided = [...drawn]
  for (let round = 0; ids.length > 0; round += 1) {
    const old = await known(ids)
    if (old.size === 0) break
    const others = round < ROUNDS ? [...draw(ids.filter((id) => old.has(id)).map(slotNumberOf), avoided)] : []
    avoided.push(...others)
    ids = ids.flatMap((id) => {
      if (!old.has(id)) return id
      const at = others.findIndex((other) => slotNumberOf(other) === slotNumberOf(id))
      return at === -1 ? [] : others.splice(at, 1)
    })
  }
  return ids
}

/** Puzzles per round in search of those that fit. */
const AT_ONCE = 48

interface Fitting {
  /** @returns those of the puzzles that fit */
  readonly fit: (ids: readonly number[]) => Promise<ReadonlySet<number>>
  readonly draw: (count: number, avoided: readonly number[]) => readonly number[]
}

/** Draws puzzles in rounds until enough of them fit.
 *  @returns in the order of a day; fewer if there are not enough */
export async function drawFitting(count: number, { fit, draw }: Fitting): Promise<readonly number[]> {
  const fitting: number[] = []
  const tried: number[] = []
  for (let round = 0; round < ROUNDS && fitting.length < count; round += 1) {
    const ids = draw(AT_ONCE, tried)
    if (ids.length === 0) break
    tried.push(...ids)
    const its = await fit(ids)
    fitting.push(...ids.filter((id) => its.has(id)))
  }
  return spread(fitting, count).toSorted((one, other) => slotNumberOf(one) - slotNumberOf(other))
}

/** As many of the items as wanted, taken from all along the list. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T)
}

function slotNumberOf(puzzleId: number): number {
  return (puzzleId - 1) % PUZZLES_A_DAY
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
