import type { Translated } from '@emojigma/messages/shape.ts'
import type * as DescriptionWords from '@emojigma/messages/words/descriptions.ts'
import type { Explanation } from './explanation/explanation.ts'
import type { Emoji, Puzzle, Question } from './question.ts'
import type { LevelId } from './levels.ts'
import type { StrandId } from './practice/strands.ts'
import type { ProofResult } from './proof.ts'
import type { Random } from './random.ts'
import type { Rating } from './rating.ts'
import type { Skill } from './skills.ts'
import type { PuzzleTypeId } from './types.ts'

/** The sentences that describe questions in one language. */
export type DescribingWords = Translated<typeof DescriptionWords>

/** A named group of emoji from which one puzzle takes its pictures. */
export interface EmojiTheme {
  readonly name: string
  readonly emoji: readonly Emoji[]
}

export interface GenerateRequest {
  readonly levelId: LevelId
  readonly theme: EmojiTheme
  /** Themes of which one may stand in where the theme has too few; any of them where they are not given. */
  readonly otherThemes?: readonly EmojiTheme[]
  readonly random: Random
  /** The first puzzle of a day: the easiest level has its smallest numbers there. */
  readonly isFirstOfDay?: boolean
}

/** The result of solving a question by steps that never guess. */
export type DeductionResult =
  | { readonly kind: 'unique'; readonly answer: string }
  /** A board has more than one solution; equations and totals have more than one answer, or the steps do not decide. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'impossible' }

export type Solution =
  | DeductionResult
  /** The search of a board was given up. Only boards made to mislead a search are. */
  | { readonly kind: 'not decided' }

/** The one interface that every puzzle type implements. All of it is pure: the same request gives the same puzzle. */
export interface Kind<Q extends Question = Question> {
  readonly typeId: PuzzleTypeId
  /** Makes a puzzle whose single answer was proven by `solve`, and which `rate` puts at this level.
   *  @throws RangeError for a level at which the type does not exist */
  generate(request: GenerateRequest): Puzzle<Q>
  /** Solves what is displayed, and says whether it has exactly one answer. */
  solve(question: Q): Solution
  /** Proves from the displayed question alone that it has one answer, and that finding it needs no guess. */
  prove(question: Q): ProofResult
  /** How hard what is displayed is, and why, whatever level it was made for. */
  rate(question: Q): Rating
  /** The middle scores of sixty days, by level. */
  readonly middleScores: Partial<Readonly<Record<LevelId, number>>>
  /** The skills that its contents and the easiest way to its answer need: one at least, in any order. */
  skills(question: Q): readonly Skill[]
  /** The strand of the hardest thing that it needs: of the last of its type's ideas, in the order of learning.
   *  @returns undefined for a question that the steps do not solve, and for a type that is not practised */
  strand(question: Q): StrandId | undefined
  /** How a person solves what is displayed, in ordered steps. */
  explain(question: Q): Explanation
  /** The question in plain words, for people who hear it instead of seeing it. Never gives the answer away.
   *  @param words of the language in which it is said
   *  @param names of its emoji in that language; absent = the English ones */
  describe(question: Q, words: DescribingWords, names?: readonly string[]): string
  /** Two questions with the same key are the same puzzle in other clothes: values stand instead of symbols, and terms and equations are
   *  sorted. */
  repeatKey(puzzle: Puzzle<Q>): string
  /** Days within which a repeat key may not come back at the same level; undefined = never again in the archive. */
  repeatWindowDays(levelId: LevelId): number | undefined
}
