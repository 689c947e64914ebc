import { describe, expect, test } from 'vitest'
import { generateDaily } from './daily.ts'
import { SLOTS } from './day.ts'
import { THEMES } from './emoji/themes.ts'
import type { EmojiTheme } from './kind.ts'
import { kindOf } from './kinds.ts'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from './levels.ts'
import type { Question } from './question.ts'
import { randomFrom } from './random.ts'
import type { LevelRating } from './rating.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from './types.ts'

const SEEDS = 400
/** Enough days for each slot to have its share of Halloween and Christmas. */
const DAYS = 300
/** 2026-08-01 */
const FIRST_DAY = 2404

const rated = new Map<string, readonly LevelRating[]>()

function ratingsOf(typeId: PuzzleTypeId, levelId: LevelId): readonly LevelRating[] {
  const known = rated.get(`${typeId} ${levelId}`)
  if (known) return known
  const ratings = Array.from({ length: SEEDS }, (_, seed) => {
    const theme = THEMES[seed % THEMES.length] as EmojiTheme
    const { question } = kindOf(typeId).generate({ levelId, theme, random: randomFrom('rate', typeId, levelId, seed) })
    const rating = kindOf(typeId).rate(question)
    if (rating.kind !== 'rated') throw new Error(`${rating.kind}: ${JSON.stringify(question)}`)
    return rating
  })
  rated.set(`${typeId} ${levelId}`, ratings)
  return ratings
}

function average(ratings: readonly LevelRating[]): number {
  return ratings.reduce((sum, { score }) => sum + score, 0) / ratings.length
}

const LEVELS_OF_TYPES = PUZZLE_TYPES.flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({ typeId: id, levelId, name: `${name} at ${levelOf(levelId).name}` })),
)

describe.each(LEVELS_OF_TYPES)('the rating of $name', ({ typeId, levelId }) => {
  test('finds the level it was made for', () => {
    expect(ratingsOf(typeId, levelId).filter(({ band }) => band !== levelId)).toEqual([])
  })

  test('has a whole score above 0', () => {
    expect(ratingsOf(typeId, levelId).filter(({ score }) => !Number.isInteger(score) || score <= 0)).toEqual([])
  })
})

test('every published puzzle is rated at its own level', () => {
  const published = SLOTS.map((_, slot) => slot).flatMap((slot) =>
    Array.from({ length: DAYS }, (_, index) => ({ day: FIRST_DAY + index, slot, puzzle: generateDaily(FIRST_DAY + index, slot, 0) })),
  )
  const elsewhere = published.filter(({ puzzle: { levelId, question } }) => {
    const rating = kindOf(question.typeId).rate(question)
    return rating.kind !== 'rated' || rating.band !== levelId
  })
  expect(elsewhere.map(({ day, slot }) => `day ${day}, slot ${slot}`)).toEqual([])
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
    ['800000000003600000070090200050007000000045700000100030001000068008500010090000400'.replaceAll('0', '.'), 'too hard'],
  ])('the board %o is %s', (text, kind) => {
    expect(kindOf(4).rate(board(text))).toEqual({ kind })
  })

  test('two emoji that were never compared', () => {
    expect(kindOf(5).rate({ typeId: 5, emoji: ['red-apple', 'rocket'], side: 6, row: 1, column: 1 })).toEqual({ kind: 'unmeasured' })
  })
})
