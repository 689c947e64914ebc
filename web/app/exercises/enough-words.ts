import * as messages from '@emojigma/messages/page/exercises/enough-words.ts'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import type { EnoughAnswer, EnoughQuestion, NumberRange } from '@emojigma/engine/enough/question.ts'
import { spokenCell } from '@emojigma/messages/words/places.ts'

/** The three answers, as the buttons have them. */
export const ANSWER_NAMES: Readonly<Record<EnoughAnswer, string>> = {
  one: messages.exactlyOne,
  many: messages.moreThanOne,
  none: messages.noneAtAll,
}

/** What is asked, and what counts. */
export function askedWords(question: EnoughQuestion): string {
  if (question.kind === 'board') return messages.eachRowColumnAnd
  const lines = question.kind === 'grid' ? messages.eachRowAndColumn : ''
  return `${rangeWords(question.range)} ${lines} ${messages.howManyWaysAre}`.replaceAll(/\s+/g, ' ')
}

/** The question to be heard. */
export function heardWords(question: EnoughQuestion, names: readonly string[]): string {
  switch (question.kind) {
    case 'lines':
      return `${question.equations.map((equation) => `${spokenEquation(equation, names)}.`).join(' ')} ${askedWords(question)}`
    case 'grid': {
      const { cells, rowTotals, columnTotals } = question.grid
      const rows = cells.map((row, index) =>
        messages.row(index + 1, row.map((symbol) => names[symbol]).join(', '), totalWords(rowTotals[index])),
      )
      const columns = columnTotals.map((total, index) => messages.column(index + 1, totalWords(total)))
      return `${[...rows, ...columns].join(' ')} ${askedWords(question)}`
    }
    case 'board': {
      const { board } = question.board
      const givens = [...board].flatMap((symbol, cell) =>
        symbol === '.' ? [] : [messages.inIt(names[Number(symbol) - 1], spokenCell(cell, 4))],
      )
      return messages.a4By4(givens.join('; '), askedWords(question))
    }
  }
}

/** A nudge after a wrong answer, which is not the answer. */
export function nudgeWords(said: EnoughAnswer, { kind }: EnoughQuestion): string {
  const what = kind === 'board' ? messages.wayToFillIt : messages.way
  switch (said) {
    case 'one':
      return messages.notSoTryTo(what)
    case 'many':
      return messages.notSoTryToChange(what)
    case 'none':
      return messages.notSoThereIs(what)
  }
}

function rangeWords({ low, high }: NumberRange): string {
  return messages.eachEmojiIsA(low, high)
}

function totalWords(total: number | null | undefined): string {
  return typeof total === 'number' ? messages.total(total) : messages.totalNotShown
}
