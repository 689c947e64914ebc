import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'
import type { Expression } from '@emojigma/engine/question.ts'

/** Without a puzzle. */
const FIRST_EVER = m['ui.emoji_values']()

/** "What is fox plus frog?": what a Classic puzzle asks for, in words. */
export function heroQuestion(puzzle: PuzzleView | undefined): string {
  const asked = askedOf(puzzle)
  return asked && puzzle ? m['hero_question.what_is']({ spokenExpression: spokenExpression(asked, puzzle.emojiNames) }) : FIRST_EVER
}

/** The sum that a Classic puzzle asks for; undefined for other kinds, and where it asks which of two is more. */
export function askedOf(puzzle: PuzzleView | undefined): Expression | undefined {
  const question = puzzle?.question
  return question?.typeId === 1 && !question.or ? question.ask : undefined
}
