import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ReactNode } from 'react'
import type { Guessing } from './use-guessing.ts'

/** A set of puzzles to play one after the other, such as a teacher's assignment. */
export interface PuzzleSet {
  readonly count: number
  /** The place of the next unsolved puzzle, from 1; undefined after the last. */
  readonly next: number | undefined
  /** The next puzzle, or the page after the last one. */
  readonly nextPath: string
}

/** Where a puzzle is played, and what comes next. */
export interface PlaySetting {
  /** `page` and `modal`: with tools and solving aid; `embed`: in another site's frame, without the tools of a plan, and takes no focus;
   *  `home`: only question, answer and Check. */
  readonly setting: 'page' | 'modal' | 'embed' | 'home'
  readonly headingLevel: 1 | 2
  /** The next puzzle is chosen from these, such as today's forty. */
  readonly candidates?: readonly PuzzleView[] | undefined
  /** Called by Yes Please with the next puzzle, if there is one. Without this prop it navigates to the puzzle's page, or to /today. */
  readonly onPlayNext?: ((next: PuzzleView | undefined) => void) | undefined
  /** The player's three of the day, if the puzzle is one of them: those that are left come next. */
  readonly three?: readonly number[] | undefined
  /** The riddle that follows the day's last free puzzle. */
  readonly riddle?: ReactNode
  /** The set that the puzzle is played in; it decides what comes next. */
  readonly set?: PuzzleSet | undefined
  /** Instead of whether to play another puzzle: the question after a solve, and what Yes Please says then. */
  readonly invitation?: { readonly question: string; readonly yes: string } | undefined
  /** Below the tile. */
  readonly footnote?: ReactNode
}

/** The conditions for the next puzzle. */
export type NextSetting = Pick<PlaySetting, 'candidates' | 'onPlayNext' | 'set' | 'three'>

export interface PlayProps extends PlaySetting {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}
