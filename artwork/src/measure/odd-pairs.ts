import type { EmojiTheme } from '@emojigma/engine/kind.ts'
import { isSeasonal } from '@emojigma/engine/emoji/themes.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { leastDifference, type Difference } from './difference.ts'
import type { Icon } from './icon.ts'

export interface MeasuredPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** Tenths of the distance that `distanceOf` measures. */
  readonly distance: number
  readonly theme: string
}

/** Silhouettes count much: nobody takes a shape for another, however alike their colours are. */
const SHAPE_WEIGHT = 80
/** The strength of most drawings. */
const USUAL_STRENGTH = 60
const MOST_GAIN = 2
/** The hardest pair that can still be found in a cell of 29 px, however pale it is: set by eye on rendered fields. */
const FLOOR = 6.5
/** Pairs are taken from the bands between these distances, so that every level has its own: of the rare close ones
 *  nearly all, of the others a few a theme. */
const BANDS = [FLOOR, 9, 13, 18, 24, 30, 37, 45, 56, 72] as const
const CLOSE_BANDS = 5
const PAIRS_PER_BAND = { close: 90, seasonal: 28, other: 20 }
/** Eyes that tell a pair apart worst must still see this share of what others see: otherwise colour does most of it,
 *  and the pair is easy for some and hard for others. */
const LEAST_SHARED = 0.5

/** Pairs of emoji of one theme, chosen so that every band of distance has some and no emoji is in too many of them.
 *  @param icons of every emoji that may stand in a pair; others are skipped */
export function chooseOddPairs(themes: readonly EmojiTheme[], icons: ReadonlyMap<Emoji, Icon>): MeasuredPair[] {
  const taken = new Set<string>()
  return themes
    .toSorted((one, other) => Number(isSeasonal(one.name)) - Number(isSeasonal(other.name)))
    .flatMap((theme) => {
      const fresh = measurePairs(theme, icons).filter(({ emoji }) => !taken.has(emoji.toSorted().join(' ')))
      const chosen = BANDS.slice(1).flatMap((end, band) => {
        const inBand = fresh.filter(({ distance }) => distance >= 10 * (BANDS[band] ?? 0) && distance < 10 * end)
        return spread(inBand, pairsPerBand(theme.name, band))
      })
      for (const { emoji } of chosen) taken.add(emoji.toSorted().join(' '))
      return chosen
    })
    .toSorted((one, other) => other.distance - one.distance || compareText(one.emoji.join(' '), other.emoji.join(' ')))
}

/** How far apart two emoji look to the eyes that tell them apart worst: without colour, or without one kind of cone. */
export function distanceOf(one: Icon, other: Icon): number {
  return measure(one, other).distance
}

function measurePairs({ name, emoji }: EmojiTheme, icons: ReadonlyMap<Emoji, Icon>): MeasuredPair[] {
  return emoji.flatMap((one, index) =>
    emoji.slice(index + 1).flatMap((other): MeasuredPair[] => {
      const [oneIcon, otherIcon] = [icons.get(one), icons.get(other)]
      if (!oneIcon || !otherIcon) return []
      const { difference, distance } = measure(oneIcon, otherIcon)
      if (worstSeen(difference) < LEAST_SHARED * difference.seen.usual || sizeOf(difference, 1) < FLOOR) return []
      return [{ emoji: [one, other], distance: Math.round(10 * distance), theme: name }]
    }),
  )
}

function measure(one: Icon, other: Icon): { difference: Difference; distance: number } {
  const gain = gainFor((one.strength + other.strength) / 2)
  const difference = leastDifference(one, other, (each) => sizeOf(each, gain))
  return { difference, distance: sizeOf(difference, gain) }
}

/** By what a difference counts more between drawings that stand out little from the face: sight adapts to the contrast there is, so a swan
 *  among ghosts is found as soon as a tiger among cats. It adapts in part only. */
function gainFor(strength: number): number {
  return Math.min(MOST_GAIN, Math.max(1, Math.sqrt(USUAL_STRENGTH / strength)))
}

function sizeOf(difference: Difference, gain: number): number {
  return gain * worstSeen(difference) + SHAPE_WEIGHT * difference.shape
}

/** Lightness counts double: it is about half of what a difference amounts to in colour. */
function worstSeen({ seen }: Difference): number {
  return Math.min(seen.usual, seen.protan, seen.deutan, seen.tritan, 2 * seen.grey)
}

/** Takes pairs in rounds: in each round an emoji is used once more at most. */
function spread(pairs: readonly MeasuredPair[], count: number): MeasuredPair[] {
  const uses = new Map<Emoji, number>()
  const chosen = new Set<MeasuredPair>()
  const usesOf = (emoji: Emoji) => uses.get(emoji) ?? 0
  for (let round = 1; chosen.size < Math.min(count, pairs.length); round += 1) {
    for (const pair of pairs) {
      if (chosen.size === count) break
      if (chosen.has(pair) || pair.emoji.some((emoji) => usesOf(emoji) >= round)) continue
      chosen.add(pair)
      for (const emoji of pair.emoji) uses.set(emoji, usesOf(emoji) + 1)
    }
  }
  return [...chosen]
}

function pairsPerBand(themeName: string, band: number): number {
  if (band < CLOSE_BANDS) return PAIRS_PER_BAND.close
  return isSeasonal(themeName) ? PAIRS_PER_BAND.seasonal : PAIRS_PER_BAND.other
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
