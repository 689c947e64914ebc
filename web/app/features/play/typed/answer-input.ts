import { m } from '@emojigma/messages'
import { MAX_DIGITS } from '@emojigma/engine/guess.ts'
import { MASTER_LEVEL_ID, type LevelId } from '@emojigma/engine/levels.ts'
import { answerFormOf, isBoardType, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PlayStatus } from '../play-status.ts'

export interface AnswerRules {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  /** Letters of the word, in a Word puzzle. */
  readonly wordLength?: number | undefined
}

/** Normalizes typed or pasted text: words in upper case; a lone minus sign is an unfinished number.
 *  @returns undefined to reject the text, so that the field stays the same
 *  Source: docs/product.md, Guesses and canonical form */
export function acceptedAnswer({ typeId, levelId, wordLength = 20 }: AnswerRules, text: string): string | undefined {
  const trimmed = text.trim()
  if (answerFormOf(typeId) === 'word') {
    const word = trimmed.normalize('NFC')
    return /^[A-Za-zÑñ]*$/.test(word) && word.length <= wordLength ? word.toUpperCase() : undefined
  }
  const number = mayBeNegative(levelId) ? /^-?\d*$/ : /^\d*$/
  return number.test(trimmed) && trimmed.length <= MAX_DIGITS ? trimmed : undefined
}

export function mayBeNegative(levelId: LevelId): boolean {
  return levelId === MASTER_LEVEL_ID
}

/** Source: docs/product.md, Guesses and canonical form */
export function answerInputType({ typeId, levelId }: AnswerRules, isLocked: boolean): 'text' | 'number' | 'tel' {
  if (isLocked || answerFormOf(typeId) === 'word') return 'text'
  return mayBeNegative(levelId) ? 'number' : 'tel'
}

/** @param mayBeChild then plans are not mentioned
 *  Source: docs/product.md, Play access and the free allowance */
export function answerPlaceholder(typeId: PuzzleTypeId, status: PlayStatus, mayBeChild: boolean): string {
  if (status === 'free-limit-reached') return m['answer_input.free_limit_reached']()
  if (status === 'plan-needed') return mayBeChild ? m['answer_input.closed_for_now']() : m['answer_input.subscribe_to_play']()
  return isBoardType(typeId) ? m['answer_input.click_to_play']() : m['answer_input.answer']()
}
