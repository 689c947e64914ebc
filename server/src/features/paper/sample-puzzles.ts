import type { SampleSheet } from '@emojigma/contract/puzzles/pictures.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { SLOTS, type Day, type Slot } from '@emojigma/engine/day.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'

/** Two Classic puzzles, a Grid and a small Emojidoku. */
const KINDS: readonly Slot[] = [
  { typeId: 1, levelId: 9 },
  { typeId: 1, levelId: 1 },
  { typeId: 2, levelId: 1 },
  { typeId: 4, levelId: 8 },
]

/** The days whose generator makes them: in 2044, long before anybody could meet them among a day's puzzles. */
const DAYS: Readonly<Record<SampleSheet, readonly Day[]>> = {
  sample: [8827, 8872, 8969, 8871],
  christmas: [9119, 9103, 9126, 9120],
}

const made = new Map<SampleSheet, readonly Puzzle[]>()

/** The puzzles of a sheet that anybody may print, made once. */
export function samplePuzzles(sheet: SampleSheet): readonly Puzzle[] {
  const puzzles = made.get(sheet) ?? generated(sheet)
  made.set(sheet, puzzles)
  return puzzles
}

function generated(sheet: SampleSheet): readonly Puzzle[] {
  return KINDS.map(({ typeId, levelId }, index) => {
    const slot = SLOTS.findIndex((one) => one.typeId === typeId && one.levelId === levelId)
    return generateDaily(DAYS[sheet][index] ?? 0, slot, 0)
  })
}
