import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ReactNode } from 'react'
import type { Guessing } from './use-guessing.ts'

/** Where a puzzle is played, and where one goes from there. */
export interface PlaySetting {
  /** `page` and `modal` have tools and the solving aid; `embed`, in a frame of another site, has no tools that a plan opens, and takes no
   *  focus; `home` is the question, the answer and Check. */
  readonly setting: 'page' | 'modal' | 'embed' | 'home'
  readonly headingLevel: 1 | 2
  /** Puzzles from which the next one may be chosen once this one is solved, such as today's forty. */
  readonly candidates?: readonly PuzzleView[] | undefined
  /** Called by Yes Please with the chosen next puzzle, if there is one; without it the browser goes to its page, or to /today. */
  readonly onPlayNext?: ((next: PuzzleView | undefined) => void) | undefined
  /** A quiet line under the tile. */
  readonly footnote?: ReactNode
}

/** A puzzle where it is played, and how guesses at it are judged. */
export interface PlayProps extends PlaySetting {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
}
