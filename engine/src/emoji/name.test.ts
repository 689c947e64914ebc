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
    ['no-such-emoji', 'no such emoji'],
  ])('of %s is "%s"', (emoji, name) => {
    expect(emojiName(emoji)).toBe(name)
  })

  test('is short and made of words', () => {
    for (const emoji of ALL_EMOJI) {
      expect(emojiName(emoji), emoji).toMatch(/^[\p{L}0-9][\p{L}0-9.' -]*$/u)
      expect(emojiName(emoji).length, emoji).toBeLessThanOrEqual(26)
    }
  })
})
