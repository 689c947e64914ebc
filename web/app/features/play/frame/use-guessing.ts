import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Access } from '@emojigma/contract/rules/actions.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { msToNextAllocation } from '@emojigma/contract/rules/allowance.ts'
import { DAY_MS, type Day } from '@emojigma/engine/day.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentMs, useIsTimeSure, useNowMs, useToday } from '../../../platform/browser/clock.ts'
import { accessedPuzzle, playStatus, visitorOn, type Played, type PlayStatus } from '../play-status.ts'
import { pageBroke } from '../../../platform/browser/breakage.ts'
import { prefersReducedMotion } from '../../../platform/browser/reduced-motion.ts'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { knownAnswer } from './answer-text.ts'
import { isRightGuess } from './digest.ts'
import { furthestRung } from '../hints/hint-rung.ts'
import { searchedMs } from '../odd-emoji/first-sight.ts'
import { reportGuess } from '../offline/reports.ts'
import { guessMade, unsentGuessesRestored, type Refusal } from '../slice.ts'
import { unsentGuesses } from '../offline/unsent-guesses.ts'
import { useMayBeChild } from '../../../platform/session/likely-child.ts'
import { usePlayed } from './use-played.ts'

/** How long a wrong answer stays visible. Source: docs/product.md, Guesses and canonical form */
export const INVALID_FLASH_MS = 1650
export const SUCCESS_ANIMATION_MS = 3000
/** Source: docs/product.md, Completion and the next puzzle */
const DIALOG_DELAY_MS = 600
const CLOCK_STEP_MS = 60_000
const JUDGING_SHOWN_AFTER_MS = 100

/** The state of guessing at one puzzle. Guesses are canonical. */
export type Sitting =
  /** `hasFailed`: the last guess could not be judged. */
  | { readonly kind: 'ready'; readonly hasFailed?: boolean }
  | { readonly kind: 'judging' }
  | { readonly kind: 'wrong'; readonly guess: string }
  /** `tries`: undefined if there were guesses before this page was opened. */
  | { readonly kind: 'right'; readonly tries: number | undefined }
  | Refusal

export interface Guessing {
  readonly status: PlayStatus
  readonly sitting: Sitting
  readonly played: Played
  /** Then plans are not mentioned. */
  readonly mayBeChild: boolean
  /** Once the puzzle is solved or revealed, if this page knows it. */
  readonly answer: string | undefined
  readonly day: Day
  /** Whether the puzzle is closed only because this device takes today for another day, while no server has confirmed the day. */
  readonly isDayInDoubt: boolean
  /** Until new free puzzles, if none are left. */
  readonly waitMs: number
  readonly isDialogOpen: boolean
  /** The last guess needs a plan; a dialog says so until it is closed. */
  readonly isBlocked: boolean
  readonly isCelebrating: boolean
  accessTo(action: BlockedAction): Access<BlockedAction>
  /** Judges, shows and reports a guess; ignores a repeat while the verdict is shown.
   *  @returns false if the text is no valid guess at this puzzle */
  guess(text: string): boolean
  closeDialog(): void
}

const READY: Sitting & { readonly kind: 'ready' } = { kind: 'ready' }

const NO_PUZZLES: readonly PuzzleView[] = []

/** @param candidates for the next puzzle
 *  Source: docs/product.md, Guesses and canonical form */
export function useGuessing(puzzle: PuzzleView, candidates: readonly PuzzleView[] = NO_PUZZLES): Guessing {
  const dispatch = useDispatch()
  const played = usePlayed(useMemo(() => [puzzle, ...candidates], [puzzle, candidates]))
  const day = useToday()
  const found = useSelector((state) => state.guesses.answers[puzzle.id])
  const refusal = useSelector((state) => state.guesses.refusals[puzzle.id])
  const [judged, setJudged] = useState<Exclude<Sitting, Refusal>>(READY)
  const sitting = refusal && judged.kind !== 'judging' ? refusal : judged
  const [dialog, setDialog] = useState<'awaited' | 'open' | 'blocked' | 'closed'>('awaited')
  const [isCelebrationOver, setCelebrationOver] = useState(false)
  const isBusy = useRef(false)
  const tries = useRef<number>(undefined)
  const mayBeChild = useMayBeChild()
  const status = playStatus(puzzle, played, day)
  // Only the countdown needs minutes.
  const nowMs = useNowMs(status === 'free-limit-reached' ? CLOCK_STEP_MS : DAY_MS)
  const isTimeSure = useIsTimeSure()
  const isSolved = status === 'solved'

  useEffect(() => {
    if (judged.kind !== 'wrong') return undefined
    const timer = setTimeout(() => {
      isBusy.current = false
      setJudged(READY)
    }, INVALID_FLASH_MS)
    return () => clearTimeout(timer)
  }, [judged])

  const isRight = sitting.kind === 'right' && isSolved
  useEffect(() => {
    if (!isRight) return undefined
    const opening = setTimeout(() => setDialog('open'), prefersReducedMotion() ? 0 : DIALOG_DELAY_MS)
    const ending = setTimeout(() => setCelebrationOver(true), SUCCESS_ANIMATION_MS)
    return () => {
      clearTimeout(opening)
      clearTimeout(ending)
      isBusy.current = false
    }
  }, [isRight])

  useUnsentGuesses(puzzle)

  return {
    status,
    sitting,
    played,
    mayBeChild,
    answer: isSolved || status === 'revealed' ? (found ?? knownAnswer(puzzle)) : undefined,
    day,
    isDayInDoubt: status === 'plan-needed' && !isTimeSure,
    waitMs: msToNextAllocation(day, nowMs),
    isDialogOpen: isRight && dialog === 'open',
    isBlocked: dialog === 'blocked',
    isCelebrating: isRight && !isCelebrationOver,
    accessTo: (action) => access(action, visitorOn(played, day), accessedPuzzle(puzzle, played), day),
    guess(text) {
      const guess = canonicalGuess(puzzle.typeId, puzzle.levelId, text)
      if (guess === undefined) return false
      const isOther = judged.kind === 'wrong' && judged.guess !== guess
      if ((isBusy.current && !isOther) || status !== 'open') return true
      // Or the end of the wrong one's flash could hide the verdict on this one.
      if (isOther) setJudged(READY)
      isBusy.current = true
      setDialog('awaited')
      setCelebrationOver(false)
      if (!played.attempted.includes(puzzle.id)) tries.current = 0
      if (tries.current !== undefined) tries.current += 1
      const madeAtMs = currentMs()
      const searchMs = searchedMs(puzzle.id)
      const judge = async () => {
        // Mostly the verdict is known before this would be visible.
        const showing = setTimeout(() => setJudged({ kind: 'judging' }), JUDGING_SHOWN_AFTER_MS)
        const isRight = await isRightGuess(puzzle, guess).catch(pageBroke)
        clearTimeout(showing)
        if (isRight === undefined) {
          isBusy.current = false
          return setJudged({ kind: 'ready', hasFailed: true })
        }
        const local = { puzzleId: puzzle.id, guess, isRight }
        setJudged(isRight ? { kind: 'right', tries: tries.current } : { kind: 'wrong', guess })
        dispatch(guessMade(local))
        const refusal = await reportGuess(dispatch, { ...local, hintRung: furthestRung(puzzle.id), searchedMs: searchMs, madeAtMs })
        if (!refusal) return
        isBusy.current = false
        if (refusal.status === 403) setDialog('blocked')
      }
      void judge()
      return true
    },
    closeDialog: () => setDialog('closed'),
  }
}

/** Restores guesses that an earlier page could not send. */
function useUnsentGuesses(puzzle: PuzzleView): void {
  const dispatch = useDispatch()
  const { id, answerDigest } = puzzle
  useEffect(() => {
    const restore = async () => {
      const unsent = unsentGuesses().filter(({ puzzleId }) => puzzleId === id)
      if (unsent.length === 0) return
      const verdicts = await Promise.all(unsent.map(({ guess }) => isRightGuess({ id, answerDigest }, guess)))
      const guesses = unsent.map(({ guess }, index) => ({ puzzleId: id, guess, isRight: verdicts[index] ?? false }))
      dispatch(unsentGuessesRestored(guesses))
    }
    void restore()
  }, [dispatch, id, answerDigest])
}
