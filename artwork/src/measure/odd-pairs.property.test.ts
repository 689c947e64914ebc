import { randomFrom } from '@emojigma/engine/random.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { expect, test } from 'vitest'
import { VISIONS, type Vision } from './colour.ts'
import { FACE_LIGHTNESS, PIXELS, readIcon, strengthOf, type Icon } from './icon.ts'
import { distanceOf } from './odd-pairs.ts'

const PAIRS = 24

async function drawnPair(seed: number): Promise<[Icon, Icon]> {
  const random = randomFrom('odd pair', seed)
  const [one = '', other = ''] = random.shuffle(random.pick(THEMES).emoji)
  return [await readIcon(one), await readIcon(other)]
}

/** The same drawing with so much of its colour left, the rest being the tile's face. */
function faded(icon: Icon, share: number): Icon {
  const fade = (lab: Float64Array): Float64Array =>
    lab.map((value, index) => (index % 3 === 0 && index < 3 * PIXELS ? FACE_LIGHTNESS + share * (value - FACE_LIGHTNESS) : share * value))
  const lab = Object.fromEntries(VISIONS.map((vision) => [vision, fade(icon.lab[vision])])) as Record<Vision, Float64Array>
  return { ...icon, lab, strength: strengthOf(icon.coverage, lab.usual) }
}

test('the distance of two drawings is the same both ways, and none from a drawing to itself', async () => {
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const [one, other] = await drawnPair(seed)
    expect(distanceOf(one, other)).toBeCloseTo(distanceOf(other, one), 0)
    expect(distanceOf(one, one)).toBe(0)
  }
})

test('drawings that fade come nearer, but never so much as their colours do', async () => {
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const [one, other] = await drawnPair(seed)
    const distances = [1, 0.7, 0.5, 0.3].map((share) => distanceOf(faded(one, share), faded(other, share)))
    const [full = 0, , half = 0, pale = 0] = distances
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
    expect(half).toBeGreaterThan(0.5 * full)
    expect(pale).toBeGreaterThan(0.3 * full)
  }
})
