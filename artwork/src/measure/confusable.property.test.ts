import sameThings from '@emojigma/engine/emoji/same-things.json' with { type: 'json' }
import { soundAlike } from '@emojigma/engine/emoji/alike-names.ts'
import { isDistinct } from '@emojigma/engine/emoji/distinct.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { ALL_EMOJI, THEMES } from '@emojigma/engine/emoji/themes.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { expect, test } from 'vitest'
import { VISIONS, type Vision } from './colour.ts'
import { areConfusable } from './looks.ts'
import { readIcon, type Icon } from './icon.ts'

const PAIRS = 150

/** The same drawing without colour. */
function grey(icon: Icon): Icon {
  const lab = Object.fromEntries(VISIONS.map((vision) => [vision, icon.lab.grey])) as Record<Vision, Float64Array>
  return { ...icon, lab }
}

/** The same silhouette in other colours. */
function recoloured(icon: Icon): Icon {
  const turn = (lab: Float64Array): Float64Array => lab.map((value, index) => (index % 3 === 0 ? value : -value))
  const lab = Object.fromEntries(VISIONS.map((vision) => [vision, turn(icon.lab[vision])])) as Record<Vision, Float64Array>
  return { ...icon, lab: { ...lab, grey: icon.lab.grey } }
}

test('the engine refuses exactly the pairs that show the same thing, or that the shipped drawings or their names make confusable', async () => {
  for (let seed = 0; seed < PAIRS; seed += 1) {
    const random = randomFrom('confusable', seed)
    const [one = '', other = ''] = random.shuffle(seed % 2 === 0 ? random.pick(THEMES).emoji : ALL_EMOJI)
    const isSame = sameThings.some((things) => things.includes(one) && things.includes(other))
    const isRefused = isSame || areConfusable(await readIcon(one), await readIcon(other)) || soundAlike(emojiName(one), emojiName(other))
    expect({ one, other, isDistinct: isDistinct(one, other) }).toEqual({ one, other, isDistinct: !isRefused })
  }
})

test('a drawing is confusable with itself in grey, and with itself in other colours', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const icon = await readIcon(randomFrom('confusable with itself', seed).pick(ALL_EMOJI))
    expect(areConfusable(icon, grey(icon))).toBe(true)
    expect(areConfusable(icon, recoloured(icon))).toBe(true)
  }
})
