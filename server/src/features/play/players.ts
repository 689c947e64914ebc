import { access, type Access, type AccessedPuzzle, type Action, type Refusal } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { KnownVisitor, Player } from '../../platform/visitor.ts'
import { stateOf, type Attempt, type Plays } from '../puzzles/service.ts'
import {
  attemptsAt,
  findPlayerAt,
  insertAttempt,
  latestAttempts,
  recordsOfAccounts,
  revealAttempt,
  updateAttempt,
  type AttemptRecord,
  type NewAttempt,
} from './queries.ts'
import { bornAtMs, findPlayerId, playerOf, takeAllowance, usedAllowance } from './player/queries.ts'
import { addSolved, solvedPoints } from './solved-days/queries.ts'

export { moveAttempts } from './move/device-move.ts'
export { accountPlayersAfter, findPlayerId, playerOf } from './player/queries.ts'
export { recordsOf } from './queries.ts'
export type { AttemptRecord } from './queries.ts'

/** A guess whose right or wrong is known, about to be entered. */
export interface JudgedGuess {
  readonly visitor: KnownVisitor
  readonly puzzleId: number
  /** The day on which it counts as made: today, or for one that comes late its puzzle's. */
  readonly day: Day
  readonly isRight: boolean
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
  /** Whether a solve of the puzzle may bring points, if the guess begins it. */
  readonly isScored: boolean
  /** When it was made, as its sender says. */
  readonly madeAtMs: number | undefined
  readonly nowMs: number
}

/** `attempt`: what the player has done at the puzzle by now. `isFirst`: the player attempts the
 *  puzzle with this guess. `solves`: the puzzle becomes solved by it; `isScored`: which may bring points. */
export type GuessEntry =
  | {
      readonly kind: 'entered'
      readonly playerId: number
      readonly attempt: Attempt
      readonly isFirst: boolean
      readonly solves: boolean
      readonly isScored: boolean
      /** How many of the free puzzles of the puzzle's day the player has used by now. */
      readonly used: number
    }
  /** The guess changes nothing. */
  | { readonly kind: 'known before'; readonly attempt: Attempt; readonly used: number }
  | { readonly kind: 'refused'; readonly why: Exclude<Refusal<'PLAY PUZZLE'>, 'solved'> }

/** Who plays, and what they attempted. */
export class Players implements Plays {
  readonly #queries: Queries

  constructor(queries: Queries) {
    this.#queries = queries
  }

  /** @returns the player's attempts among these puzzles, by puzzle id */
  async attemptsAt(player: Player | undefined, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Attempt>> {
    const attempts = player === undefined ? [] : await attemptsAt(this.#queries, player, puzzleIds)
    return new Map(attempts.map((attempt) => [attempt.puzzleId, attempt]))
  }

  /** @returns the attempts that a player began last, latest first */
  latestAttempts(player: Player, limit: number): Promise<readonly Attempt[]> {
    return latestAttempts(this.#queries, player, limit)
  }

  /** @returns the points that all that a player has solved may bring */
  solvedPoints(player: Player): Promise<number> {
    return solvedPoints(this.#queries, player)
  }

  /** @returns how many of the day's free puzzles the player has used, a guess's own measure */
  async usedAllowance(player: Player | undefined, day: Day): Promise<number> {
    return player === undefined ? 0 : usedAllowance(this.#queries, player, day)
  }

  /** @returns what these accounts did at these puzzles, with hints and the number of guesses */
  recordsOfAccounts(
    accountIds: readonly string[],
    puzzleIds: readonly number[],
  ): Promise<readonly (AttemptRecord & { readonly accountId: string })[]> {
    return recordsOfAccounts(this.#queries, accountIds, puzzleIds)
  }

  /** @returns since when somebody plays: an account since it was made, a device since its first guess; undefined = not yet */
  bornAtMs(player: Player): Promise<number | undefined> {
    return bornAtMs(this.#queries, player)
  }

  async playerIdOf(player: Player | undefined): Promise<number | undefined> {
    return player === undefined ? undefined : findPlayerId(this.#queries, player)
  }
}

/** Enters a guess, if the player may play the puzzle. A refused guess must leave no trace: who calls this rolls the transaction back.
 *  Twenty first guesses at once are told apart by unique keys and a conditional update alone. */
export async function enterGuess(transaction: Transaction<Tables>, guess: JudgedGuess): Promise<GuessEntry> {
  const { puzzleId, day, isRight, hintRung, madeAtMs, nowMs } = guess
  const begin: Beginning<'PLAY PUZZLE'> = {
    ...guess,
    by: isRight ? 'right guess' : 'wrong guess',
    ask: (visitor, puzzle) => access('PLAY PUZZLE', visitor, puzzle, day),
  }
  const begun = await beginOnce(transaction, begin)
  if (begun.kind === 'refused') {
    const { why, attempt, used } = begun
    if (why !== 'solved') return { kind: 'refused', why }
    if (!attempt) throw new Error('a puzzle is solved that was never begun')
    return { kind: 'known before', attempt, used }
  }
  const { playerId, used } = begun
  if (begun.kind === 'begun') {
    if (isRight) await addSolved(transaction, playerId, [guess])
    const attempt = { puzzleId, isSolved: isRight, isRevealed: false, begunAtMs: nowMs }
    return { kind: 'entered', playerId, attempt, isFirst: true, solves: isRight, isScored: guess.isScored, used }
  }
  const { lastMadeAtMs } = begun
  // Whoever hears no answer sends it again.
  const isCounted = madeAtMs !== undefined && lastMadeAtMs !== undefined && madeAtMs <= lastMadeAtMs
  if (!isRight && isCounted) return { kind: 'known before', attempt: begun.attempt, used }
  const further = { playerId, puzzleId, solvedAtMs: isRight ? nowMs : null, hintRung, madeAtMs: madeAtMs ?? null }
  const updated = await updateAttempt(transaction, further)
  // Solved, revealed or counted since it was read.
  if (!updated) return enterGuess(transaction, guess)
  if (isRight) await addSolved(transaction, playerId, [{ puzzleId, isScored: updated.isScored }])
  const attempt = { ...begun.attempt, isSolved: isRight }
  return { kind: 'entered', playerId, attempt, isFirst: false, solves: isRight, isScored: updated.isScored, used }
}

/** A wish to see the answer of a puzzle. */
export type WishedReveal = Pick<JudgedGuess, 'visitor' | 'puzzleId' | 'day' | 'nowMs'>

export type RevealEntry =
  | { readonly kind: 'revealed' }
  | { readonly kind: 'refused'; readonly why: Exclude<Refusal<'ANSWER'>, 'solved' | 'revealed'> }

/** Shows the answer to a player who may have it revealed; a puzzle not begun takes one of the day's three. A solved puzzle stays solved.
 *  A refusal must leave no trace, as with a guess. */
export async function enterReveal(transaction: Transaction<Tables>, wish: WishedReveal): Promise<RevealEntry> {
  const { puzzleId, day, nowMs } = wish
  const begun = await beginOnce<'ANSWER'>(transaction, {
    ...wish,
    by: 'reveal',
    hintRung: 0,
    isScored: true,
    madeAtMs: undefined,
    ask: (visitor, puzzle) => access('ANSWER', visitor, puzzle, day),
  })
  if (begun.kind === 'refused') {
    const { why } = begun
    return why === 'solved' || why === 'revealed' ? { kind: 'revealed' } : { kind: 'refused', why }
  }
  if (begun.kind === 'begun before') await revealAttempt(transaction, begun.playerId, puzzleId, nowMs)
  return { kind: 'revealed' }
}

interface Beginning<A extends Action>
  extends Pick<JudgedGuess, 'visitor' | 'puzzleId' | 'nowMs'>, Pick<NewAttempt, 'by' | 'hintRung' | 'isScored' | 'madeAtMs'> {
  readonly ask: (visitor: Visitor, puzzle: AccessedPuzzle) => Access<A>
}

/** `used`: how many of the free puzzles of the puzzle's day the player has used by now. */
type Begun<A extends Action> = { readonly used: number } & (
  | { readonly kind: 'begun'; readonly playerId: number }
  | { readonly kind: 'begun before'; readonly playerId: number; readonly attempt: Attempt; readonly lastMadeAtMs: number | undefined }
  | { readonly kind: 'refused'; readonly why: Refusal<A>; readonly attempt?: Attempt | undefined }
)

/** Begins a puzzle, if the visitor may and has not yet, and takes one of the day's free ones where that is its price. */
async function beginOnce<A extends Action>(transaction: Transaction<Tables>, beginning: Beginning<A>): Promise<Begun<A>> {
  const { visitor, puzzleId, by, hintRung, isScored, madeAtMs, nowMs, ask } = beginning
  const { player } = visitor
  const day = dayOfPuzzle(puzzleId)
  const found = await findPlayerAt(transaction, player, puzzleId)
  let used = found?.used ?? 0
  const answer = ask({ ...visitor, used }, { id: puzzleId, state: stateOf(found?.attempt) })
  if (answer.kind === 'refused') return { ...answer, attempt: found?.attempt, used }
  if (found?.attempt) {
    const { playerId, attempt, lastMadeAtMs } = found
    return { kind: 'begun before', playerId, attempt, lastMadeAtMs, used }
  }
  const playerId = found?.playerId ?? (await playerOf(transaction, player, nowMs))
  const isFirst = await insertAttempt(transaction, { playerId, puzzleId, day, by, hintRung, isScored, madeAtMs, nowMs })
  // Begun since it was read.
  if (!isFirst) return beginOnce(transaction, beginning)
  while (answer.takesFree && !(await takeAllowance(transaction, playerId, day, used))) {
    used = await usedAllowance(transaction, player, day)
    const again = ask({ ...visitor, used }, { id: puzzleId, state: 'fresh' })
    if (again.kind === 'refused') return { ...again, used }
  }
  return { kind: 'begun', playerId, used: answer.takesFree ? used + 1 : used }
}
