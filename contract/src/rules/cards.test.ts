import { isDistinct } from '@emojigma/engine/emoji/distinct.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { PALE_EMOJI } from '@emojigma/engine/emoji/pale.ts'
import { expect, test } from 'vitest'
import { CODE_LETTERS, PICTURE_WORDS, PICTURES, pictureWords, shownCode, typedCode } from './cards.ts'

test('every two pictures look different, none is pale, and each has the name that the site gives it', () => {
  const emoji = Object.values(PICTURES)
  expect(emoji).toHaveLength(48)
  for (const [index, one] of emoji.entries()) {
    expect(emoji.slice(index + 1).filter((other) => !isDistinct(one, other))).toEqual([])
  }
  expect(emoji.filter((one) => PALE_EMOJI.has(one))).toEqual([])
  expect(emoji.map(emojiName)).toEqual(PICTURE_WORDS)
})

test('codes have twenty letters that are not taken for one another', () => {
  expect(new Set(CODE_LETTERS).size).toBe(20)
  expect(CODE_LETTERS).not.toMatch(/[AEIOUL\d]/)
})

test.each([
  ['KMTRHX', 'class', 'KMTRHX'],
  [' kmt-rhx ', 'class', 'KMTRHX'],
  ['K M T – R H X', 'class', 'KMTRHX'],
  ['kmtr-hxpw-dfgn', 'card', 'KMTRHXPWDFGN'],
])('%o is read as the code of a %s', (text, kind, code) => {
  expect(typedCode(text)).toEqual({ kind, code })
})

test.each(['', 'KMTRH', 'KMTRHXX', 'KMTRHA', 'KMTRH1', 'KMTR HXPW DFG'])('%o is no code', (text) => {
  expect(typedCode(text)).toBeUndefined()
})

test('codes are shown in groups, and read back', () => {
  expect([shownCode('KMTRHX'), shownCode('KMTRHXPWDFGN'), shownCode('')]).toEqual(['KMT-RHX', 'KMTR-HXPW-DFGN', ''])
})

test('five words of pictures are a code, in any case and however they are parted', () => {
  expect(pictureWords('Bee, lion  kite\nbee car')).toEqual(['bee', 'lion', 'kite', 'bee', 'car'])
  for (const text of ['', 'bee', 'bee lion kite bee', 'bee lion kite bee car car', 'bee lion kite bee toString']) {
    expect(pictureWords(text)).toBeUndefined()
  }
})
