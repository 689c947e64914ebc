import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ODD_PAIRS } from '@emojigma/engine/odd-emoji/pairs.ts'
import type { Puzzle, OddEmojiQuestion } from '@emojigma/engine/question.ts'
import { emojiArt } from '../emoji-art.ts'
import { drawAnswer, drawQuestion } from '../svg/draw.ts'
import { EXAMPLE_PUZZLES } from '../svg/example-puzzles.ts'
import { rasterise } from './rasterise.ts'

const FACE = [0xff, 0xfd, 0xf9]
const classic = drawQuestion(EXAMPLE_PUZZLES['Classic with copies'].question, emojiArt)

async function pixelsOf(image: Buffer): Promise<{ data: Buffer; width: number; channels: number }> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, channels: info.channels }
}

describe.each(Object.entries(EXAMPLE_PUZZLES) as [string, Puzzle][])('%s', (_, puzzle) => {
  test.each(['png', 'avif'] as const)('becomes a %s image of the asked width with something on it', async (format) => {
    for (const svg of [drawQuestion(puzzle.question, emojiArt), drawAnswer(puzzle, emojiArt)]) {
      const image = sharp(await rasterise(svg, { widthPx: 400, format }))
      const { width, height, format: found } = await image.metadata()
      expect({ width, height }).toEqual({ width: 400, height: puzzle.question.typeId === 5 ? 400 : 320 })
      expect(found).toBe(format === 'png' ? 'png' : 'heif')
      const { channels } = await image.stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
    }
  })
})

describe('the ground', () => {
  test('of a PNG is the face of a tile, everywhere the same', async () => {
    for (const widthPx of [400, 800]) {
      const { data, width, channels } = await pixelsOf(await rasterise(classic, { widthPx, format: 'png' }))
      const height = data.length / width / channels
      for (let y = 0; y < height; y += 1) expect([...data.subarray(y * width * channels, y * width * channels + 3)]).toEqual(FACE)
    }
  })

  test('of an AVIF is transparent, and either can be asked for', async () => {
    const corner = async (format: 'png' | 'avif', background?: 'face' | 'none') => {
      const image = await rasterise(classic, { widthPx: 64, format, ...(background ? { background } : {}) })
      return (await sharp(image).ensureAlpha().raw().toBuffer())[3]
    }
    expect(await corner('avif')).toBe(0)
    expect(await corner('png', 'none')).toBe(0)
    expect(await corner('avif', 'face')).toBe(255)
  })
})

test('the hardest odd emoji still differs from the crowd in every served image', async () => {
  const hardest = ODD_PAIRS.filter(({ isOffered }) => isOffered).slice(-4)
  for (const { emoji } of hardest) {
    const question: OddEmojiQuestion = { typeId: 5, emoji, side: 16, row: 9, column: 6 }
    for (const format of ['png', 'avif'] as const) {
      const image = await rasterise(drawQuestion(question, emojiArt), { widthPx: 800, format })
      const { data: raw, info } = await sharp(image).flatten({ background: '#fffdf9' }).raw().toBuffer({ resolveWithObject: true })
      const cell = (row: number, column: number) =>
        sharp(raw, { raw: info })
          .extract({ left: column * 50, top: row * 50, width: 50, height: 50 })
          .raw()
          .toBuffer()
      const meanDifference = (one: Buffer, other: Buffer) =>
        one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
      const crowd = await cell(9, 5)
      const noise = meanDifference(await cell(10, 6), crowd)
      expect(meanDifference(await cell(9, 6), crowd)).toBeGreaterThan(3 * noise + 0.5)
    }
  }
})

test('a width that nobody needs is refused', async () => {
  for (const widthPx of [0, 15, 2001, 400.5, Number.NaN]) {
    await expect(rasterise(classic, { widthPx, format: 'png' })).rejects.toThrow(RangeError)
  }
})

test('many images asked for at once all come, and a broken picture does not hold up the line', async () => {
  const broken = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><'
  const results = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => rasterise(classic, { widthPx: 64, format: 'png' })),
    rasterise(broken, { widthPx: 64, format: 'png' }),
    ...Array.from({ length: 6 }, () => rasterise(classic, { widthPx: 64, format: 'png' })),
  ])
  expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
})
