import { createContext } from 'react'
import type { Mark } from '../hints/step-marks.ts'

/** The state of a question's emoji tiles. */
export interface Tiles {
  /** The number on each emoji's back, by its index; undefined or empty = the picture is up. */
  readonly values: readonly (string | undefined)[]
  /** The letter of each emoji by its index, where the question is written in letters. */
  readonly letters?: readonly string[] | undefined
  /** The emoji whose number is being typed. */
  readonly armed?: number | undefined
  /** Of a hint, by the emoji's index. */
  readonly markOf?: (symbol: number) => Mark | undefined
  /** Absent where the tiles cannot be turned. */
  readonly onTap?: ((symbol: number) => void) | undefined
}

/** Undefined where emoji are plain pictures. */
export const TilesContext = createContext<Tiles | undefined>(undefined)
