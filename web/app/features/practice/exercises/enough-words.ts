import { m } from '@emojigma/messages'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import type { EnoughAnswer, EnoughQuestion, NumberRange } from '@emojigma/engine/enough/question.ts'
import { spokenCell } from '@emojigma/messages/words/places.ts'

/** Labels of the answer buttons. */
export const ANSWER_NAMES: Readonly<Record<EnoughAnswer, string>> = {
  one: m['enough_words.exactly_one'](),
  many: m['enough_words.more_than_one'](),
  none: m['enough_words.none_at_all'](),
}

/** The question, with its rules. */
export function questionWords(question: EnoughQuestion): string {
  if (question.kind === 'board') return m['enough_words.board_rule']()
  const lines = question.kind === 'grid' ? m['enough_words.grid_rule']() : ''
  return `${rangeWords(question.range)} ${lines} ${m['enough_words.how_many']()}`.replaceAll(/\s+/g, ' ')
}

/** The puzzle and its question, for reading aloud. */
export function spokenWords(question: EnoughQuestion, names: readonly string[]): string {
  switch (question.kind) {
    case 'lines':
      return `${question.equations.map((equation) => `${spokenEquation(equation, names)}.`).join(' ')} ${questionWords(question)}`
    case 'grid': {
      const { cells, rowTotals, columnTotals } = question.grid
      const rows = cells.map((row, index) =>
        m['enough_words.row']({
          index: index + 1,
          row: row.map((symbol) => names[symbol]).join(', '),
          total: totalWords(rowTotals[index]),
        }),
      )
      const columns = columnTotals.map((total, index) => m['enough_words.column']({ index: index + 1, total: totalWords(total) }))
      return `${[...rows, ...columns].join(' ')} ${questionWords(question)}`
    }
    case 'board': {
      const { board } = question.board
      const givens = [...board].flatMap((symbol, cell) =>
        symbol === '.' ? [] : [m['enough_words.in_it']({ names: names[Number(symbol) - 1] ?? '', spokenCell: spokenCell(cell, 4) })],
      )
      return m['enough_words.a4_by4']({ givens: givens.join('; '), asked: questionWords(question) })
    }
  }
}

/** A nudge after a wrong answer, without giving the right one away. */
export function nudgeWords(wrong: EnoughAnswer, { kind }: EnoughQuestion): string {
  const what = kind === 'board' ? m['enough_words.way_to_fill_it']() : m['enough_words.way']()
  switch (wrong) {
    case 'one':
      return m['enough_words.try_to_find']({ what })
    case 'many':
      return m['enough_words.try_to_change']({ what })
    case 'none':
      return m['enough_words.there_is_one']({ what })
  }
}

export function rangeWords({ low, high }: NumberRange): string {
  return m['enough_words.number_range']({ low, high })
}

function totalWords(total: number | null | undefined): string {
  return typeof total === 'number' ? m['enough_words.total']({ total }) : m['enough_words.total_not_shown']()
}
