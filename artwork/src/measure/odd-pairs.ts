import type { EmojiTheme } from '@emojigma/engine/kind.ts'
import { isSeasonal } from '@emojigma/engine/emoji/themes.ts'
import { JUNIOR_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { bandOfLevel, isInBand } from '@emojigma/engine/odd-emoji/bands.ts'
import { ODD_PAIRS } from '@emojigma/engine/odd-emoji/pairs.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { conspicuityOf, joinedDistance } from './conspicuity.ts'
import { leastDifference, type Difference } from './difference.ts'
import { SIDE, type Icon } from './icon.ts'

export interface MeasuredPair {
  readonly emoji: readonly [Emoji, Emoji]
  /** Tenths of the distance that `distanceOf` measures. */
  readonly distance: number
  readonly theme: string
  /** Otherwise published puzzles alone show it. */
  readonly isOffered: boolean
}

/** Silhouettes count much: different shapes are not confused, however alike their colours are. */
const SHAPE_WEIGHT = 80
/** The contrast of most drawings. */
const USUAL_STRENGTH = 60
const MOST_GAIN = 2
/** The hardest pair that can be found in a cell of 29 px, however pale: set by eye on rendered fields. */
const FLOOR = 6.5
/** Most pairs of a theme at a level; a season has fewer themes. */
const PAIRS_PER_LEVEL = { seasonal: 28, other: 16 }
/** The weakest vision must see at least this share of the difference: otherwise it is mostly colour, and the pair is easy for some and
 *  hard for others. */
const LEAST_SHARED = 0.65
/** As for changes: other pairs are easy or hard by how closely the cell is looked at. */
const SHARPNESS = { least: 1.15, most: 2 } as const
/** Largest peak as a multiple of the difference: beyond it one spot stands out of drawings that are alike. */
const MOST_PEAK = 1.5

/** Chooses pairs of emoji of one theme, with some in every level's band and no emoji in too many, and measures the published ones anew.
 *  @param icons of the emoji allowed in pairs; others are skipped */
export function chooseOddPairs(themes: readonly EmojiTheme[], icons: ReadonlyMap<Emoji, Icon>): MeasuredPair[] {
  const taken = new Set<string>()
  const offered = themes
    .toSorted((one, other) => Number(isSeasonal(one.name)) - Number(isSeasonal(other.name)))
    .flatMap((theme) => {
      const fresh = measurePairs(theme, icons).filter((pair) => !taken.has(keyOf(pair)))
      const chosen = JUNIOR_LEVEL_IDS.flatMap((levelId) => {
        const inBand = fresh.filter(({ distance }) => isInBand(distance, bandOfLevel(levelId, 'pair')))
        return spread(inBand, isSeasonal(theme.name) ? PAIRS_PER_LEVEL.seasonal : PAIRS_PER_LEVEL.other)
      })
      for (const pair of chosen) taken.add(keyOf(pair))
      return chosen
    })
  const published = ODD_PAIRS.filter((pair) => !taken.has(keyOf(pair))).flatMap(({ emoji, theme }): MeasuredPair[] => {
    const [one, other] = [icons.get(emoji[0]), icons.get(emoji[1])]
    return one && other ? [{ emoji, theme, distance: Math.round(10 * distanceOf(one, other)), isOffered: false }] : []
  })
  return [...offered, ...published].toSorted(
    (one, other) => other.distance - one.distance || compareText(one.emoji.join(' '), other.emoji.join(' ')),
  )
}

function keyOf({ emoji }: Pick<MeasuredPair, 'emoji'>): string {
  return emoji.toSorted().join(' ')
}

/** How far apart two emoji look in a crowd: the difference to the weakest vision, without colour or without one kind of cone, joined with
 *  how conspicuous it is. */
export function distanceOf(one: Icon, other: Icon): number {
  return joinedDistance(measure(one, other).size, conspicuityOf(one.lab.usual, other.lab.usual, SIDE))
}

function measurePairs({ name, emoji }: EmojiTheme, icons: ReadonlyMap<Emoji, Icon>): MeasuredPair[] {
  return emoji.flatMap((one, index) =>
    emoji.slice(index + 1).flatMap((other): MeasuredPair[] => {
      const [oneIcon, otherIcon] = [icons.get(one), icons.get(other)]
      if (!oneIcon || !otherIcon) return []
      const { difference, size } = measure(oneIcon, otherIcon)
      if (worstSeen(difference) < LEAST_SHARED * difference.seen.usual || sizeOf(difference, 1) < FLOOR) return []
      const conspicuity = conspicuityOf(oneIcon.lab.usual, otherIcon.lab.usual, SIDE)
      const { peak, sharpness } = conspicuity
      if (sharpness < SHARPNESS.least || sharpness > SHARPNESS.most || peak > MOST_PEAK * size) return []
      return [{ emoji: [one, other], distance: Math.round(10 * joinedDistance(size, conspicuity)), theme: name, isOffered: true }]
    }),
  )
}

function measure(one: Icon, other: Icon): { difference: Difference; size: number } {
  const gain = gainFor((one.strength + other.strength) / 2)
  const difference = leastDifference(one, other, (each) => sizeOf(each, gain))
  return { difference, size: sizeOf(difference, gain) }
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

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
