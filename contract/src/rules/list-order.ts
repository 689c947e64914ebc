import { dayOfPuzzle, PUZZLES_A_DAY, SECTION_SIZE, SECTIONS } from '@emojigma/engine/day.ts'

/** One round through the eight sections of a day, and the level at which each begins. Everyone finds something to play at once: the first
 *  six are of all kinds, and none is harder than Medium.
 *  Source: docs/product.md, Lists and filters */
const TURN: readonly { readonly section: (typeof SECTIONS)[number]['name']; readonly firstLevel: number }[] = [
  { section: 'Classic junior', firstLevel: 0 },
  { section: 'Grid', firstLevel: 0 },
  { section: 'Spot the odd emoji junior', firstLevel: 1 },
  { section: 'Word', firstLevel: 0 },
  { section: 'Emojidoku junior 4x4', firstLevel: 2 },
  { section: 'Classic', firstLevel: 1 },
  { section: 'Spot the odd emoji', firstLevel: 0 },
  { section: 'Emojidoku 9x9', firstLevel: 0 },
]

/** Position in the list of a day, by slot, from 0. */
const PLACES: readonly number[] = placesOfSlots()

/** Compares two puzzles in list order: newest day first, then the sections in rounds, each at its next level. Any subset of a day keeps the
 *  order.
 *  @returns below 0 where the first puzzle comes first, 0 for the same one
 *  Source: docs/product.md, Lists and filters */
export function compareInList(puzzleId: number, otherId: number): number {
  return dayOfPuzzle(otherId) - dayOfPuzzle(puzzleId) || placeOf(puzzleId) - placeOf(otherId)
}

function placeOf(puzzleId: number): number {
  return PLACES[(puzzleId - 1) % PUZZLES_A_DAY] ?? 0
}

function placesOfSlots(): readonly number[] {
  const places = Array<number>(PUZZLES_A_DAY).fill(0)
  for (const [at, { section, firstLevel }] of TURN.entries()) {
    const firstSlot = SECTION_SIZE * SECTIONS.findIndex(({ name }) => name === section)
    for (let turn = 0; turn < SECTION_SIZE; turn += 1) places[firstSlot + ((firstLevel + turn) % SECTION_SIZE)] = TURN.length * turn + at
  }
  return places
}
