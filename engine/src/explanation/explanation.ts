import type { Expression, Operator, Equation } from '../question.ts'
import type { Candidate, Technique } from '../sudoku/techniques/step.ts'

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

/** The origin of a sum: on display, or the result of an earlier step, an index into the steps. */
export type Source = DisplayedLine | { readonly kind: 'step'; readonly index: number }

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

/** The side of a line against its unknowns, where that has to be worked out, too. */
export interface OtherSide {
  /** With numbers instead of the known symbols. */
  readonly put: Expression
  /** Its calculations, in order; the last gives the total. */
  readonly workings: readonly Working[]
  /** The symbols that are unknown on it as well, with their counts: as many are taken away on both sides. */
  readonly taken: readonly { readonly symbol: number; readonly count: number }[]
}

/** A line with all known values substituted, and what is left of it. */
export interface TidyLine {
  /** The substituted values, in the order of the line. */
  readonly known: readonly SymbolValue[]
  /** Repeated symbols side by side; absent if there are none. */
  readonly groups?: readonly KnownGroup[] | undefined
  /** The line with numbers instead of the known symbols, the unknown ones on its left. */
  readonly put: Equation
  /** What the total of `put` comes from; absent where the line shows a total. */
  readonly otherSide?: OtherSide | undefined
  /** Products and quotients of numbers, in order; × and ÷ come first. */
  readonly workings: readonly Working[]
  /** The steps that move the numbers to the right-hand side. */
  readonly balance: readonly Working[]
  /** The sides are swapped, because the unknowns are subtracted. */
  readonly isTurned: boolean
  /** Factor on both sides that removes fractions; mostly 1. */
  readonly scale: number
  readonly sum: Sum
}

/** A sum that still has several unknowns. */
export interface TidyStep extends TidyLine {
  readonly technique: 'tidy up'
  readonly source: DisplayedLine
}

/** A sum of a single unknown gives its value. */
export interface OneUnknownStep extends TidyLine {
  readonly technique: 'one unknown'
  readonly source: Source
  readonly found: SymbolValue
}

/** Two sums, each multiplied, are added or subtracted so that a symbol disappears. */
export interface CombineStep {
  readonly technique: 'combine'
  readonly sources: readonly [Source, Source]
  readonly times: readonly [number, number]
  /** The two sums after multiplication. */
  readonly sums: readonly [Sum, Sum]
  readonly operator: '+' | '-'
  readonly without: number
  /** Divisor of the result; mostly 1. */
  readonly dividedBy: number
  readonly sum: Sum
}

/** More lines than a person combines in a few steps determine their symbols together. No puzzle of ours needs it. */
export interface TogetherStep {
  readonly technique: 'together'
  readonly lines: readonly DisplayedLine[]
  readonly found: readonly SymbolValue[]
  /** The answer, where it follows without all of its symbols. */
  readonly answer: number | undefined
}

/** The question of a Classic puzzle, with all values known. */
export interface WorkOutStep {
  readonly technique: 'work out'
  readonly known: readonly SymbolValue[]
  /** Repeated symbols side by side; absent if there are none. */
  readonly groups?: readonly KnownGroup[] | undefined
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

export type AlgebraStep = TidyStep | OneUnknownStep | CombineStep | TogetherStep | WorkOutStep | AddUpStep | SpellStep

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
export type LookingStep =
  | { readonly technique: 'whole picture' | 'sweep'; readonly side: number }
  | { readonly technique: 'half'; readonly side: number; readonly fromRow: number; readonly toRow: number }
  | { readonly technique: 'row'; readonly side: number; readonly row: number }
  | { readonly technique: 'cell'; readonly side: number; readonly row: number; readonly column: number }

export type ExplanationStep = AlgebraStep | WrongValueStep | BoardStep | MistakeStep | WrongNotesStep | LookingStep

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
