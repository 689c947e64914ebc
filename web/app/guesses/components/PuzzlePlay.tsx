import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'

export interface PuzzlePlayProps {
  readonly puzzle: PuzzleView
  /** `page` and `modal` have tools and the solving aid; `home` is the question, the answer and Check. */
  readonly place: 'page' | 'modal' | 'home'
  readonly headingLevel: 1 | 2
  /** Puzzles from which the next one may be chosen once this one is solved, such as today's forty. */
  readonly candidates?: readonly PuzzleView[] | undefined
  /** Called by Yes Please with the chosen next puzzle, if there is one; without it the browser goes to its page, or to /today. */
  readonly onPlayNext?: ((next: PuzzleView | undefined) => void) | undefined
}

/** A puzzle to be solved, wherever it stands. Another puzzle in its place starts anew. */
export function PuzzlePlay({ puzzle, headingLevel }: PuzzlePlayProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <article>
      <Heading>{puzzleTypeOf(puzzle.typeId).name}</Heading>
      <p>{puzzle.text}</p>
    </article>
  )
}
