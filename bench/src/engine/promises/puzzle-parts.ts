import * as hintWords from '@emojigma/messages/words/hints.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import type { AlgebraQuestion, Expression, GridQuestion, Puzzle, Question, WordQuestion } from '@emojigma/engine/question.ts'
import { ENGLISH } from '@emojigma/engine/word/vocabulary.ts'

/** The sums of a Classic or Word puzzle. */
export function expressionsOf(question: AlgebraQuestion): Expression[] {
  if (question.typeId === 2) return []
  const lines = question.equations.map(({ left }) => left)
  return question.typeId === 1 ? [...lines, question.ask, ...(question.or ? [question.or] : [])] : lines
}

/** The puzzle without its numbers: what stands where, and for a Grid which totals are hidden and which is asked for. */
export function shapeOf(question: AlgebraQuestion): string {
  if (question.typeId === 2) {
    const hidden = [...question.rowTotals, ...question.columnTotals].map((total) => total === null)
    return JSON.stringify([question.rowTotals.length, hidden, question.ask])
  }
  return JSON.stringify(expressionsOf(question), (key, value: unknown) => (key === 'value' ? 0 : value))
}

/** Which cells hold the same emoji. */
export function patternOf({ cells }: GridQuestion): string {
  const order = [...new Set(cells.flat())]
  return JSON.stringify(cells.map((row) => row.map((symbol) => order.indexOf(symbol))))
}

/** Whether a line of a grid is three times the same emoji. */
export function hasThreeEqual({ cells, columnTotals }: GridQuestion): boolean {
  const columns = columnTotals.map((_, column) => cells.map((row) => row[column]))
  return [...cells, ...columns].some((line) => line.length === 3 && new Set(line).size === 1)
}

const spellingOf = (word: string): string => [...word].map((letter) => word.indexOf(letter)).join()
const alike = Map.groupBy(
  ENGLISH.words.map((word) => word.toUpperCase()),
  spellingOf,
)

/** How many words of the list fit the tray and the pattern of equal letters: where there is one alone, nobody needs the sums. */
export function wordsThatFit({ letters }: WordQuestion, answer: string): number {
  return alike.get(spellingOf(answer))?.filter((word) => [...word].every((letter) => letters.includes(letter))).length ?? 0
}

/** Every sentence of the worked solution. */
export function spokenBy(question: Question): readonly string[] {
  const explanation = explain(question)
  const steps = explanation.kind === 'explained' ? explanation.steps : []
  return steps.flatMap((step) => Object.values(wordsOf(step, question.emoji.map(emojiName), hintWords)))
}

/** How many words the longest sentence of all worked solutions has. */
export function longestOf(puzzles: readonly Puzzle[]): number {
  return puzzles.reduce((most, { question }) => Math.max(most, ...spokenBy(question).map((text) => text.split(' ').length)), 0)
}
