import { SLOTS } from '@emojigma/engine/day.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { isJunior, levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { publishedInSlot } from './archive-sample.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'

/** What is promised of the puzzles of each level, counted: `--seeds` boards of each level (2,000 by default), and `--days` of the
 *  archive. */
const { seeds, days } = given({ seeds: 2000, days: 2000 })

interface LevelRow {
  readonly level: string
  readonly seeds: number
  /** Boards that `rate` puts at another level. */
  readonly atAnotherLevel: number
  /** Least, quartiles and most. */
  readonly score: string
  /** How often a board is scored above one of the level before, in per cent; a draw is half. */
  readonly aboveTheLevelBefore: string
}

const { levels } = puzzleTypeOf(4)
const scoresOf = new Map(levels.map((levelId) => [levelId, ratingsAt(levelId)]))

const rows = levels.map((levelId, index): LevelRow => {
  const ratings = scoresOf.get(levelId) ?? []
  const before = levels[index - 1]
  const scores = ratings.map(({ score }) => score)
  // Junior boards have fewer cells: the two bands are not compared.
  const isFirst = before === undefined || isJunior(before) !== isJunior(levelId)
  return {
    level: levelOf(levelId).name,
    seeds: scores.length,
    atAnotherLevel: ratings.filter(({ band }) => band !== levelId).length,
    score: [0, 0.25, 0.5, 0.75, 1].map((share) => percentile(scores, share)).join(' '),
    aboveTheLevelBefore: isFirst ? '' : shareAbove(scores, scoresOf.get(before)?.map(({ score }) => score) ?? []).toFixed(1),
  }
})

console.log('Emojidoku, by level:\n')
console.log(markdownTable(rows))

const small = SLOTS.flatMap(({ typeId, levelId }, slot) => (typeId === 4 && isJunior(levelId) ? [{ slot, levelId }] : []))
const archive = small.map(({ slot, levelId }) => {
  const published = [...publishedInSlot(slot, 0, days)]
  const keys = published.map(({ puzzle }) => kindOf(4).repeatKey(puzzle))
  const lastSeen = new Map<string, number>()
  let fewestDays = Infinity
  for (const [index, key] of keys.entries()) {
    fewestDays = Math.min(fewestDays, index - (lastSeen.get(key) ?? -Infinity))
    lastSeen.set(key, index)
  }
  return {
    level: levelOf(levelId).name,
    days,
    redrawn: published.filter(({ attempt }) => attempt > 0).length,
    mostAttempts: Math.max(...published.map(({ attempt }) => attempt)) + 1,
    boards: new Set(keys).size,
    fewestDaysApart: fewestDays === Infinity ? 'never again' : `${fewestDays}`,
  }
})
console.log('\n4×4 boards as they are published; renamed ones count as one, and at Level 5 turned and mirrored ones too:\n')
console.log(markdownTable(archive))

function ratingsAt(levelId: LevelId): readonly { score: number; band: LevelId }[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const theme = THEMES[seed % THEMES.length]
    if (!theme) throw new Error('no theme')
    const kind = kindOf(4)
    const rating = kind.rate(kind.generate({ levelId, theme, random: randomFrom('puzzles', levelId, seed) }).question)
    if (rating.kind !== 'rated') throw new Error(`a board that is ${rating.kind}`)
    return { score: rating.score, band: rating.band }
  })
}

function shareAbove(scores: readonly number[], others: readonly number[]): number {
  let above = 0
  for (const score of scores) for (const other of others) above += score > other ? 1 : score === other ? 0.5 : 0
  return (100 * above) / (scores.length * others.length)
}
