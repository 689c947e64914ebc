import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { ownKey } from '../../../platform/session/session-storage.ts'
import type { PlayedIds } from '../play-status.ts'
import { unsentGuesses } from './unsent-guesses.ts'

const PLAYED = 'played'
/** Days before the last reply's day that stay cached; older puzzles cannot be played offline. */
const DAYS_BEFORE = 1

/** Caches the server's reply for offline use.
 *  @param puzzleIds of the request; the cached state of others stays */
export function cachePlayed(puzzleIds: readonly number[], played: PlayedIds): void {
  const { begun } = played
  if (!begun) return
  const before = read()
  const isRecent = (id: number) => dayOfPuzzle(id) >= begun.day - DAYS_BEFORE
  const merged = (now: readonly number[], then: readonly number[] = []) =>
    [...new Set([...now, ...then.filter((id) => !puzzleIds.includes(id))])].filter(isRecent)
  const cached: PlayedIds = {
    solved: merged(played.solved, before?.solved),
    revealed: merged(played.revealed, before?.revealed),
    attempted: merged(played.attempted, before?.attempted),
    begun,
  }
  onDevice.keep(ownKey(PLAYED), JSON.stringify(cached))
}

/** The last reply of the server, with the unsent guesses of this device.
 *  @returns undefined if nothing is cached */
export function cachedPlayed(): PlayedIds | undefined {
  const cached = read()
  if (!cached) return undefined
  const unsent = unsentGuesses()
  const right = unsent.filter(({ isRight }) => isRight)
  return {
    ...cached,
    solved: [...new Set([...cached.solved, ...right.map(({ puzzleId }) => puzzleId)])],
    attempted: [...new Set([...cached.attempted, ...unsent.map(({ puzzleId }) => puzzleId)])],
  }
}

/** @returns undefined unless the stored value is valid */
function read(): PlayedIds | undefined {
  const { solved, revealed, attempted, begun } = (onDevice.readJson(ownKey(PLAYED)) ?? {}) as Partial<PlayedIds>
  const isWhole = [solved, revealed, attempted].every((ids) => Array.isArray(ids) && ids.every(Number.isInteger))
  if (!isWhole || !solved || !revealed || !attempted) return undefined
  return Number.isInteger(begun?.day) && Number.isInteger(begun?.count) ? { solved, revealed, attempted, begun } : undefined
}
