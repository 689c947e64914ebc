import type { Translated } from '@emojigma/messages/shape.ts'
import type * as DescriptionWords from '@emojigma/messages/words/descriptions.ts'
import type { Explanation } from './explanation/explanation.ts'
import type { Emoji, Puzzle, Question } from './question.ts'
import type { LevelId } from './levels.ts'
import type { StrandId } from './practice/strand-ids.ts'
import type { ProofResult } from './proof.ts'
import type { Random } from './random.ts'
import type { Rating } from './rating.ts'
import type { Skill } from './skills.ts'
import type { PuzzleTypeId } from './types.ts'

/** The sentences that describe questions, in one language. */
export type DescribingWords = Translated<typeof DescriptionWords>

/** A named group of emoji; a puzzle takes its pictures from one. */
export interface EmojiTheme {
  readonly name: string
  readonly emoji: readonly Emoji[]
  /** All its emoji are lovable, and so are those that it borrows. */
  readonly isLovable?: boolean
}

export interface GenerateRequest {
  readonly levelId: LevelId
  readonly theme: EmojiTheme
  /** Themes to fall back on where the theme has too few emoji; absent = any. */
  readonly otherThemes?: readonly EmojiTheme[]
  readonly random: Random
  /** At the easiest level, nothing comes to more than five. */
  readonly fitsOneHand?: boolean
  /** At the two easiest levels, which of the skeletons in turn; absent = any of them. */
  readonly turn?: number
  /** Some grids may hide which emoji one of their cells holds, or say that two lines have the same total. */
  readonly hasIdeas?: boolean
}

/** The result of solving a question by steps that never guess. */
export type DeductionResult =
  | { readonly kind: 'unique'; readonly answer: string }
  /** A board has several solutions; equations and totals have several answers, or the steps do not decide. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'impossible' }

export type Solution =
  | DeductionResult
  /** The search of a board was abandoned. That only happens for boards built to mislead it. */
  | { readonly kind: 'not decided' }

/** The one interface of all puzzle types. All of it is pure: the same request gives the same puzzle. */
export interface Kind<Q extends Question = Question> {
  readonly typeId: PuzzleTypeId
  /** Generates a puzzle with a single answer, proven by `solve`, at a level confirmed by `rate`.
   *  @throws RangeError for a level at which the type does not exist */
  generate(request: GenerateRequest): Puzzle<Q>
  /** Solves the displayed question and tells whether it has exactly one answer. */
  solve(question: Q): Solution
  /** Proves from the displayed question alone that it has one answer, which needs no guessing. */
  prove(question: Q): ProofResult
  /** The difficulty of the displayed question, and why, whatever level it was made for. */
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
  /** The question in plain words for screen readers. Never reveals the answer.
   *  @param words of the language
   *  @param names of its emoji in that language; absent = English */
  describe(question: Q, words: DescribingWords, names?: readonly string[]): string
  /** Equal keys mean the same puzzle with other pictures: values replace symbols, and terms and equations are sorted. */
  repeatKey(puzzle: Puzzle<Q>): string
  /** Days in which a repeat key may not recur at the same level; undefined = never in the archive. */
  repeatWindowDays(levelId: LevelId): number | undefined
}
