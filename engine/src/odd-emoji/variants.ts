import { PALE_EMOJI } from '../emoji/pale.ts'
import { variantOf, type Change } from '../emoji/variant.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { Emoji } from '../question.ts'
import { bandOfLevel, isInBand } from './bands.ts'
import { readOffers } from './offers.ts'
import variantLines from './variants.json' with { type: 'json' }

/** An emoji and a small change of it. */
export interface OddVariant {
  readonly base: Emoji
  /** The name of the variant. */
  readonly odd: Emoji
  readonly kind: Change['kind']
  /** How far apart the two look in a crowd, in tenths; larger is easier. */
  readonly distance: number
  /** Otherwise published puzzles alone show it. */
  readonly isOffered: boolean
}

/** All of them, by emoji. */
export const ODD_VARIANTS: readonly OddVariant[] = variantLines.flatMap(variantsIn)

const byOdd = new Map(ODD_VARIANTS.map((variant) => [variant.odd, variant]))
const byLevel = new Map<LevelId, ReadonlyMap<Emoji, readonly OddVariant[]>>()

/** @returns undefined for one that was never measured */
export function variantNamed(odd: Emoji): OddVariant | undefined {
  return byOdd.get(odd)
}

/** The variants of a level by their emoji; none for a junior level. */
export function variantsOfLevel(levelId: LevelId): ReadonlyMap<Emoji, readonly OddVariant[]> {
  const known = byLevel.get(levelId)
  if (known) return known
  const inBand = ODD_VARIANTS.filter(({ kind, distance, isOffered }) => isOffered && isInBand(distance, bandOfLevel(levelId, kind)))
  const found = Map.groupBy(inBand, ({ base }) => base)
  byLevel.set(levelId, found)
  return found
}

/** The emoji of a theme that are not pale and have a variant at a level. */
export function emojiWithVariants(theme: EmojiTheme, levelId: LevelId): readonly Emoji[] {
  return variantsOf(theme, levelId).emoji
}

/** The variants of a theme's emoji at a level, those with the same kind of change together. */
export function variantsByKind(theme: EmojiTheme, levelId: LevelId): readonly (readonly OddVariant[])[] {
  return variantsOf(theme, levelId).byKind
}

interface ThemeVariants {
  readonly emoji: readonly Emoji[]
  readonly byKind: readonly (readonly OddVariant[])[]
}

const byTheme = new WeakMap<EmojiTheme, Map<LevelId, ThemeVariants>>()

/** Kept, because every puzzle of the level asks for those of some themes. */
function variantsOf(theme: EmojiTheme, levelId: LevelId): ThemeVariants {
  const byThemesLevel = byTheme.get(theme) ?? new Map<LevelId, ThemeVariants>()
  byTheme.set(theme, byThemesLevel)
  const kept = byThemesLevel.get(levelId)
  if (kept) return kept
  const ofLevel = variantsOfLevel(levelId)
  const emoji = theme.emoji.filter((one) => ofLevel.has(one) && !PALE_EMOJI.has(one))
  const byKind = Map.groupBy(
    emoji.flatMap((one) => ofLevel.get(one) ?? []),
    ({ kind }) => kind,
  )
  const found = { emoji, byKind: [...byKind.values()] }
  byThemesLevel.set(levelId, found)
  return found
}

/** @param line an emoji, then the suffix of each variant's name and its distance; after a bar those that are not offered:
 *    `anchor turn-left-6:121 | mirror:62` */
function variantsIn(line: string): OddVariant[] {
  const [base = '', ...entries] = line.split(' ')
  return readOffers(entries).flatMap(({ name, distance, isOffered }) => {
    const odd = `${base}_${name}`
    const kind = variantOf(odd)?.change.kind
    return kind ? [{ base, odd, kind, distance, isOffered }] : []
  })
}
