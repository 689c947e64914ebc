import { OFFLINE_GUESSES_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { storedAccount } from '../../../platform/session/session-storage.ts'
import { code } from '@emojigma/messages/language.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import type { Guess } from '../api.ts'
import { isHintRung } from '../hints/hint-rung.ts'

/** In which guesses are told that name no language. */
const ENGLISH: string = 'en'
const KEY = 'emojigma.unsentGuesses'

/** A guess and the account it was made for; a guest's has none. */
interface UnsentGuess extends Guess {
  readonly playerId?: string | undefined
}

/** Whose guesses are made now: an account's id, or undefined for a guest. */
export function currentPlayerId(): string | undefined {
  return storedAccount()?.id
}

/** Guesses of the current player that the server has not judged yet, oldest first. They outlive the page, and those of others wait for
 *  them. */
export function unsentGuesses(): readonly UnsentGuess[] {
  return storedGuesses().filter(({ playerId }) => playerId === currentPlayerId())
}

/** Guesses that this page is sending by themselves, each as it was kept. */
export const inFlight = new Set<UnsentGuess>()

/** The guesses of the current player that wait, and are not on their way. */
export function waitingGuesses(): readonly UnsentGuess[] {
  return unsentGuesses().filter((kept) => ![...inFlight].some((sent) => isSame(kept, sent)))
}

/** @param playerId who was playing when the guess was made
 *  @returns the guess as it is kept */
export function storeUnsent({ puzzleId, guess, isRight, hintRung, madeAtMs }: Guess, playerId: string | undefined): UnsentGuess {
  const kept: UnsentGuess = {
    puzzleId,
    guess,
    madeAtMs,
    ...(isRight ? { isRight } : {}),
    ...(hintRung ? { hintRung } : {}),
    ...(playerId ? { playerId } : {}),
    ...(code === ENGLISH ? {} : { language: code }),
  }
  const guesses = [...storedGuesses().filter((other) => !isSame(other, kept)), kept]
  const isOwn = (other: UnsentGuess) => other.playerId === playerId
  store([...guesses.filter((other) => !isOwn(other)), ...guesses.filter(isOwn).slice(-OFFLINE_GUESSES_LIMIT)])
  return kept
}

/** Forgets guesses that were judged meanwhile; whatever was kept since stays. */
export function removeUnsent(judged: readonly UnsentGuess[]): void {
  store(storedGuesses().filter((kept) => !judged.some((guess) => isSame(kept, guess))))
}

/** Makes the guesses of the guest on this device an account's. */
export function adoptUnsent(accountId: string): void {
  store(storedGuesses().map((kept) => (kept.playerId === undefined ? { ...kept, playerId: accountId } : kept)))
}

/** A storage with anything else in it counts as empty. */
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
  const { puzzleId, guess, hintRung = 0, madeAtMs = 0 } = value as Record<string, unknown>
  return Number.isInteger(puzzleId) && typeof guess === 'string' && isHintRung(hintRung) && Number.isInteger(madeAtMs)
}
