import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access, type Access } from '@emojigma/contract/rules/access.ts'
import { msToNextAllocation } from '@emojigma/contract/rules/allowance.ts'
import { DAY_MS, type Day } from '@emojigma/engine/day.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentMs, useNowMs, useToday } from '../../../platform/browser/clock.ts'
import { accessedPuzzle, playStatus, visitorOn, type Played, type PlayStatus } from '../play-status.ts'
import { pageBroke } from '../../../platform/browser/breakage.ts'
import { prefersReducedMotion } from '../../../platform/browser/reduced-motion.ts'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { knownAnswer } from './answer-text.ts'
import { isRightGuess } from './digest.ts'
import { furthestRung } from '../hints/hint-rung.ts'
import { reportGuess } from '../offline/reports.ts'
import { guessMade, unsentGuessesRestored, type Refusal } from '../slice.ts'
import { unsentGuesses } from '../offline/unsent-guesses.ts'
import { useMayBeChild } from '../../../platform/session/likely-child.ts'
import { usePlayed } from './use-played.ts'

/** How long a wrong answer stays to be seen. Source: docs/product.md, Guesses and canonical form */
export const INVALID_FLASH_MS = 1650
export const SUCCESS_ANIMATION_MS = 3000
/** Source: docs/product.md, Completion and the next puzzle */
const DIALOG_DELAY_MS = 600
const CLOCK_STEP_MS = 60_000
const JUDGING_UNSEEN_MS = 100

/** Where the sitting at one puzzle stands. A guess is canonical. */
export type Sitting =
  /** `hasFailed`: the last guess could not be judged. */
  | { readonly kind: 'ready'; readonly hasFailed?: boolean }
  | { readonly kind: 'judging' }
  | { readonly kind: 'wrong'; readonly guess: string }
  /** `tries`: how many guesses it took; undefined if some were made before the puzzle was opened here. */
  | { readonly kind: 'right'; readonly tries: number | undefined }
  | Refusal

export interface Guessing {
  readonly status: PlayStatus
  readonly sitting: Sitting
  readonly played: Played
  /** Then nothing that is closed is said to be for sale. */
  readonly mayBeChild: boolean
  /** The answer, once the puzzle is solved or revealed and it is known here. */
  readonly answer: string | undefined
  readonly day: Day
  /** Milliseconds until new free puzzles, where there are none left. */
  readonly waitMs: number
  readonly isDialogOpen: boolean
  /** The guess just made needs a plan, which a dialog says until it is closed. */
  readonly isBlocked: boolean
  readonly isCelebrating: boolean
  /** May the player do this with the puzzle? */
  accessTo(action: BlockedAction): Access<BlockedAction>
  /** Judges, shows and reports a guess. The same once more while it is being shown is not made.
   *  @returns false for a text that cannot be a guess at this puzzle */
  guess(text: string): boolean
  closeDialog(): void
}

const READY: Sitting & { readonly kind: 'ready' } = { kind: 'ready' }

const NO_PUZZLES: readonly PuzzleView[] = []

/** @param candidates puzzles from which the next one may be chosen
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
  // Nobody else is told how long it takes.
  const nowMs = useNowMs(status === 'free-limit-reached' ? CLOCK_STEP_MS : DAY_MS)
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

  useRecallingUnsent(puzzle)

  return {
    status,
    sitting,
    played,
    mayBeChild,
    answer: isSolved || status === 'revealed' ? (found ?? knownAnswer(puzzle)) : undefined,
    day,
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
      // Else the end of the wrong one's showing could come after the verdict on this one, and hide it.
      if (isOther) setJudged(READY)
      isBusy.current = true
      setDialog('awaited')
      setCelebrationOver(false)
      if (!played.attempted.includes(puzzle.id)) tries.current = 0
      if (tries.current !== undefined) tries.current += 1
      const madeAtMs = currentMs()
      const judge = async () => {
        // Most often it is known before anything could be seen of the judging.
        const showing = setTimeout(() => setJudged({ kind: 'judging' }), JUDGING_UNSEEN_MS)
        const isRight = await isRightGuess(puzzle, guess).catch(pageBroke)
        clearTimeout(showing)
        if (isRight === undefined) {
          isBusy.current = false
          return setJudged({ kind: 'ready', hasFailed: true })
        }
        const made = { puzzleId: puzzle.id, guess, isRight }
        setJudged(isRight ? { kind: 'right', tries: tries.current } : { kind: 'wrong', guess })
        dispatch(guessMade(made))
        const refusal = await reportGuess(dispatch, { ...made, hintRung: furthestRung(puzzle.id), madeAtMs })
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

/** A right guess that an earlier page could not send is as good as one made now. */
function useRecallingUnsent(puzzle: PuzzleView): void {
  const dispatch = useDispatch()
  const { id, answerDigest } = puzzle
  useEffect(() => {
    const recall = async () => {
      const unsent = unsentGuesses().filter(({ puzzleId }) => puzzleId === id)
      if (unsent.length === 0) return
      const verdicts = await Promise.all(unsent.map(({ guess }) => isRightGuess({ id, answerDigest }, guess)))
      const guesses = unsent.map(({ guess }, index) => ({ puzzleId: id, guess, isRight: verdicts[index] ?? false }))
      dispatch(unsentGuessesRestored(guesses))
    }
    void recall()
  }, [dispatch, id, answerDigest])
}
