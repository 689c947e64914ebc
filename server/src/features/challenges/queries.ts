import type { Day } from '@emojigma/engine/day.ts'
import type { Selectable } from 'kysely'
import { locking } from '../../platform/database/row-locks.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { ChallengesTable } from './tables.ts'

export interface StoredChallenge {
  readonly id: string
  readonly playerId: number
  readonly day: Day
  /** One bit per slot of the day. */
  readonly slots: number
  readonly madeAtMs: number
}

export interface Taker {
  readonly playerId: number
  readonly name: string
  readonly hasLeft: boolean
  /** One bit per slot of the day that the player has solved. */
  readonly solved: number
}

/** @param key idempotency key of the maker's page; undefined = none
 *  @returns false if the maker has a challenge with this key */
export async function insertChallenge(
  queries: Queries,
  { id, playerId, day, slots, madeAtMs }: StoredChallenge,
  key: string | undefined,
): Promise<boolean> {
  const row = await queries
    .insertInto('challenges')
    .values({ id, player_id: playerId, day, slots, made_at_ms: madeAtMs, challenge_key: key ?? null })
    .onConflict((conflict) => conflict.columns(['player_id', 'challenge_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteChallenge(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('challenges').where('id', '=', id).execute()
}

export async function findChallenge(queries: Queries, id: string): Promise<StoredChallenge | undefined> {
  const row = await queries.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

/** The challenge that a player created under a key. */
export async function findChallengeByKey(queries: Queries, playerId: number, key: string): Promise<StoredChallenge | undefined> {
  const row = await queries
    .selectFrom('challenges')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('challenge_key', '=', key)
    .executeTakeFirst()
  return row && stored(row)
}

/** Locks the challenge until the transaction ends, so that no two players get the last place or the same name.
 *  @returns undefined if there is none */
export async function lockChallenge(queries: Queries, id: string): Promise<StoredChallenge | undefined> {
  const row = await queries.selectFrom('challenges').selectAll().where('id', '=', id).$call(locking(queries)).executeTakeFirst()
  return row && stored(row)
}

/** All present and former participants, in order of arrival, with what they solved of the day: one look-up by key each. */
export async function takersOf(queries: Queries, { id, day }: Pick<StoredChallenge, 'id' | 'day'>): Promise<readonly Taker[]> {
  const rows = await queries
    .selectFrom('challenge_takers')
    .leftJoin('solved_days', (join) =>
      join.onRef('solved_days.player_id', '=', 'challenge_takers.player_id').on('solved_days.day', '=', day),
    )
    .select(['challenge_takers.player_id', 'challenge_takers.name', 'challenge_takers.left_at_ms', 'solved_days.slots'])
    .where('challenge_takers.challenge_id', '=', id)
    .orderBy('challenge_takers.taken_at_ms')
    .orderBy('challenge_takers.player_id')
    .execute()
  return rows.map((row) => ({
    playerId: row.player_id,
    name: row.name,
    hasLeft: row.left_at_ms !== null,
    solved: row.slots ?? 0,
  }))
}

/** Joins, or rejoins under the former name. */
export async function putTaker(queries: Queries, id: string, playerId: number, name: string, nowMs: number): Promise<void> {
  await queries
    .insertInto('challenge_takers')
    .values({ challenge_id: id, player_id: playerId, name, taken_at_ms: nowMs, left_at_ms: null })
    .onConflict((conflict) => conflict.columns(['challenge_id', 'player_id']).doUpdateSet({ left_at_ms: null }))
    .execute()
}

export async function leave(queries: Queries, id: string, playerId: number, nowMs: number): Promise<void> {
  await queries
    .updateTable('challenge_takers')
    .set({ left_at_ms: nowMs })
    .where('challenge_id', '=', id)
    .where('player_id', '=', playerId)
    .where('left_at_ms', 'is', null)
    .execute()
}

/** Moves a device's challenges and places to the account, except where the account takes part itself. Their keys are dropped: the
 *  account may have used the same ones. */
export async function moveChallenges(queries: Queries, devicePlayerId: number, playerId: number): Promise<void> {
  await queries
    .updateTable('challenges')
    .set({ player_id: playerId, challenge_key: null })
    .where('player_id', '=', devicePlayerId)
    .execute()
  const own = queries.selectFrom('challenge_takers').select('challenge_id').where('player_id', '=', playerId)
  await queries.deleteFrom('challenge_takers').where('player_id', '=', devicePlayerId).where('challenge_id', 'in', own).execute()
  await queries.updateTable('challenge_takers').set({ player_id: playerId }).where('player_id', '=', devicePlayerId).execute()
}

export interface OwnChallenge extends Pick<StoredChallenge, 'id' | 'day' | 'slots' | 'madeAtMs'> {
  readonly isMaker: boolean
  /** The account's name in it. */
  readonly name: string
  readonly takenAtMs: number
  readonly leftAtMs: number | undefined
}

/** The challenges that an account takes or took part in, including its own. */
export async function challengesOf(queries: Queries, accountId: string): Promise<readonly OwnChallenge[]> {
  const rows = await queries
    .selectFrom('players')
    .innerJoin('challenge_takers', 'challenge_takers.player_id', 'players.id')
    .innerJoin('challenges', 'challenges.id', 'challenge_takers.challenge_id')
    .select(['challenges.id', 'challenges.player_id', 'challenges.day', 'challenges.slots', 'challenges.made_at_ms'])
    .select([
      'challenge_takers.player_id as taker_id',
      'challenge_takers.name',
      'challenge_takers.taken_at_ms',
      'challenge_takers.left_at_ms',
    ])
    .where('players.account_id', '=', accountId)
    .orderBy('challenge_takers.taken_at_ms')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    slots: row.slots,
    madeAtMs: row.made_at_ms,
    isMaker: row.player_id === row.taker_id,
    name: row.name,
    takenAtMs: row.taken_at_ms,
    leftAtMs: row.left_at_ms ?? undefined,
  }))
}

/** @returns how many were deleted */
export async function deleteChallengesBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('challenges').select('id').where('made_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('challenges').where('id', 'in', old).returning('id').execute()).length
}

function stored({ id, player_id, day, slots, made_at_ms }: Selectable<ChallengesTable>): StoredChallenge {
  return { id, playerId: player_id, day, slots, madeAtMs: made_at_ms }
}
