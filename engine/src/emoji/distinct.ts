import type { Theme } from '../kind.ts'
import type { Emoji } from '../question.ts'
import type { Random } from '../random.ts'
import { CONFUSABLE } from './confusable.ts'
import { emojiName } from './name.ts'
import { THEMES } from './themes.ts'

const confusables = new Map<Emoji, Set<Emoji>>()
for (const line of CONFUSABLE.trim().split('\n')) {
  const [first, ...others] = line.split(' ') as [Emoji, ...Emoji[]]
  for (const other of others) {
    confusablesOf(first).add(other)
    confusablesOf(other).add(first)
  }
}

/** Do two emoji differ enough in silhouette, colour and greyscale, and in their spoken name, to stand for different things? */
export function isDistinct(one: Emoji, other: Emoji): boolean {
  return one !== other && !confusables.get(one)?.has(other) && emojiName(one) !== emojiName(other)
}

/** Picks emoji of which every two are distinct, in random order.
 *  @throws RangeError when the list has no such choice */
export function pickDistinct(random: Random, emoji: readonly Emoji[], count: number): Emoji[] {
  const picked = extend([], random.shuffle([...new Set(emoji)]), count, isDistinct)
  if (!picked) throw new RangeError(`no ${count} distinct emoji among ${emoji.length}`)
  return picked
}

/** Picks the 4 or 9 emoji of an Emojidoku board, from the theme as far as it goes, then from others. */
export function pickBoardSet(random: Random, theme: Theme, count: 4 | 9): Emoji[] {
  const own = random.shuffle(theme.emoji)
  const others = random.shuffle(THEMES.flatMap(({ emoji }) => emoji)).filter((candidate) => !theme.emoji.includes(candidate))
  const picked = extend([], [...own, ...others], count, isDistinct)
  if (!picked) throw new RangeError(`no board set for ${theme.name}`)
  return picked
}

/** Depth-first search for `count` candidates that all go together, first candidates first. */
function extend(
  picked: readonly Emoji[],
  candidates: readonly Emoji[],
  count: number,
  goTogether: (one: Emoji, other: Emoji) => boolean,
): Emoji[] | undefined {
  if (picked.length === count) return [...picked]
  for (const [index, candidate] of candidates.entries()) {
    if (picked.length + candidates.length - index < count) return undefined
    const rest = candidates.slice(index + 1).filter((other) => goTogether(candidate, other))
    const complete = extend([...picked, candidate], rest, count, goTogether)
    if (complete) return complete
  }
  return undefined
}

function confusablesOf(emoji: Emoji): Set<Emoji> {
  const known = confusables.get(emoji)
  if (known) return known
  const fresh = new Set<Emoji>()
  confusables.set(emoji, fresh)
  return fresh
}
