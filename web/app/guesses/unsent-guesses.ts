import type { Guess } from './api.ts'
import { isHintRung } from './hint-rung.ts'

const KEY = 'emojigma.unsentGuesses'

/** As many as one call takes.
 *  Source: contract §3, UploadPuzzleGuesses */
const MOST_GUESSES = 100

/** Guesses that the server has not judged yet, oldest first. They outlive the page; a storage with anything else in it counts as empty. */
export function unsentGuesses(): readonly Guess[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGuess).slice(-MOST_GUESSES) : []
  } catch {
    return []
  }
}

export function keepUnsent(guess: Guess): void {
  const others = unsentGuesses().filter((kept) => !isSame(kept, guess))
  const { puzzleId, guess: text, hintRung } = guess
  store([...others, { puzzleId, guess: text, ...(hintRung ? { hintRung } : {}) }].slice(-MOST_GUESSES))
}

/** Forgets guesses that were judged meanwhile; whatever was kept since stays. */
export function forgetUnsent(judged: readonly Guess[]): void {
  store(unsentGuesses().filter((kept) => !judged.some((guess) => isSame(kept, guess))))
}

function store(guesses: readonly Guess[]): void {
  try {
    if (guesses.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(guesses))
  } catch {
    // Storage is refused or full: the guess counts on this page, and is not remembered.
  }
}

function isSame(a: Guess, b: Guess): boolean {
  return a.puzzleId === b.puzzleId && a.guess === b.guess
}

function isGuess(value: unknown): value is Guess {
  if (typeof value !== 'object' || value === null) return false
  const { puzzleId, guess, hintRung = 0 } = value as Record<string, unknown>
  return Number.isInteger(puzzleId) && typeof guess === 'string' && isHintRung(hintRung)
}
