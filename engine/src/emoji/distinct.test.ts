import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import confusable from './confusable.json' with { type: 'json' }
import { isDistinct, pickBoardSet, pickDistinct, pickStrong } from './distinct.ts'
import emojiByHue from './hues.json' with { type: 'json' }
import lovable from './lovable.json' with { type: 'json' }
import { emojiName } from './name.ts'
import { PALE_EMOJI } from './pale.ts'
import sameThings from './same-things.json' with { type: 'json' }
import { ALL_EMOJI, isSeasonal, lovableTheme, THEMES } from './themes.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]))
}

function hueOf(emoji: string): string | undefined {
  return Object.entries(emojiByHue).find(([, names]) => names.includes(emoji))?.[0]
}

describe('the measured tables', () => {
  test('cover every allowed emoji and no other, so that nobody forgets to measure again', () => {
    const measured = confusable.map((line) => line.split(' ')[0])
    expect(measured).toEqual(ALL_EMOJI.toSorted())
    const hued = Object.values(emojiByHue).flat()
    expect(hued.toSorted()).toEqual(ALL_EMOJI.toSorted())
    expect([...PALE_EMOJI].filter((emoji) => !ALL_EMOJI.includes(emoji))).toEqual([])
    expect(sameThings.flat().filter((emoji) => !ALL_EMOJI.includes(emoji))).toEqual([])
    expect(lovable.filter((emoji) => !ALL_EMOJI.includes(emoji))).toEqual([])
  })
})

describe('two emoji are distinct', () => {
  test.each([
    ['red-apple', 'banana'],
    ['fox', 'owl'],
    ['rocket', 'fish'],
    ['panda', 'koala'],
    ['coconut', 'avocado'],
  ])('%s and %s', (one, other) => {
    expect(isDistinct(one, other)).toBe(true)
    expect(isDistinct(other, one)).toBe(true)
  })

  test.each([
    ['red-apple', 'red-apple'],
    ['cat-face', 'grinning-cat'],
    ['red-apple', 'green-apple'],
    ['orange-book', 'blue-book'],
    ['red-apple', 'tomato'],
    ['baseball', 'softball'],
    ['cow', 'cow-face'],
    ['snowman', 'snowman-without-snow'],
    ['movie-camera', 'video-camera'],
    ['airplane', 'small-airplane'],
    ['locomotive', 'bullet-train'],
    ['metro', 'monorail'],
    ['orange-book', 'open-book'],
  ])('but not %s and %s', (one, other) => {
    expect(isDistinct(one, other)).toBe(false)
    expect(isDistinct(other, one)).toBe(false)
  })
})

describe('picking distinct emoji', () => {
  test.each(THEMES)('gives five of $name that look and sound different', ({ emoji }) => {
    for (const seed of SEEDS) {
      const picked = pickDistinct(randomFrom(seed), emoji, 5)
      expect(picked).toHaveLength(5)
      expect(picked.every((one) => emoji.includes(one))).toBe(true)
      expect(pairsOf(picked).every(([one, other]) => isDistinct(one, other))).toBe(true)
      expect(new Set(picked.map(emojiName)).size).toBe(5)
    }
  })

  test.each(THEMES)('gives five of $name that are not pale, for small cells', ({ emoji }) => {
    for (const seed of SEEDS) expect(pickStrong(randomFrom(seed), emoji, 5).filter((one) => PALE_EMOJI.has(one))).toEqual([])
  })

  test('depends on the random numbers alone', () => {
    const fruit = THEMES[0]?.emoji ?? []
    expect(pickDistinct(randomFrom('a'), fruit, 4)).toEqual(pickDistinct(randomFrom('a'), fruit, 4))
    expect(new Set(SEEDS.map((seed) => pickDistinct(randomFrom(seed), fruit, 3).join(' '))).size).toBeGreaterThan(30)
  })

  test('throws when there are not enough', () => {
    expect(() => pickDistinct(randomFrom(1), ['red-apple', 'green-apple', 'tomato'], 2)).toThrow(RangeError)
    expect(() => pickDistinct(randomFrom(1), [], 1)).toThrow(RangeError)
    expect(pickDistinct(randomFrom(1), [], 0)).toEqual([])
  })
})

describe('picking the emoji of a board', () => {
  test.each(THEMES)('gives four or nine hues and silhouettes to $name, none pale', (theme) => {
    for (const seed of SEEDS) {
      for (const count of [4, 9] as const) {
        const picked = pickBoardSet(randomFrom(seed, count), theme, count)
        expect(new Set(picked.map(hueOf)).size).toBe(count)
        expect(pairsOf(picked).every(([one, other]) => isDistinct(one, other))).toBe(true)
        expect(picked.filter((emoji) => PALE_EMOJI.has(emoji))).toEqual([])
      }
    }
  })

  test.each(THEMES)('takes some of $name from the theme itself', (theme) => {
    for (const seed of SEEDS) {
      const picked = pickBoardSet(randomFrom(seed), theme, 9)
      expect(picked.filter((emoji) => theme.emoji.includes(emoji)).length).toBeGreaterThanOrEqual(1)
    }
  })

  test('borrows nothing from Halloween or Christmas', () => {
    const seasonal = THEMES.filter(({ name }) => isSeasonal(name)).flatMap(({ emoji }) => emoji)
    const everyday = new Set(THEMES.filter(({ name }) => !isSeasonal(name)).flatMap(({ emoji }) => emoji))
    const onlySeasonal = new Set(seasonal.filter((emoji) => !everyday.has(emoji)))
    for (const theme of THEMES.filter(({ name }) => !isSeasonal(name))) {
      expect(pickBoardSet(randomFrom(9), theme, 9).filter((emoji) => onlySeasonal.has(emoji))).toEqual([])
    }
  })

  test.each(THEMES.map(lovableTheme))('gives only lovable emoji to $name where it is to be lovable', (theme) => {
    for (const seed of SEEDS) {
      for (const count of [4, 9] as const) {
        expect(pickBoardSet(randomFrom(seed, count), theme, count).filter((emoji) => !lovable.includes(emoji))).toEqual([])
      }
    }
  })

  test.each(['headphone', 'straight-ruler', 'telescope', 'artist-palette', 'keyboard'])(
    'takes %s for pale: it fades in the dark',
    (emoji) => {
      expect(PALE_EMOJI.has(emoji)).toBe(true)
    },
  )

  test('works for a theme of one emoji, or of a name nobody knows', () => {
    expect(pickBoardSet(randomFrom(2), { name: 'New', emoji: ['red-apple'] }, 9)).toContain('red-apple')
  })
})
