import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { emojiArt } from './emoji-art.ts'
import { drawQuestion } from './svg/draw.ts'
import { EXAMPLE_PUZZLES } from './svg/example-puzzles.ts'

test.each(Object.entries(EXAMPLE_PUZZLES) as [string, Puzzle][])('%s travels in less than 12 kB', (_, { question }) => {
  expect(brotliCompressSync(drawQuestion(question, emojiArt)).length).toBeLessThan(12_000)
})
