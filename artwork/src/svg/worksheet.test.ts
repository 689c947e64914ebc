import * as words from '@emojigma/messages/words/print.ts'
import { withHiddenTile } from '@emojigma/engine/grid/hidden-tile.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { EXAMPLE_PUZZLES } from './example-puzzles.ts'
import { drawSheetPreview, drawWorksheet } from './worksheet.ts'

const PUZZLES = Object.values(EXAMPLE_PUZZLES).slice(0, 4)
const SVG = drawWorksheet({ title: 'A sheet', puzzles: PUZZLES, emoji: ['fox'] }, emojiArt, words)

test('a sheet has a panel and an answer for each puzzle, at the size of A4', () => {
  expect(SVG).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 794 1123" width="794" height="1123">/)
  expect(SVG.match(/<svg viewBox="0 0 800 640" x=/g)).toHaveLength(4)
  expect(SVG.match(/rotate\(180 /g)).toHaveLength(1)
})

test('the preview of a puzzle’s sheet has its question alone, and no answer, in the same size', () => {
  for (const puzzle of PUZZLES) {
    const svg = drawSheetPreview(puzzle, 'A sheet', emojiArt, words)
    expect(svg).toContain('viewBox="0 0 794 1123" width="794"')
    expect(svg.match(/<svg viewBox="0 0 800 640" x=/g)).toHaveLength(1)
    expect(svg).not.toMatch(/rotate\(180 |<text|<image|url\(|href="[^#]/)
    expect(drawSheetPreview({ ...puzzle, answer: '?' } as typeof puzzle, 'A sheet', emojiArt, words)).toHaveLength(svg.length)
  }
})

test('the panel of a grid says what its hidden tile is, or which lines are equal', () => {
  const { question, ...puzzle } = EXAMPLE_PUZZLES['Grid with hidden totals']
  const equalLines = [
    { line: 'column', index: 3 },
    { line: 'column', index: 4 },
  ] as const
  const [plain, turned, equal] = [question, withHiddenTile(question, 0, 0), { ...question, equalLines }].map((shown) => {
    const svg = drawSheetPreview({ ...puzzle, question: shown }, 'A sheet', emojiArt, words)
    return svg.match(/<g fill="#1a1a1a">/g)?.length ?? 0
  })
  expect([turned, equal]).toEqual([(plain ?? 0) + 1, (plain ?? 0) + 1])
})

test('no two drawings of a sheet share an id, and all that is referred to is there', () => {
  const ids = [...SVG.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of SVG.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
})

test('a sheet needs nothing from elsewhere', () => {
  expect(SVG).not.toMatch(/<text|<image|url\(|href="[^#]/)
})
