import type { Access, AccessedPuzzle, Action, Refusal } from '@emojigma/contract/rules/actions.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import type { SlipRule } from '@emojigma/engine/understanding/slip.ts'
import type { Transaction } from 'kysely'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { KnownVisitor, Player } from '../../platform/visitor.ts'
import { stateOf, type Attempt, type Plays } from '../puzzles/service.ts'
import {
  attemptsAt,
  findPlayerAt,
  insertAttempt,
  latestAttempts,
  latestRecords,
  recordsOfAccounts,
  revealAttempt,
  updateAttempt,
  type AttemptRecord,
  type NewAttempt,
  type RecordMark,
} from './queries.ts'
import { bornAtMs, findPlayerId, playerOf, takeAllowance, usedAllowance } from './player/queries.ts'
import { addSolved, solvedPoints } from './solved-days/queries.ts'
import { storeWrongAnswer, wrongAnswersOf } from './wrong-answers.ts'

export { moveAttempts } from './move/device-move.ts'
export { accountPlayersAfter, findPlayerId, playerOf } from './player/queries.ts'
export { recordsOf } from './queries.ts'
export type { AttemptRecord, RecordMark } from './queries.ts'

/** A guess that has been judged and is about to be stored. */
export interface JudgedGuess {
  readonly visitor: KnownVisitor
  readonly puzzleId: number
  /** The day that it counts for: today, or for a late guess the day of its puzzle. */
  readonly day: Day
  readonly isRight: boolean
  /** The furthest hint rung used so far, 0 to 3. */
  readonly hintRung: number
  /** Whether a solve may earn points, if this guess begins the puzzle. */
  readonly isScored: boolean
  /** When it was made, according to its sender. */
  readonly madeAtMs: number | undefined
  /** The slip behind a wrong guess, if it is understood. */
  readonly slip: SlipRule | undefined
  /** A wrong guess to store for the student's teachers. */
  readonly wrongAnswer: string | undefined
  /** Of a right guess at Spot the odd emoji: from the first sight of the picture. */
  readonly searchedMs: number | undefined
  readonly nowMs: number
}

/** `attempt`: the player's attempt including this guess. `isFirst`: it begins the attempt. `solves`: it solves the puzzle; `isScored`:
 *  for points. */
export type GuessEntry =
  | {
      readonly kind: 'entered'
      readonly playerId: number
      readonly attempt: Attempt
      readonly isFirst: boolean
      readonly solves: boolean
      readonly isScored: boolean
      /** How many of the free puzzles of the puzzle's day are used now. */
      readonly used: number
    }
  /** The guess changes nothing. */
  | { readonly kind: 'known before'; readonly attempt: Attempt; readonly used: number }
  | { readonly kind: 'refused'; readonly why: Exclude<Refusal<'PLAY PUZZLE'>, 'solved'> }

/** The players and their attempts. */
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

  /** @returns what a player did at the puzzles begun since a time, latest first; of a page, those before a mark */
  latestRecords(player: Player, sinceMs: number, limit: number, before?: RecordMark): Promise<readonly AttemptRecord[]> {
    return latestRecords(this.#queries, player, sinceMs, limit, before)
  }

  /** @returns a student's stored wrong answers at these puzzles by puzzle, the first one first */
  wrongAnswersOf(accountId: string, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    return wrongAnswersOf(this.#queries, accountId, puzzleIds)
  }

  /** @returns the points that all of a player's solves may earn */
  solvedPoints(player: Player): Promise<number> {
    return solvedPoints(this.#queries, player)
  }

  /** @returns how many of the day's free puzzles the player has used, the number that guesses are checked against */
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

  /** @returns when the account was created, or when the device made its first guess; undefined if there is no such player yet */
  bornAtMs(player: Player): Promise<number | undefined> {
    return bornAtMs(this.#queries, player)
  }

  async playerIdOf(player: Player | undefined): Promise<number | undefined> {
    return player === undefined ? undefined : findPlayerId(this.#queries, player)
  }
}

/** Enters a guess, if the player may play the puzzle. On a refusal the caller must roll the transaction back. Unique keys and one
 *  conditional update suffice to keep twenty simultaneous first guesses apart. */
export async function enterGuess(transaction: Transaction<Tables>, guess: JudgedGuess): Promise<GuessEntry> {
  const { puzzleId, day, isRight, hintRung, madeAtMs, slip, wrongAnswer, searchedMs, nowMs } = guess
  const begin: Beginning<'PLAY PUZZLE'> = {
    ...guess,
    by: isRight ? 'right guess' : 'wrong guess',
    ask: (visitor, puzzle) => access('PLAY PUZZLE', visitor, puzzle, day),
  }
  const outcome = await beginOnce(transaction, begin)
  if (outcome.kind === 'refused') {
    const { why, attempt, used } = outcome
    if (why !== 'solved') return { kind: 'refused', why }
    if (!attempt) throw new Error('a puzzle is solved that was never begun')
    return { kind: 'known before', attempt, used }
  }
  const { playerId, used } = outcome
  if (outcome.kind === 'begun') {
    if (wrongAnswer !== undefined) await storeWrongAnswer(transaction, playerId, puzzleId, wrongAnswer, nowMs)
    if (isRight) await addSolved(transaction, playerId, [{ puzzleId, isScored: outcome.isScored }])
    const attempt = { puzzleId, isSolved: isRight, isRevealed: false, begunAtMs: nowMs }
    return { kind: 'entered', playerId, attempt, isFirst: true, solves: isRight, isScored: outcome.isScored, used }
  }
  const { lastMadeAtMs } = outcome
  // A client that got no reply retries.
  const isCounted = madeAtMs !== undefined && lastMadeAtMs !== undefined && madeAtMs <= lastMadeAtMs
  if (!isRight && isCounted) return { kind: 'known before', attempt: outcome.attempt, used }
  const further = { playerId, puzzleId, solvedAtMs: isRight ? nowMs : null, hintRung, madeAtMs: madeAtMs ?? null, slip, searchedMs }
  const updated = await updateAttempt(transaction, further)
  // Solved, revealed or counted by another request since the read.
  if (!updated) return enterGuess(transaction, guess)
  if (wrongAnswer !== undefined) await storeWrongAnswer(transaction, playerId, puzzleId, wrongAnswer, nowMs)
  if (isRight) await addSolved(transaction, playerId, [{ puzzleId, isScored: updated.isScored }])
  const attempt = { ...outcome.attempt, isSolved: isRight }
  return { kind: 'entered', playerId, attempt, isFirst: false, solves: isRight, isScored: updated.isScored, used }
}

/** A request to reveal a puzzle's answer. */
export type WishedReveal = Pick<JudgedGuess, 'visitor' | 'puzzleId' | 'day' | 'nowMs'>

export type RevealEntry =
  | { readonly kind: 'revealed' }
  | { readonly kind: 'refused'; readonly why: Exclude<Refusal<'ANSWER'>, 'solved' | 'revealed'> }

/** Reveals the answer, if the player may see it; a puzzle not begun uses up one of the day's three. A solved puzzle stays solved. On a
 *  refusal the caller must roll the transaction back. */
export async function enterReveal(transaction: Transaction<Tables>, wish: WishedReveal): Promise<RevealEntry> {
  const { puzzleId, day, nowMs } = wish
  const outcome = await beginOnce<'ANSWER'>(transaction, {
    ...wish,
    by: 'reveal',
    hintRung: 0,
    isScored: true,
    madeAtMs: undefined,
    slip: undefined,
    searchedMs: undefined,
    ask: (visitor, puzzle) => access('ANSWER', visitor, puzzle, day),
  })
  if (outcome.kind === 'refused') {
    const { why } = outcome
    return why === 'solved' || why === 'revealed' ? { kind: 'revealed' } : { kind: 'refused', why }
  }
  if (outcome.kind === 'begun before') await revealAttempt(transaction, outcome.playerId, puzzleId, nowMs)
  return { kind: 'revealed' }
}

interface Beginning<A extends Action>
  extends
    Pick<JudgedGuess, 'visitor' | 'puzzleId' | 'nowMs'>,
    Pick<NewAttempt, 'by' | 'hintRung' | 'isScored' | 'madeAtMs' | 'slip' | 'searchedMs'> {
  readonly ask: (visitor: Visitor, puzzle: AccessedPuzzle) => Access<A>
}

/** `used`: how many of the free puzzles of the puzzle's day are used now. */
type BeginOutcome<A extends Action> = { readonly used: number } & (
  | { readonly kind: 'begun'; readonly playerId: number; readonly isScored: boolean }
  | { readonly kind: 'begun before'; readonly playerId: number; readonly attempt: Attempt; readonly lastMadeAtMs: number | undefined }
  | { readonly kind: 'refused'; readonly why: Refusal<A>; readonly attempt?: Attempt | undefined }
)

/** Begins a puzzle, if the visitor may and has not yet, and uses up one of the day's free puzzles if access requires it. */
async function beginOnce<A extends Action>(transaction: Transaction<Tables>, beginning: Beginning<A>): Promise<BeginOutcome<A>> {
  const { visitor, puzzleId, by, hintRung, madeAtMs, slip, searchedMs, nowMs, ask } = beginning
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
  const isScored = beginning.isScored && !found?.isAnswerPrinted
  const playerId = found?.playerId ?? (await playerOf(transaction, player, nowMs))
  const isFirst = await insertAttempt(transaction, { playerId, puzzleId, day, by, hintRung, isScored, madeAtMs, slip, searchedMs, nowMs })
  // Begun by another request since the read.
  if (!isFirst) return beginOnce(transaction, beginning)
  while (answer.takesFree && !(await takeAllowance(transaction, playerId, day, used))) {
    used = await usedAllowance(transaction, player, day)
    const again = ask({ ...visitor, used }, { id: puzzleId, state: 'fresh' })
    if (again.kind === 'refused') return { ...again, used }
  }
  return { kind: 'begun', playerId, isScored, used: answer.takesFree ? used + 1 : used }
}
