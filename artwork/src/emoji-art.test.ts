import { describe, expect, test } from 'vitest'
import { ALL_EMOJI } from '@emojigma/engine/emoji/themes.ts'
import { HIDDEN_TILE } from '@emojigma/engine/grid/hidden-tile.ts'
import { ART_VERSION, emojiArt, emojiSvg } from './emoji-art.ts'

describe('the artwork', () => {
  test('has a plain drawing for every allowed emoji', () => {
    const unfit = ALL_EMOJI.filter(
      (emoji) => !emojiArt(emoji).startsWith('<') || /url\(| id=|href|<image|<text|<style|<script/.test(emojiArt(emoji)),
    )
    expect(unfit).toEqual([])
  })

  test('is served as files of 32 × 32, but for drawings that need names of their own', () => {
    expect(emojiSvg('red-apple')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32" width="32" height="32"><.*<\/svg>$/s,
    )
    for (const emoji of ALL_EMOJI) expect(emojiSvg(emoji)).toBeDefined()
    for (const name of ['', 'no-such-emoji', 'teacher', 'confetti-ball', '../secret', 'toString', '__proto__', 'constructor']) {
      expect(emojiSvg(name)).toBeUndefined()
    }
  })

  test('has a hidden tile of its own', () => {
    expect(emojiArt(HIDDEN_TILE)).not.toMatch(/url\(| id=|href|<text|<style/)
    expect(emojiSvg(HIDDEN_TILE)).toContain(emojiArt(HIDDEN_TILE))
    expect(ALL_EMOJI).not.toContain(HIDDEN_TILE)
  })

  test('refuses a name that it does not know', () => {
    for (const name of ['no-such-emoji', 'toString', '__proto__']) expect(() => emojiArt(name)).toThrow(RangeError)
  })

  test('says which version it is', () => {
    expect(ART_VERSION).toMatch(/^fluent-emoji-flat-\d+\.\d+\.\d+$/)
  })
})
