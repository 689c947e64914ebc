import { pickNearby } from '../emoji/distinct.ts'
import type { EmojiTheme } from '../kind.ts'
import { NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Emoji } from '../question.ts'
import type { Random } from '../random.ts'
import { choicesAt, type Choice } from './choices.ts'
import { lettersOf } from './letters.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words that a level has to choose from on a day, at least. */
const FEWEST_WORDS = 5
/** Far more than the vocabulary of any language needs. */
const MOST_DRAWS = 10_000

/** The five Word puzzles of a day are written in one code. */
export interface WordCode {
  /** The emoji of each letter, in the order of the alphabet; pairwise distinct. */
  readonly emoji: readonly Emoji[]
  /** The words of the levels: any two of them share a letter, and levels next to each other have none in common. */
  readonly choices: ReadonlyMap<LevelId, readonly Choice[]>
}

/** The letters that words use most get emoji of the theme, the others those that it borrows.
 *  @throws RangeError for a vocabulary in which too few words of some level share letters */
export function codeFrom(random: Random, theme: EmojiTheme, vocabulary: Vocabulary): WordCode {
  const { alphabet, words } = vocabulary
  const text = words.join('').toUpperCase()
  const uses = new Map([...alphabet].map((letter) => [letter, text.split(letter).length]))
  const mostUsed = [...alphabet].toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
  const emoji = pickNearby(random, theme, alphabet.length)
  return {
    emoji: [...alphabet].map((letter) => emoji[mostUsed.indexOf(letter)] as Emoji),
    choices: choicesWithCommonLetters(random, vocabulary),
  }
}

/** Each word has at least two of three common letters. */
function choicesWithCommonLetters(random: Random, vocabulary: Vocabulary): ReadonlyMap<LevelId, readonly Choice[]> {
  const { words } = vocabulary
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const common = random.shuffle(lettersOf(random.pick(words).toUpperCase())).slice(0, 3)
    const half = new Set(random.shuffle(words).slice(0, words.length / 2))
    const choices = new Map(
      NEXT_LEVEL_IDS.map((levelId) => [
        levelId,
        choicesAt(levelId, vocabulary).filter(
          ({ listed: { word } }) =>
            half.has(word.toLowerCase()) === (levelId % 2 === 0) && common.filter((letter) => word.includes(letter)).length >= 2,
        ),
      ]),
    )
    if ([...choices.values()].every(({ length }) => length >= FEWEST_WORDS)) return choices
  }
  throw new RangeError(`too few of ${words.length} words share letters`)
}
