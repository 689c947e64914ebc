import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { describe, expect, test } from 'vitest'
import { isDecent } from '../../server/src/features/accounts/nicknames/decency.ts'
import { categoryCode, RIDDLE_CATEGORIES, riddleFromWire, riddleToWire } from './riddle.ts'
import { readRiddles, writtenRiddles } from './riddles.ts'

const RIDDLES = readRiddles()

/** Words that say nothing of an answer. */
const SMALL_WORDS = new Set(
  'a an the and or of in on at as to for up out down over it its is are was your you my me i who what this that with does do not go'.split(
    ' ',
  ),
)
const WELL_FILLED = RIDDLE_CATEGORIES.slice(0, 8)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
const tellingWords = (text: string) => wordsOf(text).filter((word) => word && !SMALL_WORDS.has(word))

describe('the riddles', () => {
  test('are 200, numbered in their order', () => {
    expect(RIDDLES.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  })

  test('have an answer, an id and emoji that no other has', () => {
    for (const of of [
      RIDDLES.flatMap(({ answer, alsoRight }) => [answer, ...alsoRight].map((name) => wordsOf(name).join(''))),
      RIDDLES.map(({ id }) => id),
      RIDDLES.map(({ emoji }) => [...emoji].sort().join(' ')),
      RIDDLES.map(({ hint }) => hint),
    ]) {
      expect(of.filter((one, at) => of.indexOf(one) !== at)).toEqual([])
    }
    expect(RIDDLES.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('have at least fifteen in each of the eight great categories, and none without any', () => {
    const countOf = (category: string) => RIDDLES.filter((riddle) => riddle.category === category).length
    expect(WELL_FILLED.filter((category) => countOf(category) < 15 || countOf(category) > 35)).toEqual([])
    expect(RIDDLE_CATEGORIES.filter((category) => countOf(category) < 5)).toEqual([])
  })

  test('are mixed: the first 25 are of eight categories and more', () => {
    expect(new Set(RIDDLES.slice(0, 25).map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  })

  test('have emoji that are drawn, each with a name that is read aloud', () => {
    for (const { emoji, names } of RIDDLES) {
      expect(emoji.filter((name) => emojiSvg(name) === undefined)).toEqual([])
      expect(names.filter((name) => !/^[\p{L}\p{N}.' ñ-]{2,}$/u.test(name))).toEqual([])
      expect(names).toHaveLength(emoji.length)
    }
  })

  test('have a hint that holds no word of the answer', () => {
    const told = RIDDLES.flatMap(({ answer, alsoRight, hint }) => {
      const hinted = new Set(wordsOf(hint))
      return [answer, ...alsoRight].flatMap(tellingWords).filter((word) => hinted.has(word))
    })
    expect(told).toEqual([])
  })

  test('say nothing rude', () => {
    const words = new Set(RIDDLES.flatMap(({ hint, answer, alsoRight }) => [hint, answer, ...alsoRight].flatMap(tellingWords)))
    expect([...words].filter((word) => !isDecent(word))).toEqual([])
  })
})

test('an emoji that is not drawn, an unknown category and a field too many are refused', () => {
  const riddle = { emoji: ['fox'], category: 'Animal', hint: 'Red and clever.', answer: 'Fox' }
  const isTaken = (more: object) => writtenRiddles.safeParse([{ ...riddle, ...more }]).success
  expect(isTaken({})).toBe(true)
  for (const more of [{ emoji: ['no-such-emoji'] }, { emoji: [] }, { category: 'Car' }, { hint: '' }, { answer: '' }, { e: 1 }]) {
    expect([more, isTaken(more)]).toEqual([more, false])
  }
})

test('a category stands in an address in small letters and hyphens', () => {
  expect(['Film', 'Phrase/Saying', 'TV Show'].map(categoryCode)).toEqual(['film', 'phrase-saying', 'tv-show'])
})

test('every riddle comes back whole from its short keys', () => {
  expect(RIDDLES.map(riddleToWire).map(riddleFromWire)).toEqual(RIDDLES)
  const { emoji = [], category, hint, answer } = RIDDLES[0] ?? {}
  expect(RIDDLES.map(riddleToWire)[0]).toMatchObject({ e: emoji.join(','), t: category, h: hint, a: answer })
})
