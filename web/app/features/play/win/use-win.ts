import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { deviceId } from '../../../platform/session/device.ts'
import { useAccount } from '../../../platform/session/session.ts'
import type { RootState } from '../../../platform/store.ts'
import { useSelector } from '../../../platform/use-store.ts'
import { useGetPotentialScoreQuery } from '../account-api.ts'
import type { GuessReply } from '../api.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { unsentGuesses } from '../offline/unsent-guesses.ts'
import { saveStanding, lastStanding, type Standing } from './last-standing.ts'
import type { Win } from './win.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'

export interface KnownWin extends Win {
  /** It stands: the server has said it, or cannot be reached. Before that it is what this device expects. */
  readonly isSure: boolean
}

/** What the solve of a moment ago brought. It makes no call but the one for a guest's points, which the dialog makes anyway.
 *  Source: docs/product.md, The win */
export function useWin(puzzle: PuzzleView, { played, day }: Pick<Guessing, 'played' | 'day'>): KnownWin {
  const isGuest = useAccount() === undefined
  const reply = useSelector((state) => replyTo(state, puzzle.id))
  const isOffline = useSelector((state) => state.guesses.isWaiting) && !reply
  const { data: potential, isFetching } = useGetPotentialScoreQuery(deviceId(), { skip: !isGuest })
  const [expected] = useState(() => {
    const kept = lastStanding()
    return {
      kept,
      score: kept && kept.score + waitingPoints(puzzle.id),
      solvedToday: solvedOnDevice(puzzle.id, played.solved, day, kept),
    }
  })
  // Another tab or device may have solved it before: then it brings nothing more.
  const before = !isGuest && reply?.points === 0 ? expected.kept : undefined
  const said = isGuest ? (reply && !isFetching ? potential : undefined) : reply?.standing?.Score
  const solvedToday = reply?.standing?.SolvedToday ?? (before?.day === day ? Math.max(before.solvedToday, 1) : expected.solvedToday)
  useEffect(() => {
    if (said !== undefined) saveStanding({ score: said, solvedToday, day })
  }, [said, solvedToday, day])
  return {
    // A guest's solve brings nothing yet, and the reply says so.
    points: isGuest || !reply ? pointsOf(puzzle.id) : reply.points,
    total: said ?? (before ?? expected).score,
    solvedToday,
    waiting: isGuest ? 'for an account' : isOffline ? 'for the network' : 'no',
    isSure: said !== undefined || isOffline || (!isGuest && reply !== undefined),
  }
}

/** The points of what waits on this device for the server, the puzzle among it whether or not it has arrived by now. */
function waitingPoints(puzzleId: number): number {
  const right = unsentGuesses().flatMap((guess) => (guess.isRight ? [guess.puzzleId] : []))
  return [...new Set([...right, puzzleId])].reduce((sum, id) => sum + pointsOf(id), 0)
}

/** What the server said of the right guess at a puzzle. */
function replyTo(state: RootState, puzzleId: number): GuessReply | undefined {
  for (const call of Object.values(state[api.reducerPath].mutations)) {
    const data = call?.endpointName === 'uploadGuess' ? (call.data as GuessReply | undefined) : undefined
    if (data?.isRight && data.puzzle.id === puzzleId) return data
  }
  return undefined
}

/** How many puzzles the player solved on a day, as far as this device knows: those of the day that the server knows of or that wait here,
 *  and at least one more than when the server last said.
 *  @param puzzleId the one that was solved just now, of whatever day
 *  @param solved puzzles that are known to be solved */
function solvedOnDevice(puzzleId: number, solved: readonly number[], day: Day, kept: Standing | undefined): number {
  const waiting = unsentGuesses().flatMap((guess) => (guess.isRight ? [guess.puzzleId] : []))
  const ofDay = [...solved, ...waiting].filter((id) => dayOfPuzzle(id) === day)
  const counted = new Set([...ofDay, puzzleId]).size
  return Math.max(counted, kept?.day === day ? kept.solvedToday + 1 : 0)
}
