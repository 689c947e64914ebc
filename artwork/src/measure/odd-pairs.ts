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

/** Silhouettes count much: different shapes are not confused, however alike their colours are. */
const SHAPE_WEIGHT = 80
/** The contrast of most drawings. */
const USUAL_STRENGTH = 60
const MOST_GAIN = 2
/** The hardest pair that can be found in a cell of 29 px, however pale: set by eye on rendered fields. */
const FLOOR = 6.5
/** Bands of distance from which pairs are taken, so that every level has its own: nearly all of the rare close ones, of the others a few
 *  per theme. */
const BANDS = [FLOOR, 9, 13, 18, 24, 30, 37, 45, 56, 72] as const
const CLOSE_BANDS = 5
const PAIRS_PER_BAND = { close: 90, seasonal: 28, other: 20 }
/** The weakest vision must see at least this share of the difference: otherwise it is mostly colour, and the pair is easy for some and
 *  hard for others. */
const LEAST_SHARED = 0.5

/** Chooses pairs of emoji of one theme, with some in every band of distance and no emoji in too many.
 *  @param icons of the emoji allowed in pairs; others are skipped */
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

/** The difference of two emoji to the weakest vision: without colour, or without one kind of cone. */
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

/** Gain for drawings of low contrast to the face: vision adapts to contrast, so a swan among ghosts is found as fast as a tiger among
 *  cats. The adaptation is partial. */
function gainFor(strength: number): number {
  return Math.min(MOST_GAIN, Math.max(1, Math.sqrt(USUAL_STRENGTH / strength)))
}

function sizeOf(difference: Difference, gain: number): number {
  return gain * worstSeen(difference) + SHAPE_WEIGHT * difference.shape
}

/** Lightness counts double: it is about half of a difference in colour. */
function worstSeen({ seen }: Difference): number {
  return Math.min(seen.usual, seen.protan, seen.deutan, seen.tritan, 2 * seen.grey)
}

/** Picks pairs in rounds: in each round an emoji is used at most once more. */
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
