import { describe, expect, test } from 'vitest'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { dayAt, SLOTS } from '@emojigma/engine/day.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { emojiArt } from '../emoji-art.ts'
import { drawAnswer, drawQuestion, pictureSize } from './draw.ts'

const DAYS = ['2020-02-29', '2023-06-15', '2025-10-31', '2026-12-24', '2031-01-01'].map((date) => dayAt(Date.parse(date)))
const NAMED_SLOTS = SLOTS.map(({ typeId, levelId }, slot) => ({ slot, name: `${puzzleTypeOf(typeId).name} ${levelOf(levelId).name}` }))

describe('puzzles as the days bring them', () => {
  test.each(NAMED_SLOTS)('$name: every picture can be drawn, stays in its frame and is small', ({ slot }) => {
    for (const day of DAYS) {
      const puzzle = generateDaily(day, slot, 0)
      const { width, height } = pictureSize(puzzle.question)
      for (const svg of [drawQuestion(puzzle.question, emojiArt), drawAnswer(puzzle, emojiArt)]) {
        expect(svg.length).toBeLessThan(60_000)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        for (const [, x, y, w, h] of svg.matchAll(/<(?:use|rect)[^>]* x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)) {
          expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0)
          expect(Number(x) + Number(w)).toBeLessThanOrEqual(width)
          expect(Number(y) + Number(h)).toBeLessThanOrEqual(height)
        }
      }
    }
  })
})
