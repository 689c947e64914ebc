import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { levelOf, MASTER_LEVEL_ID } from '@emojigma/engine/levels.ts'
import type { Expression } from '@emojigma/engine/question.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** What is particular about one puzzle, without helping too much: "This is a Medium puzzle with three emoji. One line uses
 *  multiplication, so the order matters." */
export function puzzleWords(puzzle: PuzzleView): string {
  const { typeId, levelId, question, sudokuQuestion = '', emoji } = puzzle
  const level = levelOf(levelId).name
  const article = /^[EAIO]/.test(level) ? 'an' : 'a'
  switch (question?.typeId) {
    case 1:
      return [
        `This is ${article} ${level} puzzle with ${spelledOut(emoji.length)} emoji.`,
        ...orderWords([...lefts(question), question.ask]),
        ...signWords(puzzle),
      ].join(' ')
    case 2:
      return [
        `This is ${article} ${level} puzzle with ${spelledOut(question.rowTotals.length)} rows and ${spelledOut(question.columnTotals.length)} columns.`,
        'Start with the line that has the fewest different emoji.',
        ...signWords(puzzle),
      ].join(' ')
    case 3:
      return [
        `This is ${article} ${level} puzzle: a word of ${spelledOut(question.spelling.length)} letters.`,
        ...orderWords(lefts(question)),
        'Capital or small letters both count.',
      ].join(' ')
    default:
      if (typeId === 4) {
        const givens = [...sudokuQuestion].filter((cell) => cell !== '.').length
        return `This is ${article} ${level} board with ${spelledOut(givens)} emoji given. It has one solution and never needs a guess.`
      }
      return `This is ${article} ${level} board. Only one emoji is different, and it can be in any square.`
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
  const uses = lines.some(({ operators }) => operators.includes('/')) ? 'multiplication or division' : 'multiplication'
  return [lines.length === 1 ? `One line uses ${uses}, so the order matters.` : `Some lines use ${uses}, so the order matters.`]
}

function signWords({ levelId }: PuzzleView): readonly string[] {
  return levelId === MASTER_LEVEL_ID ? ['Numbers can be below zero.'] : []
}

function spelledOut(count: number): string {
  return NUMBERS[count] ?? String(count)
}
