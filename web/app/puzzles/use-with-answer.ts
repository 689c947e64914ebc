import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGetPuzzleQuery, type Played } from '../play/index.ts'
import { useSelector } from '../use-store.ts'

/** A puzzle of a list, which has no answers in it, with the answer once this player has solved or revealed it elsewhere. */
export function useWithAnswer<Puzzle extends PuzzleView | undefined>(listed: Puzzle, played: Played | undefined): Puzzle | PuzzleView {
  const id = listed?.id
  const isAnswerHere = useSelector(({ guesses }) => id !== undefined && guesses.answers[id] !== undefined)
  const isSettled = id !== undefined && (played?.solved.includes(id) || played?.revealed.includes(id))
  const { data } = useGetPuzzleQuery(isSettled && !isAnswerHere ? id : skipToken)
  return data?.id === id && data ? data : listed
}
