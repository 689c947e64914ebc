import type { LevelId } from '../levels.ts'

/** How far apart the odd one and the crowd look at a level, in tenths of what `artwork/src/measure/visible-change.ts` measures: at least
 *  `from`, and less than `below`. Junior levels have pairs instead, which are shared out by number.
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

/** The smallest difference ever shown: looking straight at a cell must tell that it is the odd one. */
export const LEAST_DISTANCE = 25
