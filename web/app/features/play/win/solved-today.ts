import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { unsentGuesses } from '../offline/unsent-guesses.ts'
import type { Standing } from './kept-standing.ts'

/** How many puzzles the player solved on a day, as far as this device knows: those of the day that the server knows of or that wait here,
 *  and at least one more than when the server last said.
 *  @param puzzleId the one that was solved just now, of whatever day
 *  @param solved puzzles that are known to be solved */
export function solvedOnDevice(puzzleId: number, solved: readonly number[], day: Day, kept: Standing | undefined): number {
  const waiting = unsentGuesses().flatMap((guess) => (guess.isRight ? [guess.puzzleId] : []))
  const ofDay = [...solved, ...waiting].filter((id) => dayOfPuzzle(id) === day)
  const counted = new Set([...ofDay, puzzleId]).size
  return Math.max(counted, kept?.day === day ? kept.solvedToday + 1 : 0)
}
