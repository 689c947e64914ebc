import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { deviceId } from '../../../platform/session/device.ts'
import { useAccount } from '../../../platform/session/session.ts'
import type { RootState } from '../../../platform/store.ts'
import { useSelector } from '../../../platform/use-store.ts'
import { useGetPotentialScoreQuery } from '../account-api.ts'
import type { GuessReply } from '../api.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { areUnsentGuessesKept, unsentGuesses } from '../offline/unsent-guesses.ts'
import { saveStanding, lastStanding, type Standing } from './last-standing.ts'
import type { Win } from './win.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'

export interface KnownWin extends Win {
  /** Confirmed by the server, or the server cannot be reached; before that, the device's estimate. */
  readonly isSure: boolean
}

/** The result of the current solve. Makes no call except for a guest's points, which the dialog fetches anyway.
 *  Source: docs/product.md, The win */
export function useWin(puzzle: PuzzleView, { played, day }: Pick<Guessing, 'played' | 'day'>): KnownWin {
  const isGuest = useAccount() === undefined
  const reply = useSelector((state) => replyTo(state, puzzle.id))
  const isOffline = useSelector((state) => state.guesses.isWaiting) && !reply
  const { data: potential, isFetching } = useGetPotentialScoreQuery(deviceId(), { skip: !isGuest })
  const [expected] = useState(() => {
    const last = lastStanding()
    return {
      last,
      score: last && last.score + waitingPoints(puzzle.id),
      solvedToday: solvedOnDevice(puzzle.id, played.solved, day, last),
    }
  })
  // No points if another tab or device has solved it before.
  const before = !isGuest && reply?.points === 0 ? expected.last : undefined
  const confirmed = isGuest ? (reply && !isFetching ? potential : undefined) : reply?.standing?.Score
  const solvedToday = reply?.standing?.SolvedToday ?? (before?.day === day ? Math.max(before.solvedToday, 1) : expected.solvedToday)
  useEffect(() => {
    if (confirmed !== undefined) saveStanding({ score: confirmed, solvedToday, day })
  }, [confirmed, solvedToday, day])
  return {
    // A guest's reply has 0 points, since they count only for an account.
    points: isGuest || !reply ? pointsOf(puzzle.id) : reply.points,
    total: confirmed ?? (before ?? expected).score,
    solvedToday,
    waiting: waitingOf(isGuest, isOffline),
    isSure: confirmed !== undefined || isOffline || (!isGuest && reply !== undefined),
  }
}

function waitingOf(isGuest: boolean, isOffline: boolean): Win['waiting'] {
  if (isGuest) return onDevice.isKeeping() ? 'for an account' : 'on this page'
  if (!isOffline) return 'no'
  return areUnsentGuessesKept() ? 'for the network' : 'on this page'
}

/** The points of this device's unsent right guesses and the solved puzzle. */
function waitingPoints(puzzleId: number): number {
  const right = unsentGuesses().flatMap((guess) => (guess.isRight ? [guess.puzzleId] : []))
  return [...new Set([...right, puzzleId])].reduce((sum, id) => sum + pointsOf(id), 0)
}

/** The server's reply to the right guess. */
function replyTo(state: RootState, puzzleId: number): GuessReply | undefined {
  for (const call of Object.values(state[api.reducerPath].mutations)) {
    const data = call?.endpointName === 'uploadGuess' ? (call.data as GuessReply | undefined) : undefined
    if (data?.isRight && data.puzzle.id === puzzleId) return data
  }
  return undefined
}

/** The puzzles solved on a day, as far as this device knows: known and unsent ones, and at least one more than the last standing.
 *  @param puzzleId solved just now, of any day
 *  @param solved known as solved */
function solvedOnDevice(puzzleId: number, solved: readonly number[], day: Day, last: Standing | undefined): number {
  const waiting = unsentGuesses().flatMap((guess) => (guess.isRight ? [guess.puzzleId] : []))
  const ofDay = [...solved, ...waiting].filter((id) => dayOfPuzzle(id) === day)
  const counted = new Set([...ofDay, puzzleId]).size
  return Math.max(counted, last?.day === day ? last.solvedToday + 1 : 0)
}
