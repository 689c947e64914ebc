import type { Emoji } from '../question.ts'

/** A small change of a drawing. Parts are its closed outlines in drawing order, from 0. */
export type Change =
  | { readonly kind: 'mirror' }
  /** In degrees, clockwise above 0. */
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'less'; readonly part: number }
  | { readonly kind: 'wink'; readonly part: number }
  | { readonly kind: 'flip'; readonly part: number }
  /** In tenths of a thirty-second of the drawing's side. */
  | { readonly kind: 'move'; readonly part: number; readonly towards: Direction; readonly tenths: number }
  /** In steps of CIELAB lightness, lighter above 0. */
  | { readonly kind: 'shade'; readonly part: number; readonly lightness: number }

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** An emoji with a changed drawing. */
export interface Variant {
  readonly base: Emoji
  readonly change: Change
}

/** The name of a variant, valid wherever an emoji is: `fox_mirror`, `fox_move-7-left-12`. Base emoji have no underscore. Stored puzzles
 *  contain it, so its meaning never changes. */
export function variantEmoji(base: Emoji, change: Change): Emoji {
  return `${base}_${[change.kind, ...detailsOf(change)].join('-')}`
}

function detailsOf(change: Change): readonly (string | number)[] {
  switch (change.kind) {
    case 'mirror':
      return []
    case 'turn':
      return [change.degrees > 0 ? 'right' : 'left', Math.abs(change.degrees)]
    case 'move':
      return [change.part, change.towards, change.tenths]
    case 'shade':
      return [change.part, change.lightness > 0 ? 'lighter' : 'darker', Math.abs(change.lightness)]
    default:
      return [change.part]
  }
}

const NAME =
  /^(?<base>[a-z0-9-]+)_(?:(?<mirror>mirror)|turn-(?<turn>left|right)-(?<degrees>\d{1,2})|(?<kind>less|wink|flip)-(?<part>\d{1,3})|move-(?<moved>\d{1,3})-(?<towards>up|down|left|right)-(?<tenths>\d{1,2})|shade-(?<shaded>\d{1,3})-(?<shade>lighter|darker)-(?<steps>\d{1,2}))$/

/** Parses a variant's name.
 *  @returns undefined for a base emoji */
export function variantOf(emoji: Emoji): Variant | undefined {
  const read = NAME.exec(emoji)?.groups
  if (!read) return undefined
  const { base = '', kind, towards } = read
  if (read['mirror']) return { base, change: { kind: 'mirror' } }
  if (read['turn']) return { base, change: { kind: 'turn', degrees: signed(read['degrees'], read['turn'] === 'right') } }
  if (kind) return { base, change: { kind: kind as 'less' | 'wink' | 'flip', part: Number(read['part']) } }
  if (towards) {
    return { base, change: { kind: 'move', part: Number(read['moved']), towards: towards as Direction, tenths: Number(read['tenths']) } }
  }
  return { base, change: { kind: 'shade', part: Number(read['shaded']), lightness: signed(read['steps'], read['shade'] === 'lighter') } }
}

/** The spoken name of a change; similar changes share one. */
export type ChangeName = 'mirror' | 'turn left' | 'turn right' | 'less' | 'wink' | 'flip' | 'move' | 'lighter' | 'darker'

/** The change of a drawing, spoken after the emoji's name. */
export function changeName(change: Change): ChangeName {
  switch (change.kind) {
    case 'turn':
      return change.degrees > 0 ? 'turn right' : 'turn left'
    case 'shade':
      return change.lightness > 0 ? 'lighter' : 'darker'
    default:
      return change.kind
  }
}

function signed(digits: string | undefined, isPositive: boolean): number {
  return isPositive ? Number(digits) : -Number(digits)
}
