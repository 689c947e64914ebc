import { spokenEquation } from '@emojigma/engine/algebra/spoken.ts'
import type { EnoughAnswer, EnoughQuestion, NumberRange } from '@emojigma/engine/enough/question.ts'
import { spokenCell } from '@emojigma/engine/wording/cells.ts'

/** The three answers, as the buttons have them. */
export const ANSWER_NAMES: Readonly<Record<EnoughAnswer, string>> = { one: 'Exactly one', many: 'More than one', none: 'None at all' }

/** What is asked, and what counts. */
export function askedWords(question: EnoughQuestion): string {
  if (question.kind === 'board') return 'Each row, column and box has each emoji once. How many ways are there to fill the board?'
  const lines =
    question.kind === 'grid'
      ? 'Each row and column adds up to its number; those without one, or with a question mark, may be anything.'
      : ''
  return `${rangeWords(question.range)} ${lines} How many ways are there to make everything true?`.replaceAll(/\s+/g, ' ')
}

/** The question to be heard. */
export function heardWords(question: EnoughQuestion, names: readonly string[]): string {
  switch (question.kind) {
    case 'lines':
      return `${question.equations.map((equation) => `${spokenEquation(equation, names)}.`).join(' ')} ${askedWords(question)}`
    case 'grid': {
      const { cells, rowTotals, columnTotals } = question.grid
      const rows = cells.map(
        (row, index) => `Row ${index + 1}: ${row.map((symbol) => names[symbol]).join(', ')}, ${totalWords(rowTotals[index])}.`,
      )
      const columns = columnTotals.map((total, index) => `Column ${index + 1}: ${totalWords(total)}.`)
      return `${[...rows, ...columns].join(' ')} ${askedWords(question)}`
    }
    case 'board': {
      const { board } = question.board
      const givens = [...board].flatMap((symbol, cell) =>
        symbol === '.' ? [] : [`${names[Number(symbol) - 1]} in ${spokenCell(cell, 4)}`],
      )
      return `A 4 by 4 board with ${givens.join('; ')}. ${askedWords(question)}`
    }
  }
}

/** A nudge after a wrong answer, which is not the answer. */
export function nudgeWords(said: EnoughAnswer, { kind }: EnoughQuestion): string {
  const what = kind === 'board' ? 'way to fill it' : 'way'
  switch (said) {
    case 'one':
      return `Not so. Try to find one ${what}. Is there another? Or does something stand against it?`
    case 'many':
      return `Not so. Try to find a ${what}: could anything in it be different?`
    case 'none':
      return `Not so, there is a ${what}. Could there be another one, too?`
  }
}

function rangeWords({ low, high }: NumberRange): string {
  return `Each emoji is a whole number from ${low} to ${high}. Two emoji may have the same number.`
}

function totalWords(total: number | null | undefined): string {
  return typeof total === 'number' ? `total ${total}` : 'total not shown'
}
