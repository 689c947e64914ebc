import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import type { PlayPlace } from '../play-place.ts'
import { OddPlay } from './OddPlay.tsx'
import { SudokuPlay } from './SudokuPlay.tsx'
import { TypedPlay } from './TypedPlay.tsx'

export interface PuzzlePlayProps extends PlayPlace {
  readonly puzzle: PuzzleView
}

/** A puzzle to be solved, wherever it stands. Another puzzle in its place starts anew. */
export function PuzzlePlay(props: PuzzlePlayProps) {
  const Play = PLAYS[props.puzzle.typeId]
  return <Play key={props.puzzle.id} {...props} />
}

const PLAYS = { 1: TypedPlay, 2: TypedPlay, 3: TypedPlay, 4: SudokuPlay, 5: OddPlay } as const
