import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { answerFormOf } from '@emojigma/engine/types.ts'
import { useEffect, type ComponentType } from 'react'
import { rememberPuzzle } from '../../../platform/browser/current-puzzle.ts'
import { useCanCheckAnswers } from '../../../platform/browser/crypto-facility.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import type { PlayProps, PlaySetting } from './play-setting.ts'
import { useGuessing } from './use-guessing.ts'

export interface PuzzlePlayProps extends PlaySetting {
  readonly puzzle: PuzzleView
}

/** A puzzle to solve. Remounts for another puzzle. */
export function PuzzlePlay(props: PuzzlePlayProps) {
  return <ScoredPlay key={props.puzzle.id} {...props} />
}

function ScoredPlay(props: PuzzlePlayProps) {
  const { id } = props.puzzle
  useEffect(() => rememberPuzzle(id), [id])
  return <PlayByType {...props} guessing={useGuessing(props.puzzle, props.candidates)} />
}

interface PlayByTypeProps extends PlayProps {
  /** For a kind that is only practiced; absent = the one of the puzzle's type. */
  readonly Play?: ComponentType<PlayProps> | undefined
}

/** A puzzle of any kind, with what judges its guesses. */
export function PlayByType({ Play: given, ...props }: PlayByTypeProps) {
  const Play = given ?? PLAYS[answerFormOf(props.puzzle.typeId)]
  const play = <Play {...props} />
  // The question stays readable; a notice of the site explains why it can't be answered.
  return useCanCheckAnswers() ? play : <div inert>{play}</div>
}

const WAITING = { placeholder: <Spinner /> }
const TypedPlay = lazyComponent(() => import('../typed/TypedPlay.tsx'), 'TypedPlay', WAITING)
export const SudokuPlay = lazyComponent(() => import('../emojidoku/SudokuPlay.tsx'), 'SudokuPlay', WAITING)
const OddPlay = lazyComponent(() => import('../odd-emoji/OddPlay.tsx'), 'OddPlay', WAITING)

const PLAYS = { number: TypedPlay, word: TypedPlay, board: SudokuPlay, cell: OddPlay } as const
