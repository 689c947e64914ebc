import { monthOf } from '../calendar.ts'
import { SECTION_SIZE, SLOTS, type Day } from '../day.ts'
import type { EmojiTheme } from '../kind.ts'
import type { Emoji } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import lovable from './lovable.json' with { type: 'json' }
import themes from './themes.json' with { type: 'json' }

const HALLOWEEN = 'Halloween'
const CHRISTMAS = 'Christmas'

/** The emoji that a puzzle may show, by theme: a hand-reviewed allow-list for players from four upwards.
 *  Left out on purpose: weapons, alcohol, tobacco, medicine, death (but for a friendly Halloween), religion, politics, flags,
 *  gambling, money, romance, gestures, people with skin tones, and artwork that needs gradients. A drawing may be in several themes. */
export const THEMES: readonly EmojiTheme[] = Object.entries(themes).map(([name, emoji]) => ({ name, emoji }))

/** The themes without a season. */
export const EVERYDAY_THEMES: readonly EmojiTheme[] = THEMES.filter(({ name }) => !isSeasonal(name))

/** Every emoji of the allow-list once, in the order of the themes. */
export const ALL_EMOJI: readonly Emoji[] = [...new Set(THEMES.flatMap(({ emoji }) => emoji))]

/** Every emoji that may be shown in any month. */
export const EVERYDAY_EMOJI: readonly Emoji[] = [...new Set(EVERYDAY_THEMES.flatMap(({ emoji }) => emoji))]

const LOVABLE: ReadonlySet<Emoji> = new Set(lovable)
const lovableThemes = new Map(
  THEMES.map((theme): [string, EmojiTheme] => [
    theme.name,
    { name: theme.name, emoji: theme.emoji.filter((one) => LOVABLE.has(one)), isLovable: true },
  ]),
)

/** Every lovable emoji that may be shown in any month. */
export const LOVABLE_EMOJI: readonly Emoji[] = EVERYDAY_EMOJI.filter((one) => LOVABLE.has(one))

/** A theme reduced to the emoji that a small child is glad to meet: no flies, snakes, sad faces or office things. */
export function lovableTheme({ name }: EmojiTheme): EmojiTheme {
  return lovableThemes.get(name) ?? themeNamed(name)
}

/** Halloween and Christmas come in their own month only. */
export function isSeasonal(themeName: string): boolean {
  return themeName === HALLOWEEN || themeName === CHRISTMAS
}

/** The theme of one slot of a day, one of `themesOn`.
 *  @param slot 0 to 39, an index of SLOTS */
export function themeOn(day: Day, slot: number, random: Random): EmojiTheme {
  return random.pick(themesOn(day, slot))
}

/** The possible themes of one slot of a day. The five slots of a section never share a theme, except the season's: in October and December
 *  two or three of a section's five puzzles have it, one or two of Spot the odd emoji. There a level keeps a theme for one day, and repeats
 *  it after five days at the earliest, the season's after four.
 *  @param slot 0 to 39, an index of SLOTS
 *  Source: docs/product.md, The day's forty and the archive */
export function themesOn(day: Day, slot: number): readonly EmojiTheme[] {
  const season = seasonalThemeOn(day)
  return season && (day + slot) % (isLookingAt(slot) ? 4 : 2) === 0 ? [season] : everydayThemesOn(day, slot)
}

/** The one theme of a day's five Word puzzles, which share their emoji. In October and December it is the season's every other day. */
export function themeOfWords(day: Day): EmojiTheme {
  const season = seasonalThemeOn(day)
  return season && day % 2 === 0 ? season : randomFrom('themes', day, 'words').pick(EVERYDAY_THEMES)
}

/** The themes of a slot without seasons.
 *  @param slot 0 to 39, an index of SLOTS */
export function everydayThemesOn(day: Day, slot: number): readonly EmojiTheme[] {
  const section = Math.floor(slot / SECTION_SIZE)
  const isLooking = isLookingAt(slot)
  const dealt = isLooking ? randomFrom('themes', section) : randomFrom('themes', day, section)
  const place = (isLooking ? day + slot : slot) % SECTION_SIZE
  return dealt.shuffle(EVERYDAY_THEMES).filter((_, index) => index % SECTION_SIZE === place)
}

/** @throws RangeError for an unknown name */
export function themeNamed(name: string): EmojiTheme {
  const found = THEMES.find((candidate) => candidate.name === name)
  if (!found) throw new RangeError(`no theme ${name}`)
  return found
}

function isLookingAt(slot: number): boolean {
  return SLOTS[slot]?.typeId === 5
}

function seasonalThemeOn(day: Day): EmojiTheme | undefined {
  switch (monthOf(day)) {
    case 10:
      return themeNamed(HALLOWEEN)
    case 12:
      return themeNamed(CHRISTMAS)
    default:
      return undefined
  }
}
