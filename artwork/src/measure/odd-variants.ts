import { variantEmoji, variantOf, type Change } from '@emojigma/engine/emoji/variant.ts'
import { NEXT_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { bandOfLevel, isInBand } from '@emojigma/engine/odd-emoji/bands.ts'
import { ODD_VARIANTS } from '@emojigma/engine/odd-emoji/variants.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { emojiArt } from '../emoji-art.ts'
import { changesOf } from '../variants/changes.ts'
import { visibleChanges, type VisibleChange } from './visible-change.ts'

export interface MeasuredVariant {
  readonly base: Emoji
  readonly change: Change
  /** In tenths. */
  readonly distance: number
  /** Otherwise published puzzles alone show it. */
  readonly isOffered: boolean
}

/** Smallest share of pixels that must differ noticeably to the weakest vision: about four pixels of the smallest cell. */
const LEAST_AREA = 0.011
/** A moved or flipped part stays nearly within the drawing: parts that stick out are obvious at any size. */
const MOST_SHAPE_OF_MOVE = 0.02
/** A shaded part is small: a large one stands out, however little its colour differs. */
const MOST_AREA_OF_SHADE = 0.1
/** A mirror image is not offered below this peak, and no lean of a drawing whose gentlest lean is below it: it is nearly symmetric, like a
 *  wheel, so that the two look the same. */
const LEAST_PEAK_OF_ASYMMETRY = 14
/** Other changes are easy or hard by how closely the cell is looked at: lines that a glance misses, and areas fainter than any line. */
const SHARPNESS = { least: 1.7, most: 5 } as const
/** Kinds of change per emoji and level. */
const KINDS_PER_LEVEL = 2
/** Rare kinds first, so that no level has a single kind. */
const BY_RARITY: readonly Change['kind'][] = ['wink', 'less', 'flip', 'mirror', 'move', 'shade', 'turn']

/** The variants of an emoji: a few for each level with one in its band, then those that published puzzles may show. */
export async function chooseVariants(base: Emoji): Promise<MeasuredVariant[]> {
  const changes = changesOf(emojiArt(base))
  const measured = (await visibleChanges(base, changes)).map((seen, index) => ({ change: changes[index] as Change, seen }))
  const turns = measured.filter(({ change }) => change.kind === 'turn')
  const canTurn = peakOfGentlest(turns) >= LEAST_PEAK_OF_ASYMMETRY
  const fit = measured
    .filter(({ change, seen }) => isFit(change, seen) && (canTurn || change.kind !== 'turn'))
    .map(({ change, seen }) => ({ change, distance: inTenths(seen) }))
  const offered = NEXT_LEVEL_IDS.flatMap((levelId) =>
    BY_RARITY.flatMap((kind) => {
      const band = bandOfLevel(levelId, kind)
      // The middle by ratio: a step from level to level is one.
      const middle = band ? Math.sqrt(band.from * band.below) : 1
      const fromMiddle = (distance: number) => Math.abs(Math.log(distance / middle))
      return fit
        .filter(({ change, distance }) => change.kind === kind && isInBand(distance, band))
        .toSorted((one, other) => fromMiddle(one.distance) - fromMiddle(other.distance))
        .slice(0, 1)
    }).slice(0, KINDS_PER_LEVEL),
  ).map((variant) => ({ ...variant, base, isOffered: true }))
  const names = new Set(offered.map(nameOf))
  const published = ODD_VARIANTS.filter((variant) => variant.base === base && !names.has(variant.odd)).map(
    ({ odd }) => variantOf(odd)?.change as Change,
  )
  const seen = await visibleChanges(base, published)
  return [
    ...offered,
    ...seen.map((each, index) => ({ base, change: published[index] as Change, distance: inTenths(each), isOffered: false })),
  ]
}

export function nameOf({ base, change }: Pick<MeasuredVariant, 'base' | 'change'>): Emoji {
  return variantEmoji(base, change)
}

function inTenths({ distance }: VisibleChange): number {
  return Math.round(10 * distance)
}

/** The peak of the smallest leans, to the better side. */
function peakOfGentlest(turns: readonly { readonly change: Change; readonly seen: VisibleChange }[]): number {
  const degreesOf = (change: Change) => (change.kind === 'turn' ? Math.abs(change.degrees) : 0)
  const least = Math.min(...turns.map(({ change }) => degreesOf(change)))
  return Math.max(...turns.filter(({ change }) => degreesOf(change) === least).map(({ seen }) => seen.conspicuity.peak))
}

function isFit({ kind }: Change, { area, shape, isCut, conspicuity: { peak, sharpness } }: VisibleChange): boolean {
  if (isCut || area < LEAST_AREA || sharpness < SHARPNESS.least || sharpness > SHARPNESS.most) return false
  if (kind === 'mirror') return peak >= LEAST_PEAK_OF_ASYMMETRY
  if (kind === 'shade') return area <= MOST_AREA_OF_SHADE
  return (kind !== 'move' && kind !== 'flip') || shape <= MOST_SHAPE_OF_MOVE
}
