import type { EmojiTheme } from '../kind.ts'
import type { Emoji } from '../question.ts'
import type { Random } from '../random.ts'
import { kindredThemes } from './kindred.ts'
import { emojiOf, hueBit, lookApart, numberOf, numbersOf } from './appearance.ts'
import { PALE_EMOJI } from './pale.ts'
import { EVERYDAY_EMOJI, LOVABLE_EMOJI, lovableTheme, themeNamed } from './themes.ts'

/** Whether two emoji can stand for different things in one puzzle: different enough in silhouette, colour, greyscale and spoken name. */
export function isDistinct(one: Emoji, other: Emoji): boolean {
  return lookApart(numberOf(one), numberOf(other))
}

/** Picks pairwise distinct emoji, in random order.
 *  @param emoji from the allow-list
 *  @throws RangeError when the list holds no such choice */
export function pickDistinct(random: Random, emoji: readonly Emoji[], count: number): Emoji[] {
  return pickNumbers(random, numbersOf(emoji), count).map(emojiOf)
}

/** The same, none of them pale: for small cells. */
export function pickStrong(random: Random, emoji: readonly Emoji[], count: number): Emoji[] {
  return pickNumbers(random, strong(emoji), count).map(emojiOf)
}

function pickNumbers(random: Random, among: readonly number[], count: number): number[] {
  const numbers = among.slice()
  const picked: number[] = []
  // Nearly always the first ones fit, so the list is shuffled only as far as needed.
  for (let index = 0; index < numbers.length && picked.length < count; index += 1) {
    const other = random.between(index, numbers.length - 1)
    const number = numbers[other] as number
    numbers[other] = numbers[index] as number
    numbers[index] = number
    if (picked.every((earlier) => lookApart(earlier, number))) picked.push(number)
  }
  const choice = picked.length === count ? picked : firstChoice(numbers, count, DISTINCT)
  if (!choice) throw new RangeError(`no ${count} distinct emoji among ${among.length}`)
  return choice
}

/** Picks pairwise distinct emoji of the theme as far as they go, then of kindred themes, then any.
 *  @throws RangeError when not even all emoji hold such a choice */
export function pickNearby(random: Random, theme: EmojiTheme, count: number): Emoji[] {
  const nearby = [theme, ...kindred(theme)].flatMap(({ emoji }) => random.shuffle(numbersOf(emoji)))
  const picked = firstChoice(unique([...nearby, ...random.shuffle(numbersOf(everyFor(theme)))]), count, DISTINCT)
  if (!picked) throw new RangeError(`no ${count} distinct emoji for ${theme.name}`)
  return picked.map(emojiOf)
}

/** Picks the emoji of an Emojidoku board: distinct, each of another hue, none pale. They come from the theme as far as its hues go, then
 *  from kindred themes, then from any.
 *  @throws RangeError when not even all emoji hold such a choice */
export function pickBoardSet(random: Random, theme: EmojiTheme, count: 4 | 9): Emoji[] {
  const nearby = [theme, ...kindred(theme)].flatMap(({ emoji }) => random.shuffle(strong(emoji)))
  const picked =
    firstChoice(unique(nearby), count, FIT_FOR_BOARD) ??
    firstChoice(unique([...nearby, ...random.shuffle(strong(everyFor(theme)))]), count, FIT_FOR_BOARD)
  if (!picked) throw new RangeError(`no ${count} emoji for a board of ${theme.name}`)
  return random.shuffle(picked.map(emojiOf))
}

const PALE_NUMBERS: ReadonlySet<number> = new Set([...PALE_EMOJI].map(numberOf))

const DISTINCT: ChoiceRules = {
  goTogether: lookApart,
  mayHold: (candidates, count) => candidates.length >= count,
}

const FIT_FOR_BOARD: ChoiceRules = {
  goTogether: (one, other) => hueBit(one) !== hueBit(other) && lookApart(one, other),
  mayHold: (candidates, count) => hueCount(candidates) >= count,
}

function hueCount(numbers: readonly number[]): number {
  let hues = 0
  for (const number of numbers) hues |= hueBit(number)
  let count = 0
  for (; hues !== 0; hues &= hues - 1) count += 1
  return count
}

const strongLists = new WeakMap<readonly Emoji[], readonly number[]>()

/** Those that are not pale. Cached: all boards of a theme use the same list. */
function strong(emoji: readonly Emoji[]): readonly number[] {
  const kept = strongLists.get(emoji)
  if (kept) return kept
  const fresh = numbersOf(emoji).filter((number) => !PALE_NUMBERS.has(number))
  strongLists.set(emoji, fresh)
  return fresh
}

/** The themes that can lend to this one; to a lovable one they lend nothing else. */
function kindred({ name, isLovable }: EmojiTheme): readonly EmojiTheme[] {
  const themes = kindredThemes(name).map(themeNamed)
  return isLovable ? themes.map(lovableTheme) : themes
}

/** The emoji that any theme may borrow; a lovable one only lovable ones. */
function everyFor({ isLovable }: EmojiTheme): readonly Emoji[] {
  return isLovable ? LOVABLE_EMOJI : EVERYDAY_EMOJI
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)]
}

/** Rules for which members of a list can be combined. Members are numbers, for speed. */
export interface ChoiceRules {
  goTogether(one: number, other: number): boolean
  /** A quick check: false when the candidates certainly hold no such choice. */
  mayHold(candidates: readonly number[], count: number): boolean
}

/** Depth first, earlier candidates first: the first `count` candidates that can all be combined.
 *  @returns undefined if there are none */
export function firstChoice(candidates: readonly number[], count: number, rules: ChoiceRules): number[] | undefined {
  if (count === 0) return []
  if (!rules.mayHold(candidates, count)) return undefined
  if (count === 1) return candidates.slice(0, 1)
  for (let index = 0; candidates.length - index >= count; index += 1) {
    const first = candidates[index] as number
    const rest: number[] = []
    for (let next = index + 1; next < candidates.length; next += 1) {
      const candidate = candidates[next] as number
      if (rules.goTogether(first, candidate)) rest.push(candidate)
    }
    const others = firstChoice(rest, count - 1, rules)
    if (others) return [first, ...others]
  }
  return undefined
}
