import { describe, expect, test } from 'vitest'
import { THEMES } from './emoji/themes.ts'
import type { Theme } from './kind.ts'
import { kindOf } from './kinds.ts'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'
import type { Question } from './question.ts'
import { randomFrom } from './random.ts'
import type { Rated } from './rating.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from './types.ts'

const SEEDS = 2000
/** At these the sums of one level may be as simple as those of an easier one; then the easier one is the band. */
const OVERLAPPING: Readonly<Partial<Record<PuzzleTypeId, readonly LevelId[]>>> = { 1: [6, 7, 8, 9, 10, 1], 2: [1, 2] }

const rated = new Map<string, readonly Rated[]>()

function ratingsOf(typeId: PuzzleTypeId, levelId: LevelId): readonly Rated[] {
  const known = rated.get(`${typeId} ${levelId}`)
  if (known) return known
  const ratings = Array.from({ length: SEEDS }, (_, seed) => {
    const theme = THEMES[seed % THEMES.length] as Theme
    const { question } = kindOf(typeId).generate({ levelId, theme, random: randomFrom('rate', typeId, levelId, seed) })
    const rating = kindOf(typeId).rate(question)
    if (rating.kind !== 'rated') throw new Error(`${rating.kind}: ${JSON.stringify(question)}`)
    return rating
  })
  rated.set(`${typeId} ${levelId}`, ratings)
  return ratings
}

function average(ratings: readonly Rated[]): number {
  return ratings.reduce((sum, { score }) => sum + score, 0) / ratings.length
}

const SLOTS = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({ typeId: id, levelId, name: `${name} at ${levelOf(levelId).name}` })),
)

describe.each(SLOTS)('the rating of $name', ({ typeId, levelId }) => {
  test('finds the level it was made for', () => {
    const overlapping = OVERLAPPING[typeId] ?? []
    const isRight = overlapping.includes(levelId)
      ? (band: LevelId) => overlapping.includes(band) && overlapping.indexOf(band) <= overlapping.indexOf(levelId)
      : (band: LevelId) => band === levelId
    expect(ratingsOf(typeId, levelId).filter(({ band }) => !isRight(band))).toEqual([])
  })

  test('has a whole score above 0', () => {
    expect(ratingsOf(typeId, levelId).filter(({ score }) => !Number.isInteger(score) || score <= 0)).toEqual([])
  })
})

describe('scores', () => {
  const sets = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
    [JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS]
      .filter((set) => levels.includes(set[0] ?? 1))
      .map((set) => ({ id, name, set, from: levelOf(set[0] ?? 1).name })),
  )
  test.each(sets)('of $name rise with the level, from $from on', ({ id, set }) => {
    const averages = set.map((levelId) => average(ratingsOf(id, levelId)))
    expect(averages).toEqual(averages.toSorted((one, other) => one - other))
  })
})

describe('what cannot be rated', () => {
  const board = (text: string): Question => ({ typeId: 4, emoji: [], board: text })
  test.each([
    ['', 'impossible'],
    ['11'.padEnd(81, '.'), 'impossible'],
    ['x'.padEnd(81, '.'), 'impossible'],
    ['.'.repeat(81), 'ambiguous'],
    ['.'.repeat(16), 'ambiguous'],
    ['800000000003600000070090200050007000000045700000100030001000068008500010090000400'.replaceAll('0', '.'), 'beyond'],
  ])('the board %o is %s', (text, kind) => {
    expect(kindOf(4).rate(board(text))).toEqual({ kind })
  })

  test('two emoji that were never compared', () => {
    expect(kindOf(5).rate({ typeId: 5, emoji: ['red-apple', 'rocket'], side: 6, row: 1, column: 1 })).toEqual({ kind: 'unmeasured' })
  })
})
