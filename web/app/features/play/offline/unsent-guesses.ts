import { OFFLINE_GUESSES_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { storedAccount } from '../../../platform/session/session-storage.ts'
import { code } from '@emojigma/messages/language.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import type { Guess } from '../api.ts'
import { isHintRung } from '../hints/hint-rung.ts'

/** The default language of guesses. */
const ENGLISH: string = 'en'
const KEY = 'emojigma.unsentGuesses'

/** A guess and its account; a guest's has none. */
interface UnsentGuess extends Guess {
  readonly playerId?: string | undefined
}

/** The signed-in account's id; undefined for a guest. */
export function currentPlayerId(): string | undefined {
  return storedAccount()?.id
}

/** The current player's guesses that the server has not judged yet, oldest first. */
export function unsentGuesses(): readonly UnsentGuess[] {
  return storedGuesses().filter(({ playerId }) => playerId === currentPlayerId())
}

/** Whether unsent guesses outlive the page. */
export function areUnsentGuessesKept(): boolean {
  return onDevice.isKept(KEY)
}

/** Stored guesses that this page is sending one by one. */
export const inFlight = new Set<UnsentGuess>()

/** The current player's unsent guesses that are not in flight. */
export function waitingGuesses(): readonly UnsentGuess[] {
  return unsentGuesses().filter((stored) => ![...inFlight].some((sent) => isSame(stored, sent)))
}

/** @param playerId the player at the time of the guess
 *  @returns the stored guess */
export function storeUnsent(
  { puzzleId, guess, isRight, hintRung, madeAtMs, searchedMs }: Guess,
  playerId: string | undefined,
): UnsentGuess {
  const stored: UnsentGuess = {
    puzzleId,
    guess,
    madeAtMs,
    ...(isRight ? { isRight } : {}),
    ...(hintRung ? { hintRung } : {}),
    ...(searchedMs === undefined ? {} : { searchedMs }),
    ...(playerId ? { playerId } : {}),
    ...(code === ENGLISH ? {} : { language: code }),
  }
  const guesses = [...storedGuesses().filter((other) => !isSame(other, stored)), stored]
  const isOwn = (other: UnsentGuess) => other.playerId === playerId
  store([...guesses.filter((other) => !isOwn(other)), ...guesses.filter(isOwn).slice(-OFFLINE_GUESSES_LIMIT)])
  return stored
}

/** Removes judged guesses; those stored since then stay. */
export function removeUnsent(judged: readonly UnsentGuess[]): void {
  store(storedGuesses().filter((stored) => !judged.some((guess) => isSame(stored, guess))))
}

/** Moves the guest's unsent guesses to an account. */
export function adoptUnsent(accountId: string): void {
  store(storedGuesses().map((guess) => (guess.playerId === undefined ? { ...guess, playerId: accountId } : guess)))
}

/** Those of all players; invalid entries are dropped. */
function storedGuesses(): readonly UnsentGuess[] {
  const stored = onDevice.readJson(KEY)
  return Array.isArray(stored) ? stored.filter(isGuess) : []
}

function store(guesses: readonly UnsentGuess[]): void {
  if (guesses.length === 0) onDevice.forget(KEY)
  else onDevice.keep(KEY, JSON.stringify(guesses))
}

function isSame(a: UnsentGuess, b: UnsentGuess): boolean {
  return a.puzzleId === b.puzzleId && a.guess === b.guess && a.language === b.language && a.playerId === b.playerId
}

function isGuess(value: unknown): value is UnsentGuess {
  if (typeof value !== 'object' || value === null) return false
  const { puzzleId, guess, hintRung = 0, madeAtMs = 0, searchedMs = 0 } = value as Record<string, unknown>
  return [puzzleId, madeAtMs, searchedMs].every(Number.isInteger) && typeof guess === 'string' && isHintRung(hintRung)
}
