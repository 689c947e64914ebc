import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { ownKey } from '../../../platform/session/session-storage.ts'
import type { PlayedIds } from '../play-status.ts'
import { unsentGuesses } from './unsent-guesses.ts'

/** Under which the player's own is kept; an account's goes with its session. */
const PLAYED = 'played'
/** Puzzles of so many days before the day of the last answer are remembered: older ones cannot be played without the network. */
const DAYS_BEFORE = 1

/** Keeps what the server says of puzzles, for when it cannot be asked.
 *  @param puzzleIds those that it was asked about; what was kept of others stays */
export function cachePlayed(puzzleIds: readonly number[], played: PlayedIds): void {
  const { begun } = played
  if (!begun) return
  const before = read()
  const isRecent = (id: number) => dayOfPuzzle(id) >= begun.day - DAYS_BEFORE
  const merged = (now: readonly number[], then: readonly number[] = []) =>
    [...new Set([...now, ...then.filter((id) => !puzzleIds.includes(id))])].filter(isRecent)
  const kept: PlayedIds = {
    solved: merged(played.solved, before?.solved),
    revealed: merged(played.revealed, before?.revealed),
    attempted: merged(played.attempted, before?.attempted),
    begun,
  }
  onDevice.keep(ownKey(PLAYED), JSON.stringify(kept))
}

/** What the player has done as far as this device knows: what the server said last, and what waits here to be sent.
 *  @returns undefined if the server has never said anything */
export function cachedPlayed(): PlayedIds | undefined {
  const kept = read()
  if (!kept) return undefined
  const unsent = unsentGuesses()
  const right = unsent.filter(({ isRight }) => isRight)
  return {
    ...kept,
    solved: [...new Set([...kept.solved, ...right.map(({ puzzleId }) => puzzleId)])],
    attempted: [...new Set([...kept.attempted, ...unsent.map(({ puzzleId }) => puzzleId)])],
  }
}

/** A storage with anything else in it counts as empty. */
function read(): PlayedIds | undefined {
  const { solved, revealed, attempted, begun } = (onDevice.readJson(ownKey(PLAYED)) ?? {}) as Partial<PlayedIds>
  const isWhole = [solved, revealed, attempted].every((ids) => Array.isArray(ids) && ids.every(Number.isInteger))
  if (!isWhole || !solved || !revealed || !attempted) return undefined
  return Number.isInteger(begun?.day) && Number.isInteger(begun?.count) ? { solved, revealed, attempted, begun } : undefined
}
