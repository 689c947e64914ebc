import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { useCanCheckAnswers } from '../../crypto-facility.ts'
import { part } from '../../part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { PlayPlace } from '../play-place.ts'

export interface PuzzlePlayProps extends PlayPlace {
  readonly puzzle: PuzzleView
}

/** A puzzle to be solved, wherever it stands. Another puzzle in its place starts anew. */
export function PuzzlePlay(props: PuzzlePlayProps) {
  const Play = PLAYS[props.puzzle.typeId]
  const play = <Play key={props.puzzle.id} {...props} />
  // The question can still be read; the site says why it can't be answered.
  return useCanCheckAnswers() ? play : <div inert>{play}</div>
}

const TypedPlay = part('guesses/components/TypedPlay.tsx', async () => (await import('./TypedPlay.tsx')).TypedPlay, <Spinner />)
const SudokuPlay = part('guesses/components/SudokuPlay.tsx', async () => (await import('./SudokuPlay.tsx')).SudokuPlay, <Spinner />)
const OddPlay = part('guesses/components/OddPlay.tsx', async () => (await import('./OddPlay.tsx')).OddPlay, <Spinner />)

const PLAYS = { 1: TypedPlay, 2: TypedPlay, 3: TypedPlay, 4: SudokuPlay, 5: OddPlay } as const
