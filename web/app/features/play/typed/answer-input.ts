import { m } from '@emojigma/messages'
import { MAX_DIGITS, MAX_LETTERS, plainSigns, typedNumber, typedWord, type GuessFault, type TypedGuess } from '@emojigma/engine/guess.ts'
import { MASTER_LEVEL_ID, type LevelId } from '@emojigma/engine/levels.ts'
import { answerFormOf, isBoardType, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PlayStatus } from '../play-status.ts'

export interface AnswerRules {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  /** Letters of the word, in a Word puzzle. */
  readonly wordLength?: number | undefined
}

/** Why the answer field does not take a text, or why Check does not judge it. */
export type AnswerFault = GuessFault | 'empty'

/** Normalizes typed or pasted text: plain digits and letters in upper case; a lone minus sign is an unfinished number.
 *  Source: docs/product.md, Guesses and canonical form */
export function acceptedAnswer({ typeId, levelId, wordLength }: AnswerRules, text: string): TypedGuess {
  if (answerFormOf(typeId) === 'number') return typedNumber(text, mayBeNegative(levelId))
  const typed = typedWord(text)
  return wordLength !== undefined && (typed.text ?? '').length > wordLength ? { fault: 'too long' } : typed
}

/** The draft with text added to its end. A minus makes the number negative wherever it is typed. */
export function extendedAnswer(rules: AnswerRules, draft: string, typed: string): TypedGuess {
  const isMinus = answerFormOf(rules.typeId) === 'number' && plainSigns(typed) === '-'
  if (isMinus && draft.startsWith('-')) return { text: draft }
  return acceptedAnswer(rules, isMinus ? `-${draft}` : draft + typed)
}

/** @param wordLength as in `AnswerRules` */
export function faultWords(fault: AnswerFault, { typeId, levelId, wordLength }: AnswerRules): string {
  const isWord = answerFormOf(typeId) === 'word'
  switch (fault) {
    case 'empty':
      return m['answer_message.empty']({ typeId })
    case 'no number':
      return mayBeNegative(levelId) ? m['answer_message.digits_and_minus_only']() : m['ui.digits_only']()
    case 'negative':
      return m['answer_message.no_minus']()
    case 'no word':
      return m['answer_message.letters_only']()
    case 'too long':
      return isWord
        ? m['answer_message.word_length']({ letters: wordLength ?? MAX_LETTERS })
        : m['answer_message.most_digits']({ digits: MAX_DIGITS })
  }
}

export function mayBeNegative(levelId: LevelId): boolean {
  return levelId === MASTER_LEVEL_ID
}

/** Source: docs/product.md, Guesses and canonical form */
export function answerInputType({ typeId, levelId }: AnswerRules, isLocked: boolean): 'text' | 'number' | 'tel' {
  if (isLocked || answerFormOf(typeId) === 'word') return 'text'
  return mayBeNegative(levelId) ? 'number' : 'tel'
}

/** @param hidesPlans for a likely child, or if a plan may not be what is missing
 *  Source: docs/product.md, Play access and the free allowance */
export function answerPlaceholder(typeId: PuzzleTypeId, status: PlayStatus, hidesPlans: boolean): string {
  if (status === 'free-limit-reached') return m['answer_input.free_limit_reached']()
  if (status === 'plan-needed') return hidesPlans ? m['answer_input.closed_for_now']() : m['answer_input.subscribe_to_play']()
  return isBoardType(typeId) ? m['answer_input.click_to_play']() : m['answer_input.answer']()
}
