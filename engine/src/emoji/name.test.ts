import { describe, expect, test } from 'vitest'
import { emojiName } from './name.ts'
import { ALL_EMOJI } from './themes.ts'

describe('the spoken name', () => {
  test.each([
    ['red-apple', 'apple'],
    ['horse-face', 'horse'],
    ['automobile', 'car'],
    ['grapes', 'grapes'],
    ['hot-dog', 'hot dog'],
    ['locked', 'closed padlock'],
    ['christmas-tree', 'Christmas tree'],
    ['t-shirt', 'T-shirt'],
    ['no-such-emoji', 'no such emoji'],
    ['constructor', 'constructor'],
  ])('of %s is "%s"', (emoji, name) => {
    expect(emojiName(emoji)).toBe(name)
  })

  test('is short and made of words', () => {
    const names = ALL_EMOJI.map(emojiName)
    expect(names.filter((name) => name.length > 26 || !/^[\p{L}0-9][\p{L}0-9.' -]*$/u.test(name))).toEqual([])
  })
})
