import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { isAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import { slipInCrowd, slipOnBoard } from '@emojigma/engine/understanding/board-slips.ts'
import type { Slip, SlipRule } from '@emojigma/engine/understanding/slip.ts'
import { slipBehind } from '@emojigma/engine/understanding/understand.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import { spokenSource } from '@emojigma/messages/words/hints.ts'
import { cellOf, numberText, SIGNS } from '../frame/answer-text.ts'
import { oddCellOf } from '../odd-emoji/odd-cell.ts'

/** The slip behind a wrong answer, and where to look next.
 *  @returns undefined where it is not known for sure */
export async function slipWords(puzzle: PuzzleView, guess: string): Promise<string | undefined> {
  const slip = await SLIPS[answerFormOf(puzzle.typeId)](puzzle, guess)
  return slip && wordsOf(slip)
}

const SLIPS: Readonly<Record<AnswerForm, (puzzle: PuzzleView, guess: string) => Slip | undefined | Promise<Slip | undefined>>> = {
  number: typedSlip,
  word: typedSlip,
  board: ({ sudokuQuestion = '' }, guess) => slipOnBoard(sudokuQuestion, guess),
  cell: async (puzzle, guess) => {
    const [right, wrong] = [await oddCellOf(puzzle), cellOf(guess)]
    return right && wrong && slipInCrowd(right, wrong)
  },
}

function typedSlip({ question, levelId }: PuzzleView, guess: string): Slip | undefined {
  return question && isAlgebra(question) ? slipBehind(question, levelId, guess) : undefined
}

function wordsOf({ rule, place, first }: Slip): string {
  const next = first
    ? m['slip.try_first']({ left: numberText(first.left), sign: SIGNS[first.operator], right: numberText(first.right) })
    : place && place.kind !== 'question'
      ? m['slip.look_again']({ place: spokenSource(place) })
      : ''
  return [WORDS[rule](), next].join(' ').trim()
}

const WORDS: Readonly<Record<SlipRule, () => string>> = {
  order: () => m['slip.order'](),
  'minus-as-plus': () => m['slip.minus_as_plus'](),
  'plus-as-minus': () => m['slip.plus_as_minus'](),
  'times-as-plus': () => m['slip.times_as_plus'](),
  'plus-as-times': () => m['slip.plus_as_times'](),
  'divide-as-times': () => m['slip.divide_as_times'](),
  'divide-as-minus': () => m['slip.divide_as_minus'](),
  copies: () => m['slip.copies'](),
  'number-left-out': () => m['slip.number_left_out'](),
  'emoji-left-out': () => m['slip.emoji_left_out'](),
  miscounted: () => m['slip.miscounted'](),
  'not-shared': () => m['slip.not_shared'](),
  'shared-by-two': () => m['slip.shared_by_two'](),
  'count-subtracted': () => m['slip.count_subtracted'](),
  'moved-wrongly': () => m['slip.moved_wrongly'](),
  'one-line-only': () => m['slip.one_line_only'](),
  'asked-one': () => m['slip.asked_one'](),
  'mixed-up': () => m['slip.mixed_up'](),
  'minus-turned': () => m['slip.minus_turned'](),
  'side-by-side': () => m['slip.side_by_side'](),
  'less-not-more': () => m['slip.less_not_more'](),
  'minus-lost': () => m['slip.minus_lost'](),
  'minus-added': () => m['slip.minus_added'](),
  'off-by-one': () => m['slip.off_by_one'](),
  'off-by-ten': () => m['slip.off_by_ten'](),
  'digits-swapped': () => m['slip.digits_swapped'](),
  'row-for-column': () => m['slip.row_for_column'](),
  'next-line': () => m['slip.next_line'](),
  'cell-left-out': () => m['slip.cell_left_out'](),
  'counted-from-zero': () => m['slip.counted_from_zero'](),
  'one-letter-back': () => m['slip.one_letter_back'](),
  'one-letter-off': () => m['slip.one_letter_off'](),
  'letters-reordered': () => m['slip.letters_reordered'](),
  'alphabet-backwards': () => m['slip.alphabet_backwards'](),
  'rows-forgotten': () => m['slip.rows_forgotten'](),
  'columns-forgotten': () => m['slip.columns_forgotten'](),
  'boxes-forgotten': () => m['slip.boxes_forgotten'](),
  'two-cells-swapped': () => m['slip.two_cells_swapped'](),
  'one-cell-wrong': () => m['slip.one_cell_wrong'](),
  'row-and-column': () => m['slip.row_and_column'](),
  'next-row': () => m['slip.next_row'](),
  'next-column': () => m['slip.next_column'](),
}
