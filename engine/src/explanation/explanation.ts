import type { Equation, Expression, Operator, QuestionLine, Side } from '../question.ts'
import type { Candidate, GroupGround, Technique } from '../sudoku/techniques/step.ts'

/** The value of a symbol, which is an index into the question's `emoji`. */
export interface SymbolValue {
  readonly symbol: number
  readonly value: number
}

/** Several equal symbols side by side, as one number. */
export interface KnownGroup extends SymbolValue {
  readonly count: number
}

/** A displayed line, from 0: an equation, or a row or column of a grid with its total. */
export interface DisplayedLine {
  readonly kind: 'equation' | 'row' | 'column'
  readonly index: number
}

/** Two lines of a grid with the same total. */
export interface EqualLines {
  readonly kind: 'equal lines'
  readonly lines: readonly [DisplayedLine, DisplayedLine]
}

/** The result of an earlier step, an index into the steps. */
export interface PreviousStep {
  readonly kind: 'step'
  readonly index: number
}

/** The origin of a sum. */
export type Source = DisplayedLine | PreviousStep

/** What is asked. */
export interface QuestionPlace {
  readonly kind: 'question'
}

/** Sum of count × symbol = total, with ascending symbols and no count of 0. */
export interface Sum {
  readonly parts: readonly { readonly symbol: number; readonly count: number }[]
  readonly total: number
}

/** A calculation: `left operator right = value`. */
export interface Working {
  readonly left: number
  readonly operator: Operator
  readonly right: number
  readonly value: number
}

/** The known values are put into a line or into the question. */
export interface PutInStep {
  readonly technique: 'put in'
  readonly source: Source | QuestionPlace
  /** In the order of the line. */
  readonly known: readonly SymbolValue[]
  /** Repeated symbols side by side; absent if there are none. */
  readonly groups?: readonly KnownGroup[] | undefined
  /** The line with numbers instead of the known symbols. */
  readonly left: Expression
  /** Undefined for what is asked. */
  readonly right: Side | undefined
}

/** × and ÷ between numbers come before + and −, or a side without an unknown is worked out. */
export interface CalculateStep {
  readonly technique: 'calculate'
  readonly source: Source | QuestionPlace
  readonly workings: readonly Working[]
  /** The line afterwards. */
  readonly left: Expression
  readonly right: number | undefined
}

/** Numbers are moved to the right-hand side, or a division is undone; what is left has several unknowns, or several of one. */
export interface TidyStep extends Balance {
  readonly technique: 'tidy up'
  readonly source: Source
  readonly left: Equation
}

/** The changes to both sides of a line. */
export interface Balance {
  readonly from: Equation
  /** The steps that move the numbers to the right-hand side. */
  readonly balance: readonly Working[]
  /** The numbers that are added on the left-hand side; undefined where others are there, too. A child can count on from them. */
  readonly added: readonly number[] | undefined
  /** The sides are swapped, because the unknowns are subtracted. */
  readonly isTurned: boolean
  /** Factor on both sides that removes fractions; mostly 1. */
  readonly scale: number
  /** The right-hand side before and after. */
  readonly totals: readonly [before: number, after: number]
}

/** A line of a single unknown gives its value. */
export interface OneUnknownStep extends Balance {
  readonly technique: 'one unknown'
  readonly source: Source
  /** How often the unknown is in it. */
  readonly count: number
  readonly found: SymbolValue
  /** The emoji that a hidden tile turns out to be. */
  readonly sameAs?: number
}

/** A line is taken several times. */
export interface MultiplyStep {
  readonly technique: 'multiply'
  readonly source: Source
  readonly times: number
  readonly before: Sum
  readonly sum: Sum
}

/** Two sums are added or subtracted. */
export interface CombineStep {
  readonly technique: 'combine'
  readonly sources: readonly [Source, Source]
  readonly sums: readonly [Sum, Sum]
  readonly operator: '+' | '-'
  /** The symbol that goes away; undefined where the numbers only get smaller. */
  readonly without: number | undefined
  readonly sum: Sum
}

/** All of a line is shared equally. */
export interface DivideStep {
  readonly technique: 'divide'
  readonly source: Source
  readonly divisor: number
  readonly before: Sum
  readonly sum: Sum
}

/** A line tells what a symbol is worth in others. */
export interface IsolateStep {
  readonly technique: 'isolate'
  readonly source: Source
  readonly before: Sum
  readonly symbol: number
  readonly worth: Expression
}

/** That is put into another line. */
export interface SubstituteStep {
  readonly technique: 'substitute'
  readonly sources: readonly [isolated: PreviousStep, into: Source]
  readonly before: Sum
  readonly symbol: number
  /** How often the symbol is in the line. */
  readonly count: number
  readonly worth: Expression
  readonly left: Equation
}

/** A line that another one holds whole is put there as a number. */
export interface PutLineInStep {
  readonly technique: 'put line in'
  readonly sources: readonly [group: DisplayedLine, into: DisplayedLine]
  readonly group: Equation
  /** The other line with the number instead. */
  readonly left: Equation
}

/** Two lines of a grid with the same total are one line with a sum on each side. */
export interface EquateStep {
  readonly technique: 'equate'
  readonly sources: EqualLines['lines']
  readonly left: Expression
  readonly right: Expression
}

/** The same emoji come off both sides. */
export interface TakeOffStep {
  readonly technique: 'take off'
  readonly source: PreviousStep
  readonly both: readonly { readonly symbol: number; readonly count: number }[]
  readonly from: QuestionLine
  readonly left: QuestionLine
}

/** Lines that determine their symbols together, but only by more steps or larger numbers than teach anything: trying is shorter. */
export interface TogetherStep {
  readonly technique: 'together'
  readonly lines: readonly DisplayedLine[]
  /** The lines with the found numbers put in. */
  readonly put: readonly QuestionLine[]
  readonly found: readonly SymbolValue[]
  /** The answer, where it follows without all of its symbols. */
  readonly answer: number | undefined
}

/** The question of a Classic puzzle, with all values known. */
export interface WorkOutStep {
  readonly technique: 'work out'
  /** Undefined where the values are put in by this step. */
  readonly source: PreviousStep | undefined
  readonly known: readonly SymbolValue[]
  readonly put: Equation
  readonly workings: readonly Working[]
  /** In a comparison, the other side. */
  readonly less?: Equation | undefined
  readonly answer: number
}

/** The asked line of a Grid puzzle, with all values known. */
export interface AddUpStep {
  readonly technique: 'add up'
  readonly line: DisplayedLine
  readonly parts: readonly (SymbolValue & { readonly count: number })[]
  readonly answer: number
}

/** The values of a Word puzzle, in the order in which they spell the word. */
export interface SpellStep {
  readonly technique: 'spell'
  readonly letters: readonly (SymbolValue & { readonly letter: string })[]
  readonly answer: string
}

export type AlgebraStep =
  | PutInStep
  | CalculateStep
  | TidyStep
  | OneUnknownStep
  | MultiplyStep
  | CombineStep
  | DivideStep
  | IsolateStep
  | SubstituteStep
  | PutLineInStep
  | EquateStep
  | TakeOffStep
  | TogetherStep
  | WorkOutStep
  | AddUpStep
  | SpellStep

/** A row, column or box of a board, counted from 0. */
export interface BoardUnit {
  readonly kind: 'row' | 'column' | 'box'
  readonly index: number
}

/** A deduction on a board. Cells are row-major from 0; digit n stands for the n-th emoji. */
export interface BoardStep {
  readonly technique: Technique
  /** Where to look: the units of the pattern. */
  readonly units: readonly BoardUnit[]
  /** Cells per row, column and box side. */
  readonly side: number
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly placement: Candidate | undefined
  readonly eliminations: readonly Candidate[]
  /** Of a board with sums. */
  readonly group?: GroupGround | undefined
}

/** A sum of different emoji on a board: a cage whose emoji are known, or the cages that fill a row, column or box, which has all four. */
export interface BoardSum {
  readonly cells: readonly number[]
  /** Ascending. */
  readonly digits: readonly number[]
  /** Of the cages that fill the unit; of a single cage its own. */
  readonly totals: readonly number[]
  /** All of them together. */
  readonly total: number
  readonly unit?: BoardUnit | undefined
  /** Cells that are empty, though it is known which emoji share them. */
  readonly open: readonly number[]
}

/** The worth of an emoji on a board, from a sum without another unknown, or from two sums that differ by this emoji. */
export interface GroupValueStep {
  readonly technique: 'group value'
  readonly side: number
  readonly sums: readonly [BoardSum] | readonly [more: BoardSum, less: BoardSum]
  readonly known: readonly SymbolValue[]
  readonly found: SymbolValue
}

/** An entry that cannot be right. */
export interface MistakeStep {
  /** Repeated in a unit, or possible at a glance but not in the solution. */
  readonly technique: 'repeated' | 'wrong'
  readonly units: readonly BoardUnit[]
  readonly side: number
  /** The cells that repeat each other, or the wrong one. */
  readonly cells: readonly number[]
  /** The cells among them to clear. */
  readonly wrong: readonly number[]
  readonly digit: number
}

/** A player's note that is not the emoji's value. */
export interface WrongValueStep {
  readonly technique: 'wrong value'
  readonly noted: SymbolValue
  /** A displayed line that fails with the player's own numbers, and the value of its left side; undefined if no line has all its numbers
   *  noted. */
  readonly against: { readonly line: DisplayedLine; readonly put: Equation; readonly value: number } | undefined
  /** It was noted at a board with sums, which has no lines. */
  readonly isOnBoard?: boolean
}

/** The notes of an empty cell lack its solution. */
export interface WrongNotesStep {
  readonly technique: 'wrong notes'
  readonly side: number
  readonly cell: number
  /** Bits: 1 for the first emoji, 2 for the second, 4 for the third … */
  readonly notes: number
}

/** A way to look for the odd emoji; rows and columns from 0. */
/** A feature to compare from cell to cell. */
export type LookingFeature = 'shape' | 'direction' | 'part missing' | 'place of a part' | 'eyes' | 'colour'

export type LookingStep =
  | { readonly technique: 'whole picture' | 'sweep'; readonly side: number }
  | { readonly technique: 'feature'; readonly side: number; readonly feature: LookingFeature }
  | { readonly technique: 'half'; readonly side: number; readonly fromRow: number; readonly toRow: number }
  | { readonly technique: 'row'; readonly side: number; readonly row: number }
  | { readonly technique: 'cell'; readonly side: number; readonly row: number; readonly column: number }

export type ExplanationStep = AlgebraStep | WrongValueStep | BoardStep | GroupValueStep | MistakeStep | WrongNotesStep | LookingStep

/** How a question is solved: each step uses only what is displayed and what earlier steps found. */
export type Explanation<S extends ExplanationStep = ExplanationStep> =
  | { readonly kind: 'explained'; readonly steps: readonly S[]; readonly answer: string }
  /** The steps do not decide a board: it may have one solution, several or none. */
  | { readonly kind: 'too hard'; readonly steps: readonly S[] }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'impossible' }

export type AlgebraExplanation =
  | (Extract<Explanation<AlgebraStep>, { readonly kind: 'explained' }> & {
      /** By emoji; undefined where the display does not determine it. Includes values that the answer does not need. */
      readonly values: readonly (number | undefined)[]
    })
  | Exclude<Explanation<AlgebraStep>, { readonly kind: 'explained' }>

/** Help for a board in progress. */
export type BoardExplanation =
  | { readonly kind: 'mistake'; readonly steps: readonly [MistakeStep | WrongNotesStep] }
  /** The easiest way to the next cell: eliminations that are needed for it, if any, and one placement. */
  | { readonly kind: 'next'; readonly steps: readonly BoardStep[] }
  | { readonly kind: 'complete' }
  /** The techniques do not solve the puzzle. */
  | { readonly kind: 'too hard' }
  /** Not a board of this puzzle: other characters, another size, or a missing given. */
  | { readonly kind: 'other board' }
