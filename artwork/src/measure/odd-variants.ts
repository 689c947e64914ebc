import { variantEmoji, type Change } from '@emojigma/engine/emoji/variant.ts'
import { NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { bandOfLevel } from '@emojigma/engine/odd-emoji/bands.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { emojiArt } from '../emoji-art.ts'
import { changesOf } from '../variants/changes.ts'
import { visibleChanges, type VisibleChange } from './visible-change.ts'

export interface MeasuredVariant {
  readonly base: Emoji
  readonly change: Change
  readonly levelId: LevelId
  /** In tenths. */
  readonly distance: number
}

/** Smallest share of pixels that must differ noticeably to the weakest vision: about four pixels of the smallest cell. */
const LEAST_AREA = 0.011
/** A moved or flipped part stays nearly within the drawing: parts that stick out are obvious at any size. */
const MOST_SHAPE_OF_MOVE = 0.02
/** A shaded part is small: a large one stands out, however little its colour differs. */
const MOST_AREA_OF_SHADE = 0.1
/** Kinds of change per emoji and level. */
const KINDS_PER_LEVEL = 2
/** Rare kinds first, so that no level has a single kind. */
const BY_RARITY: readonly Change['kind'][] = ['wink', 'less', 'flip', 'mirror', 'move', 'shade', 'turn']

/** The variants of an emoji, a few for each level with one in its band. */
export async function chooseVariants(base: Emoji): Promise<MeasuredVariant[]> {
  const changes = changesOf(emojiArt(base))
  const measured = await visibleChanges(base, changes)
  const visible = changes.flatMap((change, index) => {
    const seen = measured[index]
    return seen && isFit(change, seen) ? [{ base, change, distance: Math.round(10 * seen.distance) }] : []
  })
  return NEXT_LEVEL_IDS.flatMap((levelId) => {
    const { from, below } = bandOfLevel(levelId) ?? { from: 0, below: 0 }
    const inBand = visible.filter(({ distance }) => distance >= from && distance < below)
    const middle = (from + below) / 2
    const nearestOfKind = BY_RARITY.flatMap((kind) =>
      inBand
        .filter(({ change }) => change.kind === kind)
        .toSorted((one, other) => Math.abs(one.distance - middle) - Math.abs(other.distance - middle))
        .slice(0, 1),
    )
    return nearestOfKind.slice(0, KINDS_PER_LEVEL).map((variant) => ({ ...variant, levelId }))
  })
}

export function nameOf({ base, change }: Pick<MeasuredVariant, 'base' | 'change'>): Emoji {
  return variantEmoji(base, change)
}

function isFit({ kind }: Change, { area, shape, isCut }: VisibleChange): boolean {
  if (isCut || area < LEAST_AREA) return false
  if (kind === 'shade') return area <= MOST_AREA_OF_SHADE
  return (kind !== 'move' && kind !== 'flip') || shape <= MOST_SHAPE_OF_MOVE
}
