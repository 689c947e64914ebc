import { expect, test } from 'vitest'
import { emojiArt } from '../../emoji-art.ts'
import { PLUM } from '../colours.ts'
import { drawBookCover, type BookCover } from './book-cover.ts'
import { drawSwag, SWAG_KINDS } from './swag.ts'

const EMOJI = ['fox', 'owl', 'frog', 'lion', 'pizza', 'kite', 'grapes', 'carrot', 'rocket', 'banana', 'turtle', 'octopus']
const COVER: BookCover = { title: ['Master', 'book'], levels: 'Master', dice: [5], emoji: EMOJI, ground: PLUM, ink: '#fff' }

test('a cover shows each of its emoji once, and a die for each level', () => {
  const svg = drawBookCover({ ...COVER, dice: [1, 2, 3] }, emojiArt)
  expect(svg.match(/<use /g)).toHaveLength(12)
  expect(svg.match(/<symbol /g)).toHaveLength(12)
  const diamonds = (dice: BookCover['dice']) => drawBookCover({ ...COVER, dice }, emojiArt).match(/<path d="M[\d.]+ [\d.]+l/g)?.length ?? 0
  expect(diamonds([1, 2, 3])).toBe(6)
  expect(diamonds([6, 10])).toBe(0)
})

test('a long title is drawn smaller, so that it stays on its book', () => {
  const sizeOf = (title: string) => Number(/scale\(([\d.]+)\)/.exec(drawBookCover({ ...COVER, title: [title] }, emojiArt))?.[1])
  expect(sizeOf('A very long title')).toBeLessThan(sizeOf('Short') * 0.9)
})

test.each(SWAG_KINDS)('a %s is one document that needs nothing from elsewhere', (kind) => {
  const svg = drawSwag(kind, emojiArt)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 800"[^]*<\/svg>$/)
  expect(svg).not.toMatch(/<text|<image|url\(|href="[^#]/)
})
