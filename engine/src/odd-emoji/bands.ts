import type { Change } from '../emoji/variant.ts'
import type { LevelId } from '../levels.ts'

/** How far apart the odd one and the crowd look at a level, in tenths of the measure in `artwork/src/measure/conspicuity.ts`: at least
 *  `from`, less than `below`.
 *  Source: docs/engine.md, How far apart the odd one looks */
export interface Band {
  readonly from: number
  readonly below: number
}

type Bands = Readonly<Partial<Record<LevelId, Band>>>

/** Two emoji. */
const PAIRS: Bands = {
  6: { from: 950, below: 1500 },
  7: { from: 830, below: 910 },
  8: { from: 730, below: 800 },
  9: { from: 640, below: 700 },
  10: { from: 500, below: 600 },
}

const CHANGES: Bands = {
  1: { from: 230, below: 450 },
  2: { from: 168, below: 230 },
  3: { from: 122, below: 168 },
  4: { from: 88, below: 122 },
  5: { from: 63, below: 88 },
}

/** A colour that no other cell has, or a part that only one lacks, is a search for one thing, in more cells at a time: it is found as fast
 *  from five sixths of the distance. */
const SINGLE_FEATURES: Bands = {
  1: { from: 192, below: 375 },
  2: { from: 140, below: 192 },
  3: { from: 102, below: 140 },
  4: { from: 73, below: 102 },
  5: { from: 53, below: 73 },
}

/** @param kind of the change, or two different emoji
 *  @returns undefined where a level has none of the kind */
export function bandOfLevel(levelId: LevelId, kind: Change['kind'] | 'pair'): Band | undefined {
  if (kind === 'pair') return PAIRS[levelId]
  return (isSingleFeature(kind) ? SINGLE_FEATURES : CHANGES)[levelId]
}

/** The distance at which another change is found as fast. */
export function comparableDistance(distance: number, kind: Change['kind'] | 'pair'): number {
  return isSingleFeature(kind) ? (distance * 6) / 5 : distance
}

function isSingleFeature(kind: Change['kind'] | 'pair'): boolean {
  return kind === 'shade' || kind === 'less'
}

export function isInBand(distance: number, band: Band | undefined): boolean {
  return band !== undefined && distance >= band.from && distance < band.below
}
