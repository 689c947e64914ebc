import { FREE_PUZZLES_A_DAY, type PlayAccess } from '@emojigma/engine/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import type { Queries, Tables } from '../tables.ts'
import {
  attemptsAt,
  attemptsOf,
  findPlayerAt,
  findPlayerId,
  insertAttempt,
  insertPlayer,
  takeAllowance,
  updateAttempt,
  type Attempt,
  type Caller,
  type Player,
} from './queries.ts'

export type { Attempt } from './queries.ts'
export type { Caller, Player } from './queries.ts'

/** A guess whose right or wrong is known, about to be entered. */
export interface JudgedGuess {
  readonly player: Player
  readonly puzzleId: number
  readonly puzzleDay: Day
  readonly today: Day
  readonly isRight: boolean
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
  readonly nowMs: number
}

/** `isFirst`: the player attempts the puzzle with this guess. `solves`: the puzzle becomes solved by it.
 *  `isCounted`: the puzzle was not solved before, so the guess changed something. */
export type GuessEntry =
  | {
      readonly kind: 'entered'
      readonly playerId: number
      readonly isFirst: boolean
      readonly isCounted: boolean
      readonly solves: boolean
    }
  | { readonly kind: 'refused'; readonly access: Exclude<PlayAccess, 'open'> }
  | { readonly kind: 'locked'; readonly by: 'reveal' }

/** Who plays, and what they attempted. */
export class Players {
  readonly #queries: Queries

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** @returns the caller's attempts among these puzzles, by puzzle id */
  async attemptsAt(caller: Caller, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Attempt>> {
    const attempts = caller === undefined ? [] : await attemptsAt(this.#queries, caller, puzzleIds)
    return new Map(attempts.map((attempt) => [attempt.puzzleId, attempt]))
  }

  /** @returns all attempts of a player, latest first */
  attemptsOf(player: Player, limit?: number): Promise<readonly Attempt[]> {
    return attemptsOf(this.#queries, player, limit)
  }

  async playerIdOf(caller: Caller): Promise<number | undefined> {
    return caller === undefined ? undefined : findPlayerId(this.#queries, caller)
  }
}

/** Enters a guess, if the player may play the puzzle. A refused guess must leave no trace: the caller rolls the transaction back.
 *  Twenty first guesses at once are told apart by unique keys and a conditional update alone. */
export async function enterGuess(transaction: Transaction<Tables>, guess: JudgedGuess): Promise<GuessEntry> {
  const { player: caller, puzzleId, puzzleDay, today, isRight, hintRung, nowMs } = guess
  const player = await findPlayerAt(transaction, caller, puzzleId)
  if (player?.attempt) return guessAgain(transaction, player.playerId, player.attempt, guess)
  if (puzzleDay !== today) return { kind: 'refused', access: 'plan-needed' }
  const playerId = player?.playerId ?? (await playerOf(transaction, caller, nowMs))
  const isFirst = await insertAttempt(transaction, { playerId, puzzleId, day: today, isSolved: isRight, hintRung, nowMs })
  if (!isFirst) {
    const other = await findPlayerAt(transaction, caller, puzzleId)
    if (!other?.attempt) throw new Error('an attempt vanished')
    return guessAgain(transaction, playerId, other.attempt, guess)
  }
  const isFree = await takeAllowance(transaction, playerId, today, FREE_PUZZLES_A_DAY)
  return isFree
    ? { kind: 'entered', playerId, isFirst: true, isCounted: true, solves: isRight }
    : { kind: 'refused', access: 'free-limit-reached' }
}

async function guessAgain(
  transaction: Transaction<Tables>,
  playerId: number,
  attempt: Attempt,
  { puzzleId, isRight, hintRung, nowMs }: JudgedGuess,
): Promise<GuessEntry> {
  if (attempt.isRevealed) return { kind: 'locked', by: 'reveal' }
  if (attempt.isSolved) return { kind: 'entered', playerId, isFirst: false, isCounted: false, solves: false }
  const isOpen = await updateAttempt(transaction, playerId, puzzleId, isRight ? nowMs : null, hintRung)
  return { kind: 'entered', playerId, isFirst: false, isCounted: isOpen, solves: isOpen && isRight }
}

async function playerOf(transaction: Transaction<Tables>, caller: Player, nowMs: number): Promise<number> {
  const id = (await insertPlayer(transaction, caller, nowMs)) ?? (await findPlayerId(transaction, caller))
  if (id === undefined) throw new Error('a player vanished')
  return id
}
