import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { PATHS, puzzlePath } from '../../../platform/navigation/paths.ts'
import { useDispatch } from '../../../platform/use-store.ts'
import { accountGuessesApi } from '../account-api.ts'
import type { PlaySetting } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { nextOfPlan, nextPuzzle } from './next-puzzle.ts'

/** The way from a solved puzzle to the next one.
 *  Source: docs/product.md, Completion and the next puzzle */
export interface NextPuzzleActions {
  /** Asks for what can be chosen from with a plan, before it is needed. */
  readonly prepare: () => void
  readonly goOn: () => void
}

type Around = Pick<PlaySetting, 'candidates' | 'onPlayNext'>

export function useNextPuzzle(puzzle: PuzzleView, guessing: Guessing, { candidates, onPlayNext }: Around): NextPuzzleActions {
  const navigate = useNavigate()
  const { played, day } = guessing
  const choose = useChoiceOfPlan(puzzle, guessing)
  const planned = useRef<Promise<PuzzleView | undefined>>(undefined)
  const prepare = () => void (planned.current ??= choose?.())
  const lead = (ofPlan?: PuzzleView) => {
    // One made in class has no page of its own, and the class goes on with what it has to do.
    const next = puzzle.hasSvg ? (ofPlan ?? nextPuzzle(puzzle, candidates ?? [], played, day)) : undefined
    guessing.closeDialog()
    // What lies below may know its own candidates alone; what knows none, such as a frame, never shows another page in its place.
    if (onPlayNext && (!next || (candidates?.some(({ id }) => id === next.id) ?? true))) onPlayNext(next)
    else navigate(next ? puzzlePath(next.id, next.typeId, next.levelId) : PATHS.today)
  }
  const goOn = () => {
    prepare()
    if (planned.current) void planned.current.then(lead)
    else lead()
  }
  return { prepare, goOn }
}

/** With a plan the next puzzle is any of the same type, level and theme, else of the same type and level.
 *  @returns what asks for the choice, which is undefined where there is none or it could not be fetched; undefined without a plan */
function useChoiceOfPlan(puzzle: PuzzleView, { played, day }: Guessing): (() => Promise<PuzzleView | undefined>) | undefined {
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
