import { SLOTS, type Day } from './day.ts'
import { everydayThemesOn, lovableTheme, themeOfWords, themesOn } from './emoji/themes.ts'
import type { EmojiTheme } from './kind.ts'
import { kindOf } from './kinds.ts'
import type { LevelId } from './levels.ts'
import type { Puzzle } from './question.ts'
import { randomFrom } from './random.ts'
import type { PuzzleTypeId } from './types.ts'
import { codeFrom, type WordCode } from './word/code.ts'
import { generateWord } from './word/generate.ts'
import { ENGLISH, type Vocabulary } from './word/vocabulary.ts'

/** Raised whenever any generator's output changes for some seed; stored with every puzzle. */
export const GENERATOR_VERSION = 6

/** The version in which a type's generator changed last. Its seeds have this number, so the other types' puzzles of a day stay. */
const SEED_VERSIONS: Readonly<Record<PuzzleTypeId, number>> = { 1: 6, 2: 6, 3: 6, 4: 4, 5: 5 }

/** @returns the number to seed the puzzles of a type with */
export function seedVersionOf(typeId: PuzzleTypeId): number {
  return SEED_VERSIONS[typeId]
}

/** A season has few pairs of emoji that look alike. After this many repeats they are exhausted, and the slot leaves the season. */
export const ATTEMPTS_OF_SEASON = 50

/** The youngest levels, and the first puzzle of each section for older ones. */
const LOVABLE_LEVELS: ReadonlySet<LevelId> = new Set([6, 7, 8, 1])

/** The puzzle of one slot of a day. A later attempt gives another puzzle: the archive requests one when the first would repeat an older
 *  puzzle.
 *  @param slot 0 to 39, an index of SLOTS */
export function generateDaily(day: Day, slot: number, attempt: number): Puzzle {
  const pair = SLOTS[slot]
  if (!pair) throw new RangeError(`no slot ${slot}`)
  const random = randomFrom(seedVersionOf(pair.typeId), pair.typeId, pair.levelId, day, attempt)
  if (pair.typeId === 3) {
    const theme = lovableTheme(themeOfWords(day))
    return generateWord({ levelId: pair.levelId, theme, random }, ENGLISH, wordCodeOf(day, theme, ENGLISH))
  }
  const themes = attempt > ATTEMPTS_OF_SEASON ? everydayThemesOn(day, slot) : themesOn(day, slot)
  const otherThemes = LOVABLE_LEVELS.has(pair.levelId) ? themes.map(lovableTheme) : themes
  const theme = random.pick(otherThemes)
  // A later attempt takes any skeleton: the day's own may have been used up.
  const turn = attempt === 0 ? { turn: day } : {}
  return kindOf(pair.typeId).generate({
    levelId: pair.levelId,
    theme,
    otherThemes,
    random,
    fitsOneHand: slot === 0 && day % 2 === 0,
    ...turn,
    hasIdeas: true,
  })
}

/** The code of a day's five Word puzzles of a language. */
export function wordCodeOf(day: Day, theme: EmojiTheme, vocabulary: Vocabulary): WordCode {
  return codeFrom(randomFrom(seedVersionOf(3), 3, day, vocabulary.alphabet), theme, vocabulary)
}
