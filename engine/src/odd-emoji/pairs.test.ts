import { describe, expect, test } from 'vitest'
import { themeNamed, THEMES } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { pairsOfLevel } from './level-pairs.ts'
import { ODD_PAIRS } from './pairs.ts'

describe('the pairs of Spot the odd emoji', () => {
  test('are at least fifteen hundred, sorted from easiest to hardest', () => {
    expect(ODD_PAIRS.length).toBeGreaterThanOrEqual(1500)
    const distances = ODD_PAIRS.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((one, other) => other - one))
    expect(distances.every(Number.isInteger)).toBe(true)
  })

  test('are never impossible to tell apart', () => {
    expect(ODD_PAIRS.at(-1)?.distance).toBeGreaterThanOrEqual(55)
  })

  test('are enough for every level that none returns within sixty days', () => {
    const counts = ALL_LEVEL_IDS.map((levelId) => pairsOfLevel(levelId).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(150)
  })

  test('stand once, both of one theme', () => {
    const keys = ODD_PAIRS.map(({ emoji }) => emoji.toSorted().join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const misplaced = ODD_PAIRS.filter(
      ({ emoji: [one, other], theme }) => one === other || [one, other].some((emoji) => !themeNamed(theme).emoji.includes(emoji)),
    )
    expect(misplaced).toEqual([])
  })

  test.each([
    ['ghost', 'swan', 'an outline that nobody mistakes, however pale', 9],
    ['duck', 'swan', 'a white bird among grey ones', 9],
    ['soccer-ball', 'baseball', 'a white ball among blue ones', 10],
  ] as const)('do not make %s and %s harder than they look: %s', (one, other, _, hardestLevel) => {
    const pair = ODD_PAIRS.find(({ emoji }) => emoji.includes(one) && emoji.includes(other))
    const hardest = pairsOfLevel(hardestLevel).at(-1)
    if (!pair || !hardest) throw new Error('no such pair')
    expect(pair.distance).toBeGreaterThanOrEqual(hardest.distance)
  })

  test('come from every theme', () => {
    const themes = new Set(ODD_PAIRS.map(({ theme }) => theme))
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
