import type { FriendAnimal } from '@emojigma/contract/rules/gift-puzzles.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { ClassicQuestion, WordQuestion } from '@emojigma/engine/question.ts'
import { sql, type Selectable } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { GiftAttemptsTable, GiftPuzzlesTable } from './tables.ts'

export interface StoredGiftPuzzle {
  readonly id: number
  readonly keyHash: string
  readonly question: ClassicQuestion | WordQuestion
  readonly answer: string
  readonly levelId: LevelId
  readonly sentAtMs: number
}

/** A friend's attempt. */
export interface GiftAttempt {
  readonly puzzleId: number
  readonly playerId: number
  readonly animal: FriendAnimal
  readonly openedAtMs: number
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
}

/** @returns whether id and key were free */
export async function insertGift(queries: Queries, sent: StoredGiftPuzzle): Promise<boolean> {
  const { id, keyHash, question, answer, levelId, sentAtMs } = sent
  const row = await queries
    .insertInto('gift_puzzles')
    .values({ id, key_hash: keyHash, question: JSON.stringify(question), answer, level_id: levelId, sent_at_ms: sentAtMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findGift(queries: Queries, id: number): Promise<StoredGiftPuzzle | undefined> {
  const row = await queries.selectFrom('gift_puzzles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

export async function findGiftByKey(queries: Queries, keyHash: string): Promise<StoredGiftPuzzle | undefined> {
  const row = await queries.selectFrom('gift_puzzles').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
  return row && stored(row)
}

/** Locks the puzzle until the transaction ends, so that no two friends get the last place or the same animal. */
export async function lockGift(queries: Queries, id: number): Promise<StoredGiftPuzzle | undefined> {
  const row = await queries.selectFrom('gift_puzzles').selectAll().where('id', '=', id).$call(locking(queries)).executeTakeFirst()
  return row && stored(row)
}

export async function deleteGift(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('gift_puzzles').where('id', '=', id).execute()
}

/** All attempts at a puzzle, in the order in which friends opened it. */
export async function attemptsAtGift(queries: Queries, id: number): Promise<readonly GiftAttempt[]> {
  const rows = await queries
    .selectFrom('gift_attempts')
    .selectAll()
    .where('gift_puzzle_id', '=', id)
    .orderBy('opened_at_ms')
    .orderBy('player_id')
    .execute()
  return rows.map(attempt)
}

/** The attempts of a player at these puzzles. */
export async function giftAttemptsOf(queries: Queries, playerId: number, ids: readonly number[]): Promise<readonly GiftAttempt[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('gift_attempts')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('gift_puzzle_id', 'in', ids)
    .execute()
  return rows.map(attempt)
}

/** All attempts of an account. */
export async function giftAttemptsOfAccount(queries: Queries, accountId: string): Promise<readonly GiftAttempt[]> {
  const rows = await queries
    .selectFrom('players')
    .innerJoin('gift_attempts', 'gift_attempts.player_id', 'players.id')
    .selectAll('gift_attempts')
    .where('players.account_id', '=', accountId)
    .orderBy('gift_attempts.opened_at_ms')
    .execute()
  return rows.map(attempt)
}

export async function insertGiftAttempt(
  queries: Queries,
  { puzzleId, playerId, animal, openedAtMs }: Pick<GiftAttempt, 'puzzleId' | 'playerId' | 'animal' | 'openedAtMs'>,
): Promise<void> {
  await queries
    .insertInto('gift_attempts')
    .values({
      gift_puzzle_id: puzzleId,
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
export async function enterGiftGuess(
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
    .updateTable('gift_attempts')
    .set((eb) => ({
      guess_count: eb('guess_count', '+', 1),
      solved_at_ms: isRight ? nowMs : null,
      last_made_at_ms: madeAtMs ?? eb.ref('last_made_at_ms'),
    }))
    .where('gift_puzzle_id', '=', puzzleId)
    .where('player_id', '=', playerId)
    .where('solved_at_ms', 'is', null)
    .$if(!isRight && madeAtMs !== undefined, (query) => query.where(sql<boolean>`coalesce(last_made_at_ms < ${madeAtMs}, true)`))
    .execute()
}

/** Moves a device's attempts to the account, except at puzzles that the account has opened itself. */
export async function moveGiftAttempts(queries: Queries, devicePlayerId: number, playerId: number): Promise<void> {
  const own = queries.selectFrom('gift_attempts').select('gift_puzzle_id').where('player_id', '=', playerId)
  await queries.deleteFrom('gift_attempts').where('player_id', '=', devicePlayerId).where('gift_puzzle_id', 'in', own).execute()
  await queries.updateTable('gift_attempts').set({ player_id: playerId }).where('player_id', '=', devicePlayerId).execute()
}

/** @returns how many were deleted */
export async function deleteGiftsBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('gift_puzzles').select('id').where('sent_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('gift_puzzles').where('id', 'in', old).returning('id').execute()).length
}

function stored(row: Selectable<GiftPuzzlesTable>): StoredGiftPuzzle {
  return {
    id: row.id,
    keyHash: row.key_hash,
    question: JSON.parse(row.question) as StoredGiftPuzzle['question'],
    answer: row.answer,
    levelId: row.level_id as LevelId,
    sentAtMs: row.sent_at_ms,
  }
}

function attempt(row: Selectable<GiftAttemptsTable>): GiftAttempt {
  return {
    puzzleId: row.gift_puzzle_id,
    playerId: row.player_id,
    animal: row.animal as FriendAnimal,
    openedAtMs: row.opened_at_ms,
    guessCount: row.guess_count,
    solvedAtMs: row.solved_at_ms ?? undefined,
  }
}
