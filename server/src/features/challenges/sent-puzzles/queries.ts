import type { FriendAnimal } from '@emojigma/contract/rules/sent-puzzles.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { ClassicQuestion, WordQuestion } from '@emojigma/engine/question.ts'
import { sql, type Selectable } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { SentAttemptsTable, SentPuzzlesTable } from './tables.ts'

export interface StoredSentPuzzle {
  readonly id: number
  readonly keyHash: string
  readonly question: ClassicQuestion | WordQuestion
  readonly answer: string
  readonly levelId: LevelId
  readonly sentAtMs: number
}

/** A friend's attempt. */
export interface SentAttempt {
  readonly puzzleId: number
  readonly playerId: number
  readonly animal: FriendAnimal
  readonly openedAtMs: number
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
}

/** @returns whether id and key were free */
export async function insertSent(queries: Queries, sent: StoredSentPuzzle): Promise<boolean> {
  const { id, keyHash, question, answer, levelId, sentAtMs } = sent
  const row = await queries
    .insertInto('sent_puzzles')
    .values({ id, key_hash: keyHash, question: JSON.stringify(question), answer, level_id: levelId, sent_at_ms: sentAtMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findSent(queries: Queries, id: number): Promise<StoredSentPuzzle | undefined> {
  const row = await queries.selectFrom('sent_puzzles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

export async function findSentByKey(queries: Queries, keyHash: string): Promise<StoredSentPuzzle | undefined> {
  const row = await queries.selectFrom('sent_puzzles').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
  return row && stored(row)
}

/** Locks the puzzle until the transaction ends, so that no two friends get the last place or the same animal. */
export async function lockSent(queries: Queries, id: number): Promise<StoredSentPuzzle | undefined> {
  const row = await queries.selectFrom('sent_puzzles').selectAll().where('id', '=', id).$call(locking(queries)).executeTakeFirst()
  return row && stored(row)
}

export async function deleteSent(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('sent_puzzles').where('id', '=', id).execute()
}

/** All attempts at a puzzle, in the order in which friends opened it. */
export async function attemptsAtSent(queries: Queries, id: number): Promise<readonly SentAttempt[]> {
  const rows = await queries
    .selectFrom('sent_attempts')
    .selectAll()
    .where('sent_puzzle_id', '=', id)
    .orderBy('opened_at_ms')
    .orderBy('player_id')
    .execute()
  return rows.map(attempt)
}

/** The attempts of a player at these puzzles. */
export async function sentAttemptsOf(queries: Queries, playerId: number, ids: readonly number[]): Promise<readonly SentAttempt[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('sent_attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_puzzle_id', 'in', ids)
    .execute()
  return rows.map(attempt)
}

/** All attempts of an account. */
export async function sentAttemptsOfAccount(queries: Queries, accountId: string): Promise<readonly SentAttempt[]> {
  const rows = await queries
    .selectFrom('players')
    .innerJoin('sent_attempts', 'sent_attempts.player_id', 'players.id')
    .selectAll('sent_attempts')
    .where('players.account_id', '=', accountId)
    .orderBy('sent_attempts.opened_at_ms')
    .execute()
  return rows.map(attempt)
}

export async function insertSentAttempt(
  queries: Queries,
  { puzzleId, playerId, animal, openedAtMs }: Pick<SentAttempt, 'puzzleId' | 'playerId' | 'animal' | 'openedAtMs'>,
): Promise<void> {
  await queries
    .insertInto('sent_attempts')
    .values({
      sent_puzzle_id: puzzleId,
      player_id: playerId,
      animal,
      opened_at_ms: openedAtMs,
      guess_count: 0,
      solved_at_ms: null,
      last_made_at_ms: null,
    })
    .execute()
}

/** Enters a guess of a friend who has opened the puzzle. A solved puzzle stays as it is, and a wrong guess that is sent again counts once;
 *  a single statement decides between concurrent guesses.
 *  @param madeAtMs when it was made, according to its sender; undefined = unknown */
export async function enterSentGuess(
  queries: Queries,
  guess: {
    readonly puzzleId: number
    readonly playerId: number
    readonly isRight: boolean
    readonly madeAtMs: number | undefined
    readonly nowMs: number
  },
): Promise<void> {
  const { puzzleId, playerId, isRight, madeAtMs, nowMs } = guess
  await queries
    .updateTable('sent_attempts')
    .set((eb) => ({
      guess_count: eb('guess_count', '+', 1),
      solved_at_ms: isRight ? nowMs : null,
      last_made_at_ms: madeAtMs ?? eb.ref('last_made_at_ms'),
    }))
    .where('sent_puzzle_id', '=', puzzleId)
    .where('player_id', '=', playerId)
    .where('solved_at_ms', 'is', null)
    .$if(!isRight && madeAtMs !== undefined, (query) => query.where(sql<boolean>`coalesce(last_made_at_ms < ${madeAtMs}, true)`))
    .execute()
}

/** Moves a device's attempts to the account, except at puzzles that the account has opened itself. */
export async function moveSentAttempts(queries: Queries, devicePlayerId: number, playerId: number): Promise<void> {
  const own = queries.selectFrom('sent_attempts').select('sent_puzzle_id').where('player_id', '=', playerId)
  await queries.deleteFrom('sent_attempts').where('player_id', '=', devicePlayerId).where('sent_puzzle_id', 'in', own).execute()
  await queries.updateTable('sent_attempts').set({ player_id: playerId }).where('player_id', '=', devicePlayerId).execute()
}

/** @returns how many were deleted */
export async function deleteSentBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('sent_puzzles').select('id').where('sent_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('sent_puzzles').where('id', 'in', old).returning('id').execute()).length
}

function stored(row: Selectable<SentPuzzlesTable>): StoredSentPuzzle {
  return {
    id: row.id,
    keyHash: row.key_hash,
    question: JSON.parse(row.question) as StoredSentPuzzle['question'],
    answer: row.answer,
    levelId: row.level_id as LevelId,
    sentAtMs: row.sent_at_ms,
  }
}

function attempt(row: Selectable<SentAttemptsTable>): SentAttempt {
  return {
    puzzleId: row.sent_puzzle_id,
    playerId: row.player_id,
    animal: row.animal as FriendAnimal,
    openedAtMs: row.opened_at_ms,
    guessCount: row.guess_count,
    solvedAtMs: row.solved_at_ms ?? undefined,
  }
}
