import { emojiPath, mascotPath, MOODS, questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'

/** Emoji of the playable pages that belong to no puzzle. */
export const EMOJI_OF_PAGES = [
  'christmas-tree',
  'crying-face',
  'fire',
  'house',
  'jack-o-lantern',
  'light-bulb',
  'locked',
  'party-popper',
  'seedling',
  'sparkles',
  'star',
  'thinking-face',
  'trophy',
  'woman-teacher',
]

/** The day of a set; undefined if it is not one. */
export function dayOfSet(set: unknown): Day | undefined {
  if (!Array.isArray(set)) return undefined
  const [first] = set as readonly (Partial<MiniPuzzle> | null)[]
  return typeof first?.i === 'number' ? dayOfPuzzle(first.i) : undefined
}

export function isPuzzleInSet(puzzleId: number, set: readonly MiniPuzzle[]): boolean {
  return set.some(({ i }) => i === puzzleId)
}

/** The pictures that a set needs: each puzzle's question, all emoji and the mascot. */
export function picturesOf(set: readonly MiniPuzzle[], artVersion: string): readonly string[] {
  const emoji = new Set([...set.flatMap(({ e }) => e.split(',').filter(Boolean)), ...EMOJI_OF_PAGES])
  return [
    ...set.map(({ i, l, qs }) => qs ?? questionSvgPath(i, l)),
    ...[...emoji].map((name) => emojiPath(name, artVersion)),
    ...MOODS.map(mascotPath),
  ]
}
