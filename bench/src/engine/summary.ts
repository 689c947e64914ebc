import { kindOf } from '@emojigma/engine/kinds.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { Grounds } from '@emojigma/engine/rating.ts'
import { percentile } from '../percentile.ts'

/** What a sample of puzzles of one type and level is like. */
export interface Summary {
  readonly count: number
  readonly distinctKeys: number
  /** Least, quartiles and most of the score. */
  readonly score: string
  /** What the solutions take: shares in whole per cent. */
  readonly techniques: string
}

export function summaryOf(puzzles: readonly Puzzle[]): Summary {
  const ratings = puzzles.map(({ question }) => kindOf(question.typeId).rate(question)).filter((rating) => rating.kind === 'rated')
  const scores = ratings.map(({ score }) => score)
  return {
    count: puzzles.length,
    distinctKeys: new Set(puzzles.map((puzzle) => kindOf(puzzle.question.typeId).repeatKey(puzzle))).size,
    score: [0, 0.25, 0.5, 0.75, 1].map((share) => percentile(scores, share)).join(' '),
    techniques: sharesOf(ratings.flatMap(({ restsOn }) => techniquesOf(restsOn))),
  }
}

/** One entry a step. */
function techniquesOf(grounds: Grounds): string[] {
  if ('blocks' in grounds) return grounds.blocks.map((size) => `${size} together`)
  if ('steps' in grounds)
    return Object.entries(grounds.steps).flatMap(([technique, count]) => Array.from({ length: count }, () => technique))
  return ['looking']
}

function sharesOf(entries: readonly string[]): string {
  const counts = [...Map.groupBy(entries, (entry) => entry)].map(([name, { length }]) => ({
    name,
    percent: (100 * length) / entries.length,
  }))
  return counts
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ name, percent }) => `${name} ${percent < 1 ? '<1' : Math.round(percent)}`)
    .join(', ')
}
