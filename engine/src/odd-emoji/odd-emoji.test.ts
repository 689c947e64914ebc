import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, test } from 'vitest'
import { PALE_EMOJI } from '../emoji/pale.ts'
import { isSeasonal, THEMES, themeNamed } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, JUNIOR_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { OddEmojiQuestion, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { oddEmoji } from './odd-emoji.ts'
import { ODD_PAIRS } from './pairs.ts'

const SEEDS = 1000
const SIDES: Readonly<Record<LevelId, number>> = { 1: 12, 2: 13, 3: 14, 4: 15, 5: 16, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 }

/** One seed of each level, easiest first. To be changed only together with GENERATOR_VERSION. */
const GOLDEN = [
  'notebook paintbrush 3-1',
  'fox zebra 6-4',
  'video-camera mobile-phone 3-7',
  'television electric-plug 3-6',
  'ox pig-face 10-8',
  'ghost ghost_less-3 4-8',
  'bucket bucket_mirror 6-6',
  'flute flute_shade-2-darker-24 9-1',
  'bagel bagel_shade-2-lighter-24 9-2',
  'water-wave water-wave_shade-0-darker-12 16-16',
]

/** Distances by the pair in the order of the table. */
const DISTANCES = new Map(ODD_PAIRS.map(({ emoji, distance }) => [emoji.join(' '), distance]))

function puzzle(levelId: LevelId, seed: number, themeName?: string): Puzzle<OddEmojiQuestion> {
  const random = randomFrom('odd emoji', levelId, seed)
  return oddEmoji.generate({ levelId, theme: themeName ? themeNamed(themeName) : random.pick(THEMES), random })
}

function puzzles(levelId: LevelId, themeName?: string): Puzzle<OddEmojiQuestion>[] {
  return Array.from({ length: SEEDS }, (_, seed) => puzzle(levelId, seed, themeName))
}

function distanceOf({ question: { emoji } }: Puzzle<OddEmojiQuestion>): number {
  const distance = DISTANCES.get(emoji.join(' ')) ?? DISTANCES.get(emoji.toReversed().join(' '))
  if (distance === undefined) throw new Error(`no pair ${emoji.join(' ')}`)
  return distance
}

describe.each(ALL_LEVEL_IDS)('Spot the odd emoji at level %i', (levelId) => {
  test('has one answer: the displayed cell that differs from all others', () => {
    const wrong = puzzles(levelId).filter(({ question, answer }) => String(cellsThatDiffer(question)) !== answer)
    expect(wrong).toEqual([])
  })

  test('is a square of the side that belongs to the level', () => {
    expect(new Set(puzzles(levelId).map(({ question }) => question.side))).toEqual(new Set([SIDES[levelId]]))
  })

  test('puts the odd one anywhere, evenly', () => {
    const side = SIDES[levelId]
    const counts = Array.from({ length: side * side }, () => 0)
    for (const { question } of puzzles(levelId))
      counts[question.row * side + question.column] = (counts[question.row * side + question.column] ?? 0) + 1
    const expected = SEEDS / counts.length
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Its mean is one less than the cells, its deviation the root of twice that.
    expect(chiSquared).toBeLessThan(counts.length + 4 * Math.sqrt(2 * counts.length))
  })

  test('has more than twice as many pairs or emoji as it needs before one may come back', () => {
    expect(oddEmoji.repeatWindowDays(levelId)).toBe(60)
    expect(new Set(puzzles(levelId).map(oddEmoji.repeatKey)).size).toBeGreaterThan(130)
  })

  test('shows no emoji whose outline is too weak in one of the schemes', () => {
    const bases = puzzles(levelId).flatMap(({ question }) => question.emoji.map((emoji) => emoji.replace(/_.*/, '')))
    expect(bases.filter((emoji) => PALE_EMOJI.has(emoji))).toEqual([])
  })

  test('is the same for the same seed', () => {
    expect(puzzle(levelId, 7)).toEqual(puzzle(levelId, 7))
    expect(puzzle(levelId, 7)).not.toEqual(puzzle(levelId, 8))
  })
})

test('Spot the odd emoji keeps the puzzle of its seed for as long as the generator version stays', () => {
  const made = ALL_LEVEL_IDS.map((levelId) => puzzle(levelId, 1)).map(({ question, answer }) => `${question.emoji.join(' ')} ${answer}`)
  expect(made).toEqual(GOLDEN)
})

test('outside its season no puzzle shows a pair of Halloween or Christmas', () => {
  for (const levelId of ALL_LEVEL_IDS) {
    expect(puzzles(levelId, 'Music').filter(({ theme }) => isSeasonal(theme))).toEqual([])
  }
})

describe('the pairs of Spot the odd emoji', () => {
  test.each(JUNIOR_LEVEL_IDS)('have either the odd one at level %i', (levelId) => {
    const inTableOrder = puzzles(levelId).filter(({ question }) => DISTANCES.has(question.emoji.join(' ')))
    expect(inTableOrder.length).toBeGreaterThan(SEEDS * 0.45)
    expect(inTableOrder.length).toBeLessThan(SEEDS * 0.55)
  })

  test('are harder to tell apart from level to level', () => {
    const ranges = JUNIOR_LEVEL_IDS.map((levelId) => puzzles(levelId).map(distanceOf))
    for (const [index, harder] of ranges.slice(1).entries())
      expect(Math.max(...harder)).toBeLessThanOrEqual(Math.min(...(ranges[index] ?? [])))
  })

  test('are often of the theme asked for, and say which theme they are of', () => {
    const made = puzzles(6, 'Weather')
    const ofTheme = made.filter(({ theme }) => theme === 'Weather')
    expect(ofTheme.length).toBeGreaterThan(SEEDS * 0.45)
    expect(ofTheme.length).toBeLessThan(SEEDS * 0.9)
    for (const { theme, question } of made) expect(themeNamed(theme).emoji).toEqual(expect.arrayContaining([...question.emoji]))
  })

  test('are of one of the themes that may stand in, where another is taken', () => {
    const otherThemes = ['Birds', 'Sea'].map(themeNamed)
    const made = Array.from({ length: 200 }, (_, seed) =>
      oddEmoji.generate({ levelId: 6, theme: themeNamed('Music'), otherThemes, random: randomFrom('stand in', seed) }),
    )
    expect(new Set(made.map(({ theme }) => theme))).toEqual(new Set(['Birds', 'Music', 'Sea']))
  })

  test('are the same puzzle either way round', () => {
    const { question } = puzzle(6, 1)
    const [crowd, odd] = question.emoji
    const turned = { levelId: 6, theme: '', question: { ...question, emoji: [odd, crowd] as const }, answer: '' } as const
    expect(oddEmoji.repeatKey(turned)).toBe(oddEmoji.repeatKey(puzzle(6, 1)))
  })
})

describe('solving Spot the odd emoji', () => {
  const question: OddEmojiQuestion = { typeId: 5, emoji: ['goat', 'ewe'], side: 6, row: 2, column: 5 }

  test('answers with row and column from 1', () => {
    expect(oddEmoji.solve(question)).toEqual({ kind: 'unique', answer: '3-6' })
  })

  test.each<[string, Partial<OddEmojiQuestion>]>([
    ['both emoji are the same', { emoji: ['goat', 'goat'] }],
    ['the odd one is out of sight', { column: 6 }],
    ['the odd one is above the first row', { row: -1 }],
    ['the odd one is between rows', { row: 1.5 }],
    ['there is no crowd', { side: 1, row: 0, column: 0 }],
  ])('finds no answer when %s', (_, change) => {
    expect(oddEmoji.solve({ ...question, ...change })).toEqual({ kind: 'impossible' })
  })
})

describe('the words of Spot the odd emoji', () => {
  test('tell the rules and the size', () => {
    const question: OddEmojiQuestion = { typeId: 5, emoji: ['goat', 'ewe'], side: 12, row: 2, column: 5 }
    expect(oddEmoji.describe(question, descriptionWords)).toMatch(/12 rows.*columns, A to L\. .*visual/)
  })

  test('say of a variant that it is changed, and not how', () => {
    const question: OddEmojiQuestion = { typeId: 5, emoji: ['fox', 'fox_mirror'], side: 12, row: 2, column: 5 }
    expect(oddEmoji.describe(question, descriptionWords)).toMatch(/12 rows.*changed a little/)
    expect(oddEmoji.describe(question, descriptionWords)).toBe(
      oddEmoji.describe({ ...question, row: 7, emoji: ['owl', 'owl_turn-left-9'] }, descriptionWords),
    )
  })

  test('are the same wherever the odd one is', () => {
    const question: OddEmojiQuestion = { typeId: 5, emoji: ['goat', 'ewe'], side: 12, row: 2, column: 5 }
    expect(oddEmoji.describe({ ...question, row: 7, column: 0, emoji: ['ewe', 'goat'] }, descriptionWords)).toBe(
      oddEmoji.describe(question, descriptionWords),
    )
  })
})

/** The displayed square read cell by cell, without the engine. */
function cellsThatDiffer({ emoji: [crowd, odd], side, row, column }: OddEmojiQuestion): string[] {
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const [y, x] = [Math.floor(cell / side), cell % side]
    return { shown: y === row && x === column ? odd : crowd, name: `${y + 1}-${x + 1}` }
  })
  return [crowd, odd]
    .map((one) => cells.filter(({ shown }) => shown === one))
    .filter(({ length }) => length === 1)
    .flatMap((alike) => alike.map(({ name }) => name))
}

describe('the hints of Spot the odd emoji', () => {
  test.each([
    ['ewe', 'shape'],
    ['goat_mirror', 'direction'],
    ['goat_turn-left-9', 'direction'],
    ['goat_less-3', 'part missing'],
    ['goat_flip-3', 'place of a part'],
    ['goat_move-3-up-10', 'place of a part'],
    ['goat_wink-3', 'eyes'],
    ['goat_shade-3-darker-12', 'colour'],
  ])('say what to compare before they say where: a goat among which is a %s by its %s', (odd, feature) => {
    const explanation = oddEmoji.explain({ typeId: 5, emoji: ['goat', odd], side: 12, row: 2, column: 5 })
    const steps = explanation.kind === 'explained' ? explanation.steps : []
    expect(steps.map(({ technique }) => technique)).toEqual(['whole picture', 'sweep', 'feature', 'half', 'row', 'cell'])
    expect(steps[2]).toMatchObject({ feature })
  })
})
