import type { LevelId } from '../levels.ts'
import type { ClassicQuestion, Emoji, SudokuQuestion } from '../question.ts'

/** Types that people can make. */
export type MadeQuestion = ClassicQuestion | SudokuQuestion

/** Values of all emoji, and the answer with them. */
export interface Way {
  readonly values: readonly number[]
  readonly answer: number
}

/** Lines are counted from 0. */
type ClassicFault =
  | { readonly kind: 'line too long'; readonly line: number | 'ask' }
  | { readonly kind: 'line without emoji'; readonly line: number | 'ask' }
  /** No line shows it. */
  | { readonly kind: 'emoji unused'; readonly emoji: Emoji }
  /** A minimal set of lines that no integers satisfy. */
  | { readonly kind: 'lines contradict'; readonly lines: readonly number[] }
  /** With the values that follow from the other lines, this one has another total. */
  | {
      readonly kind: 'line comes to more or less'
      readonly line: number
      readonly from: readonly number[]
      readonly values: readonly { readonly emoji: Emoji; readonly value: number }[]
      readonly comesTo: number
      readonly says: number
    }
  /** A division is inexact or by zero. */
  | { readonly kind: 'division leaves something'; readonly line: number | 'ask' }
  | { readonly kind: 'number too large'; readonly answer: number }
  /** Both satisfy every line. */
  | { readonly kind: 'two answers'; readonly ways: readonly [Way, Way] }
  /** The answer is certain, but not the values of these. */
  | { readonly kind: 'emoji stay open'; readonly emoji: readonly Emoji[] }

/** Cells are counted from 0, in reading order. */
type BoardFault =
  | { readonly kind: 'wrong number of emoji'; readonly needed: 4 | 9 }
  | { readonly kind: 'nothing left to do' }
  | { readonly kind: 'emoji repeats'; readonly emoji: Emoji; readonly cells: readonly [number, number]; readonly unit: UnitName }
  | { readonly kind: 'nothing fits'; readonly cell: number }
  | { readonly kind: 'no place for'; readonly emoji: Emoji; readonly unit: UnitName }
  /** Without any one of these givens there would be a solution. */
  | { readonly kind: 'no way to fill'; readonly toBlame: readonly number[] }
  | {
      readonly kind: 'two ways to fill'
      readonly cell: number
      readonly emoji: readonly [Emoji, Emoji]
      readonly boards: readonly [string, string]
    }

export interface UnitName {
  readonly kind: 'row' | 'column' | 'box'
  /** From 0. */
  readonly index: number
}

/** Why a made question is not a puzzle, with evidence that anyone can check. */
export type MadeFault =
  | { readonly kind: 'emoji unknown'; readonly emoji: Emoji }
  | { readonly kind: 'emoji twice'; readonly emoji: Emoji }
  | { readonly kind: 'emoji alike'; readonly emoji: readonly [Emoji, Emoji] }
  | ClassicFault
  | BoardFault
  /** Counting the solutions of a board takes too much work. */
  | { readonly kind: 'not decided' }
  /** There is one answer, or an unknown number, but no way to it without guessing. */
  | { readonly kind: 'needs guessing' }

/** The engine's verdict on a made question. */
export type MadeCheck =
  | { readonly kind: 'good'; readonly answer: string; readonly levelId: LevelId }
  /** Ordered by what to mend first. */
  | { readonly kind: 'faulty'; readonly faults: readonly [MadeFault, ...MadeFault[]] }
