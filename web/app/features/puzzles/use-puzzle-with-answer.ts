import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { knownAnswer, useGetPuzzleQuery, type Played } from '../play/index.ts'
import { useSelector } from '../../platform/use-store.ts'

/** A puzzle with its answer, once this player has solved or revealed it: fetches it if the puzzle is from a list or was fetched earlier. */
export function usePuzzleWithAnswer<Puzzle extends PuzzleView | undefined>(shown: Puzzle, played: Played | undefined): Puzzle | PuzzleView {
  const id = shown?.id
  const isAnswerHere = useSelector(({ guesses }) => id !== undefined && guesses.answers[id] !== undefined)
  const isSettled = shown && (played?.solved.includes(shown.id) || played?.revealed.includes(shown.id))
  const needsFetch = isSettled && !isAnswerHere && knownAnswer(shown) === undefined
  const { currentData } = useGetPuzzleQuery(needsFetch ? shown.id : skipToken, { refetchOnMountOrArgChange: true })
  return currentData ?? shown
}
