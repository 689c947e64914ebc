import { expect, test } from 'vitest'
import { PEAK, SAMPLE_RATE, samplesOf, SOUND_NAMES } from './sound-samples.ts'

const LONGEST_MS = { tap: 60, right: 600, wrong: 400, 'rank-up': 1300 } as const

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test.each(SOUND_NAMES)('%s is short, soft, and neither begins nor ends with a crack', (name) => {
  const samples = samplesOf(name)
  expect((1000 * samples.length) / SAMPLE_RATE).toBeLessThanOrEqual(LONGEST_MS[name])
  expect(20 * Math.log10(loudest(samples))).toBeLessThanOrEqual(-18 + 1e-4)
  expect(loudest(samples)).toBeGreaterThan(PEAK / 10)
  for (const end of [samples[0], samples.at(-1)]) expect(Math.abs(end ?? 1)).toBeLessThan(PEAK / 50)
  for (const [index, sample] of samples.entries()) expect(Math.abs(sample - (samples[index - 1] ?? 0))).toBeLessThan(PEAK)
})

test('a wrong guess is softer than a right one, and a pressed key softer still', () => {
  const [tap, right, wrong] = [samplesOf('tap'), samplesOf('right'), samplesOf('wrong')].map(loudest)
  expect(tap).toBeLessThan(wrong ?? 0)
  expect(wrong).toBeLessThan(right ?? 0)
})
