import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import type { PlayPlace } from '../play-place.ts'
import { TypedPlay } from './TypedPlay.tsx'

export interface PuzzlePlayProps extends PlayPlace {
  readonly puzzle: PuzzleView
}

/** A puzzle to be solved, wherever it stands. Another puzzle in its place starts anew. */
export function PuzzlePlay(props: PuzzlePlayProps) {
  return <TypedPlay key={props.puzzle.id} {...props} />
}
