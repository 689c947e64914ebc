import { describe, expect, test } from 'vitest'
import { PALE_EMOJI } from '../emoji/pale.ts'
import { themeNamed, THEMES } from '../emoji/themes.ts'
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

  test('are enough of every difficulty that none returns within sixty days', () => {
    const bands = [55, 140, 220, 300, 400, 520, 640]
    const counts = bands.slice(1).map((to, band) => {
      const from = bands[band] ?? 0
      return ODD_PAIRS.filter(({ distance }) => distance >= from && distance < to).length
    })
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(90)
  })

  test('stand once, both of one theme, neither pale', () => {
    const keys = ODD_PAIRS.map(({ emoji }) => emoji.toSorted().join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const misplaced = ODD_PAIRS.filter(
      ({ emoji: [one, other], theme }) =>
        one === other || [one, other].some((emoji) => PALE_EMOJI.has(emoji) || !themeNamed(theme).emoji.includes(emoji)),
    )
    expect(misplaced).toEqual([])
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
