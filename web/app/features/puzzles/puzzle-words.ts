import * as puzzleIntroductionsWords from '@emojigma/messages/words/puzzle-introductions.ts'
import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PageQuestion, PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { sumsIn } from '@emojigma/engine/algebra/sides.ts'
import { isJunior, MASTER_LEVEL_ID, type LevelId } from '@emojigma/engine/levels.ts'
import type { Expression, QuestionOf } from '@emojigma/engine/question.ts'
import { numbersOffered, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** All that pages say of one type of puzzles. */
export interface TypeWords {
  readonly description: string
  /** Where up to six are in a row; absent = as the long one. */
  readonly shortDescription?: string
  readonly shortName?: string
  /** It cannot be solved without seeing it. */
  readonly isVisual?: boolean
  /** How it is answered on paper. */
  readonly task: string
  /** How it is played, step by step. */
  readonly steps: (levelId: LevelId) => readonly string[]
  /** The particulars of one puzzle. */
  readonly introduction: (puzzle: PuzzleView, level: string) => readonly string[]
}

const WHOLE_NUMBER = m['how_to_play.classic_rule']()
const TIMES_FIRST = m['how_to_play.products_first']()
const FIRST_WORD_THAT_DIVIDES: LevelId = 3
/** Only Level 1 has which-is-more questions. */
const FIRST_LEVEL: LevelId = 6

export const TYPE_WORDS: Readonly<Record<PuzzleTypeId, TypeWords>> = {
  1: {
    description: m['type_chooser.emoji_algebra'](),
    task: m['puzzles.answer'](),
    steps: (levelId) => [
      WHOLE_NUMBER,
      ...(numbersOffered(1, levelId) === undefined
        ? [m['how_to_play.classic_work_out'](), m['how_to_play.classic_last_line']()]
        : [m['how_to_play.classic_first_line'](), m['how_to_play.tap_number']()]),
      ...(levelId === FIRST_LEVEL ? [m['how_to_play.which_is_more']()] : []),
      ...(hasPlates(levelId) ? [m['how_to_play.plates']()] : []),
      ...(isJunior(levelId) ? [] : [TIMES_FIRST]),
    ],
    introduction: ofQuestion(1, (question, { emoji, levelId }, level) => [
      puzzleIntroductionsWords.thisIsPuzzleWithEmoji(level, emoji.length),
      ...orderWords([...sumsIn(question.equations), question.ask]),
      ...signWords(levelId),
    ]),
  },
  2: {
    description: m['type_chooser.algebra_in_a_grid'](),
    shortDescription: m['type_chooser.in_a_grid'](),
    task: m['puzzles.answer'](),
    steps: () => [WHOLE_NUMBER, m['how_to_play.grid_totals'](), m['how_to_play.grid_question']()],
    introduction: ofQuestion(2, ({ rowTotals, columnTotals }, { levelId }, level) => [
      puzzleIntroductionsWords.thisIsPuzzleWith(level, rowTotals.length, columnTotals.length),
      m['puzzle_words.classic_advice'](),
      ...signWords(levelId),
    ]),
  },
  3: {
    description: m['type_chooser.word_hint'](),
    shortDescription: m['type_chooser.makes_a_word'](),
    task: m['print.the_word_a1'](),
    steps: (levelId) => [
      m['how_to_play.word_numbers'](),
      m['how_to_play.a_is1_b'](),
      m['how_to_play.word_letters'](),
      ...(levelId >= FIRST_WORD_THAT_DIVIDES ? [TIMES_FIRST] : []),
    ],
    introduction: ofQuestion(3, (question, _, level) => [
      puzzleIntroductionsWords.thisIsPuzzleA(level, question.spelling.length),
      ...orderWords(sumsIn(question.equations)),
      m['puzzle_words.word_letters'](),
    ]),
  },
  4: {
    description: m['type_chooser.both_sizes'](),
    shortDescription: m['type_chooser.sudoku'](),
    task: m['print.board_task'](),
    steps: () => [
      m['how_to_play.emojidoku_fill'](),
      m['how_to_play.emojidoku_rule'](),
      m['ui.choose_cell'](),
      m['how_to_play.emojidoku_clear'](),
    ],
    introduction: ({ sudokuQuestion = '' }, level) => {
      const givens = [...sudokuQuestion].filter((cell) => cell !== '.').length
      return [puzzleIntroductionsWords.thisIsBoardWith(level, givens)]
    },
  },
  5: {
    description: m['type_chooser.find_the_different_one'](),
    isVisual: true,
    shortDescription: m['type_chooser.find_one'](),
    shortName: m['type_chooser.spot_the_odd'](),
    task: m['print.odd_emoji_task'](),
    steps: () => [m['how_to_play.odd_emoji_rule'](), m['how_to_play.odd_emoji_find'](), m['how_to_play.odd_emoji_name']()],
    introduction: (_, level) => [puzzleIntroductionsWords.thisIsBoardOnly(level)],
  },
}

/** How a kind of puzzle is played, step by step. */
export function howToPlay(typeId: PuzzleTypeId, levelId: LevelId): readonly string[] {
  return TYPE_WORDS[typeId].steps(levelId)
}

/** The particulars of a puzzle, without giving much away: "This is a Medium puzzle with three emoji. One line uses
 *  multiplication, so the order matters." */
export function puzzleWords(puzzle: PuzzleView): string {
  return TYPE_WORDS[puzzle.typeId].introduction(puzzle, nameWords.levels[puzzle.levelId]).join(' ')
}

function ofQuestion<T extends PageQuestion['typeId']>(
  typeId: T,
  words: (question: QuestionOf<T>, puzzle: PuzzleView, level: string) => readonly string[],
): TypeWords['introduction'] {
  return (puzzle, level) => (puzzle.question?.typeId === typeId ? words(puzzle.question as QuestionOf<T>, puzzle, level) : [])
}

/** Level 5 and Expert draw several of one emoji side by side. */
function hasPlates(levelId: LevelId): boolean {
  return levelId === 10 || levelId === 4
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

function signWords(levelId: LevelId): readonly string[] {
  return levelId === MASTER_LEVEL_ID ? [m['puzzle_words.negative_numbers']()] : []
}
