import { SCORE_STEP } from '@emojigma/contract/rules/scores.ts'

/** Each width is a hundred of the one before, so that a rank is a sum of at most a hundred buckets of each. The narrowest holds one
 *  score alone. */
export const WIDTHS = [SCORE_STEP, 100 * SCORE_STEP, 10_000 * SCORE_STEP] as const

/** Above every score. */
const LAST_BUCKET = 2_147_483_647

/** One period of one scope. */
export interface Period {
  readonly scope: number
  readonly period: number
}

/** A change of a listed player's score, from 0 when it enters a board, to 0 when it leaves it. */
export interface ScoreShift extends Period {
  readonly from: number
  readonly to: number
}

export interface BucketChange extends Period {
  readonly width: number
  readonly bucket: number
  readonly players: number
}

/** Buckets of one width, `first` to `last` inclusive. */
export interface BucketRange {
  readonly width: number
  readonly first: number
  readonly last: number
}

/** @returns the change of each bucket, in a fixed order, so that two transactions never deadlock */
export function bucketChanges(shifts: readonly ScoreShift[]): readonly BucketChange[] {
  const changes = new Map<string, BucketChange>()
  const add = (scope: number, period: number, score: number, players: number): void => {
    if (score === 0) return
    for (const width of WIDTHS) {
      const bucket = Math.floor(score / width)
      const key = [scope, period, width, bucket].join()
      changes.set(key, { scope, period, width, bucket, players: players + (changes.get(key)?.players ?? 0) })
    }
  }
  for (const { scope, period, from, to } of shifts) {
    add(scope, period, from, -1)
    add(scope, period, to, 1)
  }
  return [...changes.values()]
    .filter(({ players }) => players !== 0)
    .toSorted((a, b) => a.scope - b.scope || a.period - b.period || a.width - b.width || a.bucket - b.bucket)
}

/** @returns buckets that together hold exactly the scores above this one */
export function bucketsAbove(score: number): readonly BucketRange[] {
  return WIDTHS.map((width, index) => {
    const wider = WIDTHS[index + 1]
    const first = Math.floor(score / width) + 1
    const last = wider === undefined ? LAST_BUCKET : ((Math.floor(score / wider) + 1) * wider) / width - 1
    return { width, first, last }
  })
}
