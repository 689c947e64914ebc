import type { BoardUnit } from './steps.ts'

/** A made question: sums, or a board. */
export interface MadeQuestion {
  readonly typeId: number
  readonly emoji: readonly string[]
  readonly board?: string
}

export interface MadeWay {
  readonly values: readonly number[]
  readonly answer: number
}

/** The engine's fault of a made question. Lines and cells are counted from 0. */
export type MadeFault =
  | { readonly kind: 'line too long' | 'line without emoji' | 'division leaves something'; readonly line: number | 'ask' }
  | { readonly kind: 'emoji unknown' | 'emoji twice' | 'emoji unused'; readonly emoji: string }
  | { readonly kind: 'emoji alike'; readonly emoji: readonly [string, string] }
  | { readonly kind: 'lines contradict'; readonly lines: readonly number[] }
  | {
      readonly kind: 'line comes to more or less'
      readonly line: number
      readonly from: readonly number[]
      readonly values: readonly { readonly emoji: string; readonly value: number }[]
      readonly comesTo: number
      readonly says: number
    }
  | { readonly kind: 'number too large'; readonly answer: number }
  | { readonly kind: 'two answers'; readonly ways: readonly [MadeWay, MadeWay] }
  | { readonly kind: 'emoji stay open'; readonly emoji: readonly string[] }
  | { readonly kind: 'wrong number of emoji'; readonly needed: number }
  | { readonly kind: 'nothing left to do' | 'not decided' | 'needs guessing' }
  | { readonly kind: 'emoji repeats'; readonly emoji: string; readonly unit: BoardUnit }
  | { readonly kind: 'nothing fits'; readonly cell: number }
  | { readonly kind: 'no place for'; readonly emoji: string; readonly unit: BoardUnit }
  | { readonly kind: 'no way to fill'; readonly toBlame: readonly number[] }
  | { readonly kind: 'two ways to fill'; readonly cell: number; readonly emoji: readonly [string, string] }
