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

export interface PreviousStep {
  readonly kind: 'step'
  readonly index: number
}

/** A displayed line, or the result of an earlier step. */
export type Source = DisplayedLine | PreviousStep

/** What is asked. */
export interface QuestionPlace {
  readonly kind: 'question'
}

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

export interface PutInStep {
  readonly source: Source | QuestionPlace
  readonly known: readonly SymbolValue[]
  readonly groups?: readonly KnownGroup[] | undefined
  readonly left: SpokenExpression
  /** Undefined for what is asked. */
  readonly right: SpokenSide | undefined
}

export interface CalculateStep {
  readonly source: Source | QuestionPlace
  readonly workings: readonly Working[]
  readonly left: SpokenExpression
  readonly right: SpokenSide | undefined
}

/** The changes to both sides of a line. */
export interface Balance {
  readonly source: Source
  readonly from: SpokenEquation
  readonly balance: readonly Working[]
  /** The numbers added on the left-hand side, if a child can count on from them. */
  readonly added: readonly number[] | undefined
  readonly isTurned: boolean
  readonly scale: number
  readonly totals: readonly [before: number, after: number]
}

export interface TidyStep extends Balance {
  readonly left: SpokenEquation
}

export interface OneUnknownStep extends Balance {
  /** How often the emoji is in it. */
  readonly count: number
  readonly found: SymbolValue
  /** The emoji that a hidden tile turns out to be. */
  readonly sameAs?: number
}

/** The wording of a step: Levels 1 and 2 count on instead of taking away. */
export interface Manner {
  readonly countsOn: boolean
}

/** The numbers that are said in counting on: from 3 to 5 they are 4 and 5.
 *  @returns undefined where it takes too long, or leads down */
export function countedOn({ added, totals: [total] }: Balance): { readonly from: number; readonly numbers: readonly number[] } | undefined {
  if (!added || added.length === 0) return undefined
  const from = added.reduce((sum, number) => sum + number, 0)
  const more = total - from
  if (more < 1 || more > MOST_COUNTED) return undefined
  return { from, numbers: Array.from({ length: more }, (_, index) => from + index + 1) }
}

const MOST_COUNTED = 12

export interface MultiplyStep {
  readonly source: Source
  readonly times: number
  readonly before: SpokenEquation
  readonly left: SpokenEquation
}

export interface CombineStep {
  readonly sources: readonly [Source, Source]
  readonly equations: readonly [SpokenEquation, SpokenEquation]
  readonly operator: '+' | '-'
  /** Undefined where the numbers only get smaller. */
  readonly without: number | undefined
  readonly left: SpokenEquation
}

export interface DivideStep {
  readonly source: Source
  readonly divisor: number
  readonly before: SpokenEquation
  readonly left: SpokenEquation
}

export interface IsolateStep {
  readonly source: Source
  readonly before: SpokenEquation
  readonly symbol: number
  readonly worth: SpokenExpression
}

export interface SubstituteStep {
  readonly sources: readonly [PreviousStep, Source]
  readonly before: SpokenEquation
  readonly symbol: number
  readonly worth: SpokenExpression
  readonly left: SpokenEquation
}

export interface PutLineInStep {
  readonly sources: readonly [group: DisplayedLine, into: DisplayedLine]
  readonly group: SpokenEquation
  readonly left: SpokenEquation
}

/** Two lines of a grid with the same total. */
export interface EquateStep {
  readonly sources: readonly [DisplayedLine, DisplayedLine]
  readonly left: SpokenExpression
  readonly right: SpokenExpression
}

export interface TakeOffStep {
  readonly source: PreviousStep
  /** What both sides have. */
  readonly both: readonly { readonly symbol: number; readonly count: number }[]
  readonly left: SpokenLine
}

export interface TogetherStep {
  readonly lines: readonly DisplayedLine[]
  readonly found: readonly SymbolValue[]
  readonly answer: number | undefined
}

export interface WorkOutStep {
  readonly known: readonly SymbolValue[]
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
  /** Of a board with sums. */
  readonly group?: GroupGround | undefined
}

/** The groups of a board, and what each emoji is worth; null is unknown. */
export interface BoardSums {
  readonly cages: readonly { readonly cells: readonly number[]; readonly total: number }[]
  readonly values: readonly (number | null)[]
}

/** A group of cells with its total. */
export interface GroupGround {
  readonly cells: readonly number[]
  readonly total: number
  readonly known: readonly { readonly digit: number; readonly value: number }[]
  /** The total without the known ones. */
  readonly rest: number
  /** The emoji that go in its empty cells together. */
  readonly sets: readonly (readonly number[])[]
  /** The placed emoji is the only one without a number. */
  readonly isOnlyUnknown?: boolean
}

/** A sum of emoji on a board: a group, or the groups that fill a unit. */
export interface BoardSum {
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly totals: readonly number[]
  readonly total: number
  readonly unit?: BoardUnit | undefined
  readonly open: readonly number[]
}

/** "5 + 9 = 14", or "14" for a single group */
export function addition({ totals, total }: BoardSum): string {
  return totals.length === 1 ? `${total}` : `${totals.join(' + ')} = ${total}`
}

export interface GroupValueStep {
  readonly side: number
  readonly sums: readonly [BoardSum] | readonly [more: BoardSum, less: BoardSum]
  readonly known: readonly SymbolValue[]
  readonly found: SymbolValue
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
  /** It was noted at a board with sums, which has no lines. */
  readonly isOnBoard?: boolean
}

export interface WrongNotesStep {
  readonly side: number
  readonly cell: number
}

/** A feature to compare from cell to cell. */
export type LookingFeature = 'shape' | 'direction' | 'part missing' | 'place of a part' | 'eyes' | 'colour'

/** How to look for the odd emoji; columns by letter. */
export type LookingStep =
  | { readonly technique: 'whole picture' | 'sweep'; readonly side: number }
  | { readonly technique: 'feature'; readonly feature: LookingFeature }
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
