import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { knownAnswer, useGetPuzzleQuery, type Played } from '../play/index.ts'
import { useSelector } from '../../platform/use-store.ts'

/** A puzzle as the page has it, with the answer once this player has solved or revealed it elsewhere: those of lists have none in them, and
 *  one that was fetched before has none yet. */
export function usePuzzleWithAnswer<Puzzle extends PuzzleView | undefined>(shown: Puzzle, played: Played | undefined): Puzzle | PuzzleView {
  const id = shown?.id
  const isAnswerHere = useSelector(({ guesses }) => id !== undefined && guesses.answers[id] !== undefined)
  const isSettled = shown && (played?.solved.includes(shown.id) || played?.revealed.includes(shown.id))
  const isAsked = isSettled && !isAnswerHere && knownAnswer(shown) === undefined
  const { currentData } = useGetPuzzleQuery(isAsked ? shown.id : skipToken, { refetchOnMountOrArgChange: true })
  return currentData ?? shown
}
