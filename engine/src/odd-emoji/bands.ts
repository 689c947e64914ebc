import type { LevelId } from '../levels.ts'

/** How different the odd one and the crowd look at a level, in tenths of the measure in `artwork/src/measure/visible-change.ts`: at least
 *  `from`, less than `below`. Junior levels have pairs instead.
 *  Source: docs/engine.md, How far apart the odd one looks */
export interface Band {
  readonly from: number
  readonly below: number
}

const BANDS: Readonly<Partial<Record<LevelId, Band>>> = {
  1: { from: 90, below: 140 },
  2: { from: 62, below: 90 },
  3: { from: 45, below: 62 },
  4: { from: 33, below: 45 },
  5: { from: 25, below: 33 },
}

/** @returns undefined for a junior level */
export function bandOfLevel(levelId: LevelId): Band | undefined {
  return BANDS[levelId]
}

/** The smallest difference ever shown: a direct look at the cell must reveal it. */
export const LEAST_DISTANCE = 25
