import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { PATHS, puzzlePath } from '../../../platform/navigation/paths.ts'
import { useDispatch } from '../../../platform/use-store.ts'
import { accountGuessesApi } from '../account-api.ts'
import type { NextSetting } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import { usedOn } from '../play-status.ts'
import { nextOfPlan, nextOfThree, nextPuzzle } from './next-puzzle.ts'

export interface NextPuzzleActions {
  /** Chooses the next puzzle ahead of time, where that takes a call. */
  readonly prefetch: () => void
  readonly playNext: () => void
  /** `free`: the day's free puzzles are used up, and none that was begun is left to finish. `three`: with a plan, the last of the player's
   *  three is done, and others can be played. */
  readonly dayEnd: 'free' | 'three' | undefined
}

/** Leads from a solved puzzle to the next one.
 *  Source: docs/product.md, Completion and the next puzzle */
export function useNextPuzzle(
  puzzle: PuzzleView,
  guessing: Guessing,
  { candidates, onPlayNext, set, three = [] }: NextSetting,
): NextPuzzleActions {
  const navigate = useNavigate()
  const { played, day } = guessing
  const choose = usePlanChoice(puzzle, guessing)
  const ofThree = nextOfThree(puzzle, three, played, day)
  const choice = useRef<Promise<PuzzleView | undefined>>(undefined)
  const prefetch = () => {
    if (!set && !ofThree) choice.current ??= choose?.()
  }
  const go = (chosen?: PuzzleView) => {
    // A made puzzle has no next one: the class goes on with its assignment.
    const next = puzzle.hasSvg ? (ofThree ?? chosen ?? nextPuzzle(puzzle, candidates ?? [], played, day)) : undefined
    guessing.closeDialog()
    // The page below may only open its own candidates; one without candidates, such as a frame, always handles it itself.
    const candidate = candidates?.find(({ id }) => id === next?.id)
    if (onPlayNext && (!next || candidate || !candidates)) onPlayNext(candidate)
    else navigate(next ? puzzlePath(next.id, next.typeId, next.levelId) : PATHS.today)
  }
  const playNext = () => {
    if (set) {
      guessing.closeDialog()
      return navigate(set.nextPath)
    }
    prefetch()
    if (choice.current) void choice.current.then(go)
    else go()
  }
  const dayEnd = () => {
    if (set || !puzzle.hasSvg || ofThree) return undefined
    if (played.visitor.plan !== 'none') return three.length > 0 ? 'three' : undefined
    const isUsedUp = freePuzzlesLeft(usedOn(played, day)) === 0
    return isUsedUp && !nextPuzzle(puzzle, candidates ?? [], played, day) ? 'free' : undefined
  }
  return { prefetch, playNext, dayEnd: dayEnd() }
}

/** With a plan: a random puzzle of the same type, level and theme, or else of the same type and level.
 *  @returns fetches the choice (undefined if there is none or the call failed); undefined without a plan */
function usePlanChoice(puzzle: PuzzleView, { played, day }: Guessing): (() => Promise<PuzzleView | undefined>) | undefined {
  const dispatch = useDispatch()
  const { typeId, levelId, theme } = puzzle
  if (played.visitor.plan === 'none') return undefined
  return async () => {
    for (const alike of [
      { typeId, levelId, theme },
      { typeId, levelId },
    ]) {
      const { data = [] } = await dispatch(accountGuessesApi.endpoints.getAlike.initiate(alike, { forceRefetch: true, subscribe: false }))
      const next = nextOfPlan(puzzle, data, played, day, Math.random())
      if (next) return next
    }
    return undefined
  }
}
