import type { LevelId } from './levels.ts'
import type { PuzzleTypeId } from './types.ts'

/** An icon name of the emoji artwork, such as `red-apple`. */
export type Emoji = string

export type Operator = '+' | '-' | '*' | '/'

/** An operand. `symbol` is an index into the question's `emoji`; `copies` are drawn side by side and multiply its value; a number may be
 *  drawn as dots to count. */
export type Operand =
  | { readonly kind: 'symbol'; readonly symbol: number; readonly copies: number }
  | { readonly kind: 'number'; readonly value: number; readonly asDots: boolean }

/** Read with × and ÷ before + and −; `operators` is one shorter than `operands`. */
export interface Expression {
  readonly operands: readonly Operand[]
  readonly operators: readonly Operator[]
}

/** One side of an equation: a total, or something to work out. */
export type Side = Expression | number

/** A line of a question: 🍎 + 🍎 = 10, 10 = 🍎 + 🍎, or 🍎 + 3 = 🍌 + 1. */
export interface QuestionLine {
  readonly left: Side
  readonly right: Side
}

/** Operations = total, as people work with a line. */
export interface Equation extends QuestionLine {
  readonly left: Expression
  readonly right: number
}

export interface ClassicQuestion {
  readonly typeId: 1
  readonly emoji: readonly Emoji[]
  readonly equations: readonly QuestionLine[]
  readonly ask: Expression
  /** In a comparison, the expression against `ask`: the answer is the greater value. */
  readonly or?: Expression | undefined
}

/** A row or column of a grid, from 0. */
export interface GridLine {
  readonly line: 'row' | 'column'
  readonly index: number
}

export interface GridQuestion {
  readonly typeId: 2
  /** The last one may be the hidden tile, which is in one cell. */
  readonly emoji: readonly Emoji[]
  /** Row-major rows of indices into `emoji`. */
  readonly cells: readonly (readonly number[])[]
  /** A hidden total is null. */
  readonly rowTotals: readonly (number | null)[]
  readonly columnTotals: readonly (number | null)[]
  /** The line whose total is asked for; its own total is null. */
  readonly ask: GridLine
  /** Two lines with the same total, which is hidden. Neither is asked for. */
  readonly equalLines?: readonly [GridLine, GridLine] | undefined
}

export interface WordQuestion {
  readonly typeId: 3
  readonly emoji: readonly Emoji[]
  readonly equations: readonly QuestionLine[]
  /** For each letter of the word, the index of the emoji whose value spells it (A = 1 … Z = 26). */
  readonly spelling: readonly number[]
  /** The alphabet, upper case, where it is not A to Z: the word is of another language. */
  readonly alphabet?: string | undefined
  /** In the day's other Word puzzles an emoji of this one is the same letter. */
  readonly sharesCode?: boolean | undefined
  /** The letter tray: upper case, in the order of the alphabet, each once; the word's letters among distractors. */
  readonly letters: string
}

/** Neighbouring cells of one row, column or box, so that no emoji is in it twice, and what their emoji come to. */
export interface Cage {
  /** Row-major from 0, ascending. */
  readonly cells: readonly number[]
  readonly total: number
}

/** The second half of an Emojidoku with sums. Each emoji is worth a number of its own from 1 to 9.
 *  Source: docs/engine.md, Emojidoku with sums */
export interface BoardSums {
  /** Every cell is in one of them. */
  readonly cages: readonly Cage[]
  /** By emoji; null has to be found. */
  readonly values: readonly (number | null)[]
}

export interface SudokuQuestion {
  readonly typeId: 4
  /** 4 or 9 emoji; digit n on the board stands for the n-th. */
  readonly emoji: readonly Emoji[]
  /** Row-major, 16 or 81 characters, '.' = empty. */
  readonly board: string
  /** Of a 4×4 board with sums. */
  readonly sums?: BoardSums | undefined
}

export interface OddEmojiQuestion {
  readonly typeId: 5
  /** The crowd and the odd one out. */
  readonly emoji: readonly [crowd: Emoji, odd: Emoji]
  /** Emoji cells a side; the label row and column are extra. */
  readonly side: number
  /** Where the odd one is, from 0. */
  readonly row: number
  readonly column: number
}

/** A question about the values of emoji. */
export type AlgebraQuestion = ClassicQuestion | GridQuestion | WordQuestion
export type Question = AlgebraQuestion | SudokuQuestion | OddEmojiQuestion
export type QuestionOf<T extends PuzzleTypeId> = Extract<Question, { typeId: T }>

/** A question with its proven answer, in the canonical form of a guess. */
export interface Puzzle<Q extends Question = Question> {
  readonly levelId: LevelId
  readonly theme: string
  readonly question: Q
  readonly answer: string
}
