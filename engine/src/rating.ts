import type { LevelId } from './levels.ts'
import type { Technique } from './sudoku/techniques/step.ts'

/** The grounds of a rating of Classic, Grid or Word. */
export interface AlgebraGrounds {
  /** Symbols of the largest block that has to be solved together. */
  readonly largestBlock: number
  /** Sizes of all blocks, in solving order. */
  readonly blocks: readonly number[]
  /** Different emoji. */
  readonly symbols: number
  /** Expressions with × or ÷. */
  readonly products: number
  /** Expressions with −. */
  readonly differences: number
  /** Expressions with a number that is written, not drawn as dots. */
  readonly writtenNumbers: number
  /** Expressions that come out wrong when worked from left to right. */
  readonly precedenceTraps: number
  /** Equations whose total comes first. */
  readonly reversed: number
  /** Equations with something to work out on both sides. */
  readonly twoSums: number
  /** Some value or total is below 0. */
  readonly hasNegatives: boolean
  /** A multiple of a picture is drawn as one. */
  readonly hasComposites: boolean
  /** The largest of the values, totals and the answer, without its sign. */
  readonly largestNumber: number
}

export interface GridGrounds extends AlgebraGrounds {
  /** Where symbols are found one at a time: passes over the lines, if each pass uses all lines that give a symbol. */
  readonly rounds: number | undefined
  /** Two lines differ by a single emoji, whose value is the difference of their totals. */
  readonly comparesLines: boolean
}

export interface SudokuGrounds {
  readonly hardestTechnique: Technique
  /** How many steps of each technique the easiest way takes. */
  readonly steps: Readonly<Partial<Record<Technique, number>>>
  readonly givens: number
  /** Passes over the board, if each pass fills all last cells of units. 4×4 boards only. */
  readonly rounds: number | undefined
}

export interface OddGrounds {
  /** How different the two emoji look; larger is easier. */
  readonly distance: number
  readonly side: number
}

/** How hard a question is. Scores compare questions of one type and one band. */
export interface LevelRating<G extends object = object> {
  readonly kind: 'rated'
  /** The easiest level whose demands it meets. */
  readonly band: LevelId
  /** A whole number; more is harder. */
  readonly score: number
  readonly restsOn: G
}

export type Rating<G extends object = object> =
  | LevelRating<G>
  /** The techniques do not solve it. */
  | { readonly kind: 'too hard' }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'impossible' }
  /** As for `Solution`. */
  | { readonly kind: 'not decided' }
  /** Two emoji without a measured difference. */
  | { readonly kind: 'unmeasured' }
