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
    for (const [from, to] of [
      [55, 140],
      [140, 220],
      [220, 300],
      [300, 400],
      [400, 520],
      [520, 640],
    ] as const) {
      const inBand = ODD_PAIRS.filter(({ distance }) => distance >= from && distance < to)
      expect(inBand.length, `${from} to ${to}`).toBeGreaterThanOrEqual(90)
    }
  })

  test('stand once, both of one theme, neither pale', () => {
    const keys = ODD_PAIRS.map(({ emoji }) => emoji.toSorted().join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { emoji, theme } of ODD_PAIRS) {
      const allowed = themeNamed(theme).emoji
      expect(
        emoji.every((one) => allowed.includes(one) && !PALE_EMOJI.has(one)),
        emoji.join(' '),
      ).toBe(true)
      expect(emoji[0]).not.toBe(emoji[1])
    }
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
