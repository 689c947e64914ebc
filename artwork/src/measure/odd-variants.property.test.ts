import { variantOf } from '@emojigma/engine/emoji/variant.ts'
import { ODD_VARIANTS } from '@emojigma/engine/odd-emoji/variants.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { describe, expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { partsOf } from '../variants/parts.ts'
import { chooseVariants, nameOf } from './odd-variants.ts'
import { visibleChanges } from './visible-change.ts'

const SOME = randomFrom('emoji with variants')
  .shuffle([...new Set(ODD_VARIANTS.map(({ base }) => base))])
  .slice(0, 3)

test.each(SOME)('the table says of %s what the script makes of it', async (base) => {
  const made = (await chooseVariants(base)).map((variant) => `${nameOf(variant)} ${variant.distance}`)
  const known = ODD_VARIANTS.filter((variant) => variant.base === base).map(({ odd, distance }) => `${odd} ${distance}`)
  expect(known.toSorted()).toEqual(made.toSorted())
})

describe('what is nearly symmetric', () => {
  // An oyster's mirror image is another drawing, and too plain for Easy.
  test.each([
    ['wheel', ['mirror']],
    ['sun', ['mirror']],
    ['spider', ['mirror']],
    ['doughnut', ['mirror']],
    ['pie', ['mirror']],
    ['oyster', []],
  ] as const)('looks much the same leaning a little, or mirrored: %s', async (base, mirrors) => {
    const seen = await visibleChanges(base, [
      ...mirrors.map((kind) => ({ kind })),
      { kind: 'turn', degrees: -6 },
      { kind: 'turn', degrees: 6 },
    ])
    expect(Math.max(...seen.map(({ conspicuity }) => conspicuity.peak))).toBeLessThan(14)
  })

  test('is neither mirrored nor leaning in what is offered', async () => {
    const offered = ODD_VARIANTS.filter(({ isOffered }) => isOffered)
    const random = randomFrom('symmetric')
    for (const { base } of random.shuffle(offered.filter(({ kind }) => kind === 'mirror')).slice(0, 12)) {
      const [mirrored] = await visibleChanges(base, [{ kind: 'mirror' }])
      expect(mirrored?.conspicuity.peak).toBeGreaterThanOrEqual(14)
    }
    for (const { base } of random.shuffle(offered.filter(({ kind }) => kind === 'turn')).slice(0, 12)) {
      const leans = await visibleChanges(base, [
        { kind: 'turn', degrees: -6 },
        { kind: 'turn', degrees: 6 },
      ])
      expect(Math.max(...leans.map(({ conspicuity }) => conspicuity.peak))).toBeGreaterThanOrEqual(14)
    }
  })
})

describe('what a variant changes', () => {
  const sample = randomFrom('variants').shuffle(ODD_VARIANTS).slice(0, 30)

  test('is seen by whoever sees least, on the smallest cell of a phone', async () => {
    for (const { base, odd, distance } of sample) {
      const change = variantOf(odd)?.change
      if (!change) throw new Error(odd)
      const [seen] = await visibleChanges(base, [change])
      expect({ odd, distance: Math.round(10 * (seen?.distance ?? 0)) }).toEqual({ odd, distance })
      expect(seen?.area).toBeGreaterThanOrEqual(0.011)
      expect(seen?.isCut).toBe(false)
    }
  })

  test('is nothing but the part that it names', () => {
    for (const { base, odd } of sample) {
      const change = variantOf(odd)?.change
      const before = partsOf(emojiArt(base)).length
      const after = partsOf(emojiArt(odd)).length
      if (change?.kind === 'wink') continue
      expect(after).toBe(change?.kind === 'less' ? before - 1 : before)
      expect(emojiArt(odd)).not.toBe(emojiArt(base))
      expect(emojiArt(odd)).not.toMatch(/NaN|undefined/)
    }
  })
})

test('no change at all is no distance, and one that leaves the drawing is told', async () => {
  const [none, out] = await visibleChanges('soccer-ball', [
    { kind: 'turn', degrees: 0 },
    { kind: 'move', part: 0, towards: 'left', tenths: 99 },
  ])
  expect(none).toMatchObject({ distance: 0, area: 0, shape: 0, isCut: false })
  expect(out?.isCut).toBe(true)
})
