import { describe, expect, test } from 'vitest'
import { SECTIONS, SLOTS } from '../day.ts'
import { generateDaily } from '../daily.ts'
import { isDistinct } from './distinct.ts'
import { kindredThemes } from './kindred.ts'
import { emojiName } from './name.ts'
import { numberOf } from './appearance.ts'
import { ALL_EMOJI, EVERYDAY_EMOJI, isSeasonal, themeNamed, THEMES } from './themes.ts'

describe('kindred themes', () => {
  test.each(THEMES.map(({ name }) => name))('of %s are at least three others that exist, each once, none of a season', (name) => {
    const kindred = kindredThemes(name)
    expect(kindred.length).toBeGreaterThanOrEqual(3)
    expect(new Set(kindred).size).toBe(kindred.length)
    expect(kindred).not.toContain(name)
    expect(kindred.map((other) => themeNamed(other).name)).toEqual(kindred)
    expect(kindred.filter(isSeasonal)).toEqual([])
  })

  test('of a theme that nobody knows are none', () => {
    expect(kindredThemes('Weapons')).toEqual([])
  })
})

describe('distinct emoji', () => {
  test('never share a spoken name, whichever of all pairs they are', () => {
    const byName = Map.groupBy(ALL_EMOJI, emojiName)
    const alike = [...byName.values()].filter(({ length }) => length > 1)
    expect(alike.length).toBeGreaterThan(0)
    for (const emoji of alike) {
      for (const one of emoji) for (const other of emoji) expect([one, other, isDistinct(one, other)]).toEqual([one, other, false])
    }
  })

  test('are distinct either way round, and never from themselves', () => {
    const some = ALL_EMOJI.filter((_, index) => index % 17 === 0)
    for (const one of some) {
      expect(isDistinct(one, one)).toBe(false)
      for (const other of some) expect(isDistinct(one, other)).toBe(isDistinct(other, one))
    }
  })

  test('are measured ones: another name is refused', () => {
    expect(() => numberOf('no-such-emoji')).toThrow(RangeError)
    expect(() => isDistinct('red-apple', 'no-such-emoji')).toThrow(RangeError)
    expect(new Set(ALL_EMOJI.map(numberOf)).size).toBe(ALL_EMOJI.length)
  })
})

test('every emoji of everyday is allowed, and some belong to a season alone', () => {
  expect(EVERYDAY_EMOJI.filter((emoji) => !ALL_EMOJI.includes(emoji))).toEqual([])
  expect(EVERYDAY_EMOJI.length).toBeLessThan(ALL_EMOJI.length)
  expect([isSeasonal('Halloween'), isSeasonal('Christmas'), isSeasonal('Fruit')]).toEqual([true, true, false])
})

test('a puzzle of the day is of its slot, another at the next attempt, and there is no forty-first', () => {
  const slots = SECTIONS.map((_, section) => 5 * section)
  for (const slot of slots) {
    const [first, second] = [generateDaily(2516, slot, 0), generateDaily(2516, slot, 1)]
    expect({ typeId: first.question.typeId, levelId: first.levelId }).toEqual(SLOTS[slot])
    expect(generateDaily(2516, slot, 0)).toEqual(first)
    expect(second).not.toEqual(first)
  }
  for (const slot of [-1, 40, 1.5]) expect(() => generateDaily(2516, slot, 0)).toThrow(RangeError)
})
