import type { Theme } from '../kind.ts'
import type { Emoji } from '../question.ts'
import type { Random } from '../random.ts'
import { CONFUSABLE } from './confusable.ts'
import { EMOJI_BY_HUE } from './hues.ts'
import { kindredThemes } from './kindred.ts'
import { emojiName } from './name.ts'
import { PALE_EMOJI } from './pale.ts'
import { EVERYDAY_EMOJI, themeNamed } from './themes.ts'

type GoTogether = (one: Emoji, other: Emoji) => boolean

const confusables = readConfusables(CONFUSABLE)
const hues: ReadonlyMap<Emoji, string> = new Map(
  Object.entries(EMOJI_BY_HUE).flatMap(([hue, emoji]) =>
    emoji
      .trim()
      .split('\n')
      .map((one) => [one, hue]),
  ),
)

/** May two emoji stand for different things in one puzzle? They must differ enough in silhouette, colour and greyscale, and in their spoken name. */
export function isDistinct(one: Emoji, other: Emoji): boolean {
  return one !== other && !confusables.get(one)?.has(other)
}

/** Picks emoji of which every two are distinct, in random order.
 *  @throws RangeError when the list holds no such choice */
export function pickDistinct(random: Random, emoji: readonly Emoji[], count: number): Emoji[] {
  const picked = firstChoice(random.shuffle([...new Set(emoji)]), count, isDistinct)
  if (!picked) throw new RangeError(`no ${count} distinct emoji among ${emoji.length}`)
  return picked
}

/** Picks the emoji of an Emojidoku board: distinct, each of another hue, none pale.
 *  They come from the theme as far as its hues go, then from kindred themes, then from any.
 *  @throws RangeError when not even all emoji hold such a choice */
export function pickBoardSet(random: Random, theme: Theme, count: 4 | 9): Emoji[] {
  const nearbyThemes = [theme, ...kindredThemes(theme.name).map(themeNamed)]
  const nearby = [...new Set(nearbyThemes.flatMap(({ emoji }) => random.shuffle(forBoard(emoji))))]
  const picked = firstChoice(nearby, count, isFitForBoard) ?? firstChoice(withOthers(random, nearby), count, isFitForBoard)
  if (!picked) throw new RangeError(`no ${count} emoji for a board of ${theme.name}`)
  return random.shuffle(picked)
}

function withOthers(random: Random, emoji: readonly Emoji[]): Emoji[] {
  return [...new Set([...emoji, ...random.shuffle(forBoard(EVERYDAY_EMOJI))])]
}

function forBoard(emoji: readonly Emoji[]): Emoji[] {
  return emoji.filter((one) => hues.has(one) && !PALE_EMOJI.has(one))
}

function isFitForBoard(one: Emoji, other: Emoji): boolean {
  return hues.get(one) !== hues.get(other) && isDistinct(one, other)
}

/** Depth first, earlier candidates first: the first `count` candidates that all go together. */
function firstChoice(candidates: readonly Emoji[], count: number, goTogether: GoTogether): Emoji[] | undefined {
  const picked: Emoji[] = []

  function extend(from: number): boolean {
    if (picked.length === count) return true
    for (let index = from; candidates.length - index >= count - picked.length; index += 1) {
      const candidate = candidates[index] as Emoji
      if (!picked.every((one) => goTogether(one, candidate))) continue
      picked.push(candidate)
      if (extend(index + 1)) return true
      picked.pop()
    }
    return false
  }

  return extend(0) ? picked : undefined
}

/** Reads the table, and counts emoji of the same name as confusable. */
function readConfusables(table: string): ReadonlyMap<Emoji, ReadonlySet<Emoji>> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  const all = rows.map(([emoji = '']) => emoji)
  const found = new Map(all.map((emoji) => [emoji, new Set<Emoji>()]))
  const join = (one: Emoji, other: Emoji) => {
    found.get(one)?.add(other)
    found.get(other)?.add(one)
  }
  for (const [row, [emoji = '', ...steps]] of rows.entries()) {
    let at = row
    for (const step of steps) {
      at += Number.parseInt(step, 36)
      join(emoji, all[at] ?? '')
    }
  }
  for (const namesakes of Map.groupBy(all, emojiName).values()) {
    for (const one of namesakes) for (const other of namesakes) if (one !== other) join(one, other)
  }
  return found
}
