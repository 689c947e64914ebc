import { FREE_PUZZLES_A_DAY, type PlayAccess } from '@emojigma/engine/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import type { Queries, Tables } from '../database/tables.ts'
import type { Caller, Player } from '../http/caller.ts'
import type { Attempt, Plays } from '../puzzles/service.ts'
import {
  attemptsAt,
  attemptsOf,
  findPlayerAt,
  findPlayerId,
  insertAttempt,
  playerOf,
  revealAttempt,
  takeAllowance,
  updateAttempt,
  usedAllowance,
} from './queries.ts'

export { moveAttempts } from './move/device-move.ts'
export { accountPlayersAfter, findPlayerId, recordsOf } from './queries.ts'
export type { AttemptRecord } from './queries.ts'

/** A guess whose right or wrong is known, about to be entered. */
export interface JudgedGuess {
  readonly player: Player
  readonly puzzleId: number
  readonly puzzleDay: Day
  /** It may count among the three of the puzzle's day. */
  readonly isFree: boolean
  readonly isRight: boolean
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
  readonly nowMs: number
}

/** `isFirst`: the player attempts the puzzle with this guess. `solves`: the puzzle becomes solved by it; `isScored`: which may bring points.
 *  `isCounted`: the puzzle was not solved before, so the guess changed something. */
export type GuessEntry =
  | {
      readonly kind: 'entered'
      readonly playerId: number
      /** When the player began the puzzle. */
      readonly begunAtMs: number
      readonly isFirst: boolean
      readonly isCounted: boolean
      readonly solves: boolean
      readonly isScored: boolean
    }
  | { readonly kind: 'refused'; readonly access: Exclude<PlayAccess, 'open'> }
  | { readonly kind: 'locked'; readonly by: 'reveal' }

/** Who plays, and what they attempted. */
export class Players implements Plays {
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

  /** @returns how many of the day's free puzzles the caller has used, a guess's own measure */
  async usedAllowance(caller: Caller, day: Day): Promise<number> {
    return caller === undefined ? 0 : usedAllowance(this.#queries, caller, day)
  }

  async playerIdOf(caller: Caller): Promise<number | undefined> {
    return caller === undefined ? undefined : findPlayerId(this.#queries, caller)
  }
}

/** Enters a guess, if the player may play the puzzle. A refused guess must leave no trace: the caller rolls the transaction back.
 *  Twenty first guesses at once are told apart by unique keys and a conditional update alone. */
export async function enterGuess(transaction: Transaction<Tables>, guess: JudgedGuess): Promise<GuessEntry> {
  const { player: caller, puzzleId, puzzleDay, isFree, isRight, hintRung, nowMs } = guess
  const player = await findPlayerAt(transaction, caller, puzzleId)
  if (player?.attempt) return guessAgain(transaction, player.playerId, player.attempt, guess)
  if (!isFree) return { kind: 'refused', access: 'plan-needed' }
  const playerId = player?.playerId ?? (await playerOf(transaction, caller, nowMs))
  const isFirst = await insertAttempt(transaction, {
    playerId,
    puzzleId,
    day: puzzleDay,
    by: isRight ? 'right guess' : 'wrong guess',
    hintRung,
    nowMs,
  })
  if (!isFirst) {
    const other = await findPlayerAt(transaction, caller, puzzleId)
    if (!other?.attempt) throw new Error('an attempt vanished')
    return guessAgain(transaction, playerId, other.attempt, guess)
  }
  const isTaken = await takeAllowance(transaction, playerId, puzzleDay, FREE_PUZZLES_A_DAY)
  return isTaken
    ? { kind: 'entered', playerId, begunAtMs: nowMs, isFirst: true, isCounted: true, solves: isRight, isScored: true }
    : { kind: 'refused', access: 'free-limit-reached' }
}

/** A wish to see the answer of a puzzle. */
export type WishedReveal = Pick<JudgedGuess, 'player' | 'puzzleId' | 'puzzleDay' | 'isFree' | 'nowMs'>

export type RevealEntry = { readonly kind: 'revealed' } | Extract<GuessEntry, { kind: 'refused' }>

/** Shows the answer to a player who may play the puzzle; one not begun takes one of the day's three. A solved puzzle stays solved.
 *  A refusal must leave no trace, as with a guess. */
export async function enterReveal(
  transaction: Transaction<Tables>,
  { player: caller, puzzleId, puzzleDay, isFree, nowMs }: WishedReveal,
): Promise<RevealEntry> {
  const player = await findPlayerAt(transaction, caller, puzzleId)
  if (!player?.attempt) {
    if (!isFree) return { kind: 'refused', access: 'plan-needed' }
    const playerId = player?.playerId ?? (await playerOf(transaction, caller, nowMs))
    if (await insertAttempt(transaction, { playerId, puzzleId, day: puzzleDay, by: 'reveal', hintRung: 0, nowMs })) {
      const isTaken = await takeAllowance(transaction, playerId, puzzleDay, FREE_PUZZLES_A_DAY)
      return isTaken ? { kind: 'revealed' } : { kind: 'refused', access: 'free-limit-reached' }
    }
    await revealAttempt(transaction, playerId, puzzleId, nowMs)
    return { kind: 'revealed' }
  }
  await revealAttempt(transaction, player.playerId, puzzleId, nowMs)
  return { kind: 'revealed' }
}

async function guessAgain(
  transaction: Transaction<Tables>,
  playerId: number,
  attempt: Attempt,
  { player: caller, puzzleId, isRight, hintRung, nowMs }: JudgedGuess,
): Promise<GuessEntry> {
  if (attempt.isRevealed) return { kind: 'locked', by: 'reveal' }
  const { begunAtMs } = attempt
  if (attempt.isSolved) return { kind: 'entered', playerId, begunAtMs, isFirst: false, isCounted: false, solves: false, isScored: false }
  const updated = await updateAttempt(transaction, playerId, puzzleId, isRight ? nowMs : null, hintRung)
  const isOpen = updated !== undefined
  if (!isOpen && (await findPlayerAt(transaction, caller, puzzleId))?.attempt?.isRevealed) return { kind: 'locked', by: 'reveal' }
  return {
    kind: 'entered',
    playerId,
    begunAtMs,
    isFirst: false,
    isCounted: isOpen,
    solves: isOpen && isRight,
    isScored: updated?.isScored ?? false,
  }
}
