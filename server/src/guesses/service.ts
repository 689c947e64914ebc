import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import type { PlayAccess } from '@emojigma/engine/allowance.ts'
import { dayAt, dayOfPuzzle, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { LiveStats } from '../live/service.ts'
import { enterGuess, type GuessEntry, type JudgedGuess, type Player, type Players } from '../players/service.ts'
import type { Puzzles } from '../puzzles/service.ts'

const LATEST_LIMIT = 48

export type Verdict =
  /** The guess counts; `isRight` is the server's word. */
  | { readonly kind: 'judged'; readonly isRight: boolean }
  | { readonly kind: 'unknown puzzle' }
  | { readonly kind: 'malformed guess' }
  | { readonly kind: 'refused'; readonly access: Exclude<PlayAccess, 'open'> }
  | { readonly kind: 'locked'; readonly by: 'reveal' }

export interface MadeGuess {
  readonly puzzleId: number
  readonly text: string
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
}

export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
}

export interface GuessesOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly players: Players
  readonly live: LiveStats
  readonly clock: Clock
}

/** Rolls a guess's transaction back, carrying why. */
class Refused extends Error {
  readonly entry: Exclude<GuessEntry, { kind: 'entered' }>

  constructor(entry: Exclude<GuessEntry, { kind: 'entered' }>) {
    super(entry.kind)
    this.entry = entry
  }
}

/** Judges guesses, and knows what a player has played. */
export class Guesses {
  readonly #options: GuessesOptions

  constructor(options: GuessesOptions) {
    this.#options = options
  }

  /** Judges one guess. When it returns 'judged' the guess is on disk. The same guess again changes nothing. */
  async judge(player: Player, { puzzleId, text, hintRung }: MadeGuess): Promise<Verdict> {
    const { puzzles, clock } = this.#options
    const puzzle = await puzzles.stored(puzzleId)
    if (!puzzle) return { kind: 'unknown puzzle' }
    const guess = canonicalGuess(puzzle.question.typeId, puzzle.levelId, text)
    if (guess === undefined) return { kind: 'malformed guess' }
    const nowMs = clock.nowMs()
    const isRight = guess === puzzle.answer
    const entry = await this.#enter({ player, puzzleId, puzzleDay: dayOfPuzzle(puzzleId), today: dayAt(nowMs), isRight, hintRung, nowMs })
    if (entry.kind !== 'entered') return entry
    if (entry.isFirst || entry.solves) puzzles.forgetCounts(puzzleId)
    return { kind: 'judged', isRight }
  }

  async playedIds(player: Player): Promise<PlayedIds> {
    const attempts = await this.#options.players.attemptsOf(player)
    return {
      solved: attempts.filter(({ isSolved }) => isSolved).map(({ puzzleId }) => puzzleId),
      revealed: attempts.filter(({ isRevealed }) => isRevealed).map(({ puzzleId }) => puzzleId),
      attempted: attempts.map(({ puzzleId }) => puzzleId),
    }
  }

  /** @returns the points that a player's solved puzzles would bring an account */
  async potentialScore(player: Player): Promise<number> {
    const { solved } = await this.playedIds(player)
    return solved.reduce((score, puzzleId) => score + levelOf(slotOfPuzzle(puzzleId).levelId).points, 0)
  }

  /** @returns the player's last attempted puzzles, latest first, at most 48 */
  async latestPuzzles(player: Player): Promise<readonly PuzzleView[]> {
    const attempts = await this.#options.players.attemptsOf(player, LATEST_LIMIT)
    return this.#options.puzzles.views(
      attempts.map(({ puzzleId }) => puzzleId),
      player,
    )
  }

  async #enter(guess: JudgedGuess): Promise<GuessEntry> {
    const { database, puzzles, live } = this.#options
    try {
      return await database.durably(async (transaction) => {
        const entry = await enterGuess(transaction, guess)
        if (entry.kind !== 'entered') throw new Refused(entry)
        if (entry.isFirst || entry.solves) await puzzles.count(transaction, guess.puzzleId, entry.isFirst ? 1 : 0, entry.solves ? 1 : 0)
        if (entry.isCounted) await live.countGuess(transaction, entry.playerId, entry.solves)
        return entry
      })
    } catch (error) {
      if (error instanceof Refused) return error.entry
      throw error
    }
  }
}
