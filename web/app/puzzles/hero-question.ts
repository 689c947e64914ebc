import * as messages from '@emojigma/messages/page/puzzles/hero-question.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'
import type { Expression } from '@emojigma/engine/question.ts'

/** Without a puzzle. */
const FIRST_EVER = messages.whatIsEachEmojiWorth

/** "What is fox plus frog?": what a Classic puzzle asks for, in words. */
export function heroQuestion(puzzle: PuzzleView | undefined): string {
  const asked = askedOf(puzzle)
  return asked && puzzle ? messages.whatIs(spokenExpression(asked, puzzle.emojiNames)) : FIRST_EVER
}

/** The sum that a Classic puzzle asks for; undefined for other kinds, and where it asks which of two is more. */
export function askedOf(puzzle: PuzzleView | undefined): Expression | undefined {
  const question = puzzle?.question
  return question?.typeId === 1 && !question.or ? question.ask : undefined
}
