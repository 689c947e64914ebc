import { describe, expect, test } from 'vitest'
import { themeNamed, THEMES } from '../emoji/themes.ts'
import { JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS } from '../levels.ts'
import { bandOfLevel } from './bands.ts'
import { everydayPairsOfLevel, pairsOfLevel } from './level-pairs.ts'
import { ODD_PAIRS } from './pairs.ts'

describe('the pairs of Spot the odd emoji', () => {
  test('are at least fifteen hundred, sorted from easiest to hardest', () => {
    expect(ODD_PAIRS.length).toBeGreaterThanOrEqual(1500)
    const distances = ODD_PAIRS.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((one, other) => other - one))
    expect(distances.every(Number.isInteger)).toBe(true)
  })

  test('are never impossible to tell apart', () => {
    const offered = ODD_PAIRS.filter(({ isOffered }) => isOffered)
    expect(offered.at(-1)?.distance).toBeGreaterThanOrEqual(bandOfLevel(10, 'pair')?.from ?? 0)
  })

  test('are enough for every level that none returns within sixty days', () => {
    const counts = JUNIOR_LEVEL_IDS.map((levelId) => everydayPairsOfLevel(levelId).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(150)
    expect(NEXT_LEVEL_IDS.flatMap(pairsOfLevel)).toEqual([])
  })

  test('of published puzzles stay measured, and are not offered again', () => {
    const published = ODD_PAIRS.filter(({ isOffered }) => !isOffered)
    expect(published.length).toBeGreaterThan(1000)
    const offered = new Set(JUNIOR_LEVEL_IDS.flatMap(pairsOfLevel))
    expect(published.filter((pair) => offered.has(pair))).toEqual([])
  })

  test('stand once, both of one theme', () => {
    const keys = ODD_PAIRS.map(({ emoji }) => emoji.toSorted().join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const misplaced = ODD_PAIRS.filter(
      ({ emoji: [one, other], theme }) => one === other || [one, other].some((emoji) => !themeNamed(theme).emoji.includes(emoji)),
    )
    expect(misplaced).toEqual([])
  })

  test('of a level are farther apart than those of the next', () => {
    const bands = JUNIOR_LEVEL_IDS.map((levelId) => pairsOfLevel(levelId).map(({ distance }) => distance))
    for (const [index, harder] of bands.slice(1).entries()) expect(Math.max(...harder)).toBeLessThan(Math.min(...(bands[index] ?? [])))
  })

  test('come from every theme', () => {
    const themes = new Set(ODD_PAIRS.filter(({ isOffered }) => isOffered).map(({ theme }) => theme))
    expect(THEMES.filter(({ name }) => !themes.has(name))).toEqual([])
  })

  test.each([
    ['cat-face', 'grinning-cat', 'the same drawing'],
    ['blue-book', 'orange-book', 'colour alone'],
    ['red-apple', 'green-apple', 'colour alone'],
    ['star', 'glowing-star', 'pale'],
  ])('leave out %s and %s: %s', (one, other) => {
    expect(ODD_PAIRS.filter(({ emoji }) => emoji.includes(one) && emoji.includes(other))).toEqual([])
  })
})
