/** Raw values for the words of steps: sums, solutions and places. Symbols are indices into the accompanying names; lines, rows, columns
 *  and cells are counted from 0. */

export type SpokenOperator = '+' | '-' | '*' | '/'

export type SpokenOperand =
  | { readonly kind: 'symbol'; readonly symbol: number; readonly copies: number }
  | { readonly kind: 'number'; readonly value: number; readonly asDots: boolean }

export interface SpokenExpression {
  readonly operands: readonly SpokenOperand[]
  readonly operators: readonly SpokenOperator[]
}

/** One side of a line: a number, or a sum. */
export type SpokenSide = SpokenExpression | number

/** A line of a question. */
export interface SpokenLine {
  readonly left: SpokenSide
  readonly right: SpokenSide
}

export interface SpokenEquation extends SpokenLine {
  readonly left: SpokenExpression
  readonly right: number
}

/** A step in words for a child, as three hints: where to look, which rule helps, and the step itself. */
export interface StepWords {
  readonly where: string
  readonly rule: string
  readonly worked: string
}

export interface SymbolValue {
  readonly symbol: number
  readonly value: number
}

export interface DisplayedLine {
  readonly kind: 'equation' | 'row' | 'column'
  readonly index: number
}

/** A displayed line, or the result of an earlier step. */
export type Source = DisplayedLine | { readonly kind: 'step'; readonly index: number }

export interface Working {
  readonly left: number
  readonly operator: SpokenOperator
  readonly right: number
  readonly value: number
}

/** Equal emoji combined to one number. */
export interface KnownGroup {
  readonly symbol: number
  readonly count: number
  /** Of all of them. */
  readonly value: number
}

/** The side of a line against its unknowns. */
export interface OtherSide {
  readonly put: SpokenExpression
  readonly workings: readonly Working[]
  /** Unknown on both sides. */
  readonly taken: readonly { readonly symbol: number; readonly count: number }[]
}

/** A line with all known values substituted. */
export interface Put {
  readonly source: Source
  readonly known: readonly SymbolValue[]
  readonly groups?: readonly KnownGroup[] | undefined
  readonly put: SpokenEquation
  /** What the total comes from, where it has to be worked out. */
  readonly otherSide?: OtherSide | undefined
  readonly workings: readonly Working[]
  readonly balance: readonly Working[]
  readonly isTurned: boolean
  readonly scale: number
}

export interface TidyStep extends Put {
  readonly left: SpokenEquation
}

export interface OneUnknownStep extends Put {
  /** The count of the emoji, and their total. */
  readonly count: number
  readonly total: number
  readonly found: SymbolValue
}

/** Whether a line states an emoji's value directly, so that there is nothing to calculate. */
export function isToldOutright({ known, put, otherSide, count, balance }: OneUnknownStep): boolean {
  return known.length === 0 && !otherSide && count === 1 && put.left.operators.length === 0 && balance.length === 0
}

export interface CombineStep {
  readonly sources: readonly [Source, Source]
  readonly times: readonly [number, number]
  readonly equations: readonly [SpokenEquation, SpokenEquation]
  readonly operator: '+' | '-'
  readonly without: number
  readonly dividedBy: number
  readonly left: SpokenEquation
}

export interface TogetherStep {
  readonly lines: readonly DisplayedLine[]
  readonly found: readonly SymbolValue[]
  readonly answer: number | undefined
}

export interface WorkOutStep {
  readonly known: readonly SymbolValue[]
  readonly groups?: readonly KnownGroup[] | undefined
  readonly put: SpokenEquation
  readonly workings: readonly Working[]
  /** In a comparison, the other side. */
  readonly less?: SpokenEquation | undefined
  readonly answer: number
}

export interface AddUpStep {
  readonly line: DisplayedLine
  readonly parts: readonly (SymbolValue & { readonly count: number })[]
  readonly answer: number
}

export interface SpellStep {
  readonly letters: readonly (SymbolValue & { readonly letter: string })[]
  readonly answer: string
}

export interface BoardUnit {
  readonly kind: 'row' | 'column' | 'box'
  readonly index: number
}

export interface BoardStep {
  readonly technique: string
  readonly units: readonly BoardUnit[]
  readonly side: number
  readonly cells: readonly number[]
  /** From 1: the n-th emoji. */
  readonly digits: readonly number[]
  readonly placement: { readonly cell: number; readonly digit: number } | undefined
  readonly eliminations: readonly { readonly cell: number; readonly digit: number }[]
}

/** The two colours of a chain of cells. */
export type Colours = readonly [readonly number[], readonly number[]]

export interface MistakeStep {
  readonly technique: 'repeated' | 'wrong'
  readonly units: readonly BoardUnit[]
  readonly side: number
  readonly cells: readonly number[]
  readonly wrong: readonly number[]
  readonly digit: number
}

export interface WrongValueStep {
  readonly noted: SymbolValue
  readonly against: { readonly line: DisplayedLine; readonly put: SpokenEquation; readonly value: number } | undefined
}

export interface WrongNotesStep {
  readonly side: number
  readonly cell: number
}

/** How to look for the odd emoji; columns by letter. */
export type LookingStep =
  | { readonly technique: 'whole picture' | 'sweep'; readonly side: number }
  | { readonly technique: 'half'; readonly fromRow: number; readonly toRow: number }
  | { readonly technique: 'row'; readonly row: number }
  | { readonly technique: 'cell'; readonly row: number; readonly column: string }

export type MistakeKind = 'order' | 'copied' | 'sign' | 'sharing' | 'place'

/** A step of a worked solution. */
export type WorkedStep =
  | { readonly kind: 'put'; readonly line: number; readonly put: SpokenEquation }
  | { readonly kind: 'left'; readonly line: number; readonly symbol: number; readonly count: number; readonly total: number }
  | { readonly kind: 'share'; readonly line: number; readonly symbol: number; readonly value: number }
  | { readonly kind: 'ask'; readonly put: SpokenExpression }
  | { readonly kind: 'answer'; readonly value: number }
  | { readonly kind: 'place'; readonly unit: BoardUnit; readonly digit: number; readonly cell: number }
