import * as puzzleIntroductionsWords from '@emojigma/messages/words/puzzle-introductions.ts'
import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { MASTER_LEVEL_ID } from '@emojigma/engine/levels.ts'
import type { Expression } from '@emojigma/engine/question.ts'

/** What is particular about a puzzle, without giving much away: "This is a Medium puzzle with three emoji. One line uses
 *  multiplication, so the order matters." */
export function puzzleWords(puzzle: PuzzleView): string {
  const { typeId, levelId, question, sudokuQuestion = '', emoji } = puzzle
  const level = nameWords.levels[levelId]
  switch (question?.typeId) {
    case 1:
      return [
        puzzleIntroductionsWords.thisIsPuzzleWithEmoji(level, emoji.length),
        ...orderWords([...lefts(question), question.ask]),
        ...signWords(puzzle),
      ].join(' ')
    case 2:
      return [
        puzzleIntroductionsWords.thisIsPuzzleWith(level, question.rowTotals.length, question.columnTotals.length),
        m['puzzle_words.classic_advice'](),
        ...signWords(puzzle),
      ].join(' ')
    case 3:
      return [
        puzzleIntroductionsWords.thisIsPuzzleA(level, question.spelling.length),
        ...orderWords(lefts(question)),
        m['puzzle_words.word_letters'](),
      ].join(' ')
    default:
      if (typeId === 4) {
        const givens = [...sudokuQuestion].filter((cell) => cell !== '.').length
        return puzzleIntroductionsWords.thisIsBoardWith(level, givens)
      }
      return puzzleIntroductionsWords.thisIsBoardOnly(level)
  }
}

function lefts({ equations }: { readonly equations: readonly { readonly left: Expression }[] }): readonly Expression[] {
  return equations.map(({ left }) => left)
}

function orderWords(expressions: readonly Expression[]): readonly string[] {
  const lines = expressions.filter(
    ({ operators }) => operators.length > 1 && operators.some((operator) => operator === '*' || operator === '/'),
  )
  if (lines.length === 0) return []
  const uses = lines.some(({ operators }) => operators.includes('/'))
    ? m['puzzle_words.multiplication_or_division']()
    : m['puzzle_words.multiplication']()
  return [lines.length === 1 ? m['puzzle_words.order_in_one_line']({ uses }) : m['puzzle_words.order_in_some_lines']({ uses })]
}

function signWords({ levelId }: PuzzleView): readonly string[] {
  return levelId === MASTER_LEVEL_ID ? [m['puzzle_words.negative_numbers']()] : []
}
