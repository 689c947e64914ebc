import { RowGone } from '../../../platform/database/missing-row.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { Player } from '../../../platform/visitor.ts'
import { locking } from '../../../platform/database/row-locks.ts'

export function playerColumn({ kind }: Player): 'players.account_id' | 'players.device_id' {
  return kind === 'account' ? 'players.account_id' : 'players.device_id'
}

export function playerKey(player: Player): string {
  return player.kind === 'account' ? player.accountId : player.deviceId
}

/** @returns ids of players with an account, ascending */
export async function accountPlayersAfter(queries: Queries, playerId: number, limit: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('players')
    .select('id')
    .where('id', '>', playerId)
    .where('account_id', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findPlayerId(queries: Queries, player: Player): Promise<number | undefined> {
  const row = await queries
    .selectFrom('players')
    .select('players.id')
    .where(playerColumn(player), '=', playerKey(player))
    .executeTakeFirst()
  return row?.id
}

/** @returns the id of the player, created if necessary */
export async function playerOf(queries: Queries, player: Player, nowMs: number): Promise<number> {
  const id = (await insertPlayer(queries, player, nowMs)) ?? (await findPlayerId(queries, player))
  if (id === undefined) throw new RowGone('a player vanished')
  return id
}

/** @returns the id of the new player; undefined if it exists already */
async function insertPlayer(queries: Queries, player: Player, nowMs: number): Promise<number | undefined> {
  const deviceId = player.kind === 'device' ? player.deviceId : null
  const accountId = player.kind === 'account' ? player.accountId : null
  const row = await queries
    .insertInto('players')
    .values({ device_id: deviceId, account_id: accountId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Uses one of the day's free puzzles, unless their number has changed since it was read.
 *  @returns false if it has */
export async function takeAllowance(queries: Queries, playerId: number, day: number, used: number): Promise<boolean> {
  const row = await queries
    .insertInto('allowances')
    .values({ player_id: playerId, day, used: used + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'day'])
        .doUpdateSet({ used: used + 1 })
        .where('allowances.used', '=', used),
    )
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns how many of the day's free puzzles are used */
export async function usedAllowance(queries: Queries, player: Player, day: number): Promise<number> {
  const row = await queries
    .selectFrom('allowances')
    .innerJoin('players', 'players.id', 'allowances.player_id')
    .select('allowances.used')
    .where(playerColumn(player), '=', playerKey(player))
    .where('allowances.day', '=', day)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** @returns when the account was created, or when the device made its first guess; undefined if there is no such player yet */
export async function bornAtMs(queries: Queries, player: Player): Promise<number | undefined> {
  const row =
    player.kind === 'account'
      ? await queries.selectFrom('accounts').select('created_at_ms').where('id', '=', player.accountId).executeTakeFirst()
      : await queries.selectFrom('players').select('created_at_ms').where('device_id', '=', player.deviceId).executeTakeFirst()
  return row?.created_at_ms
}

/** Position of a walk through the devices, oldest first. */
export interface DeviceCursor {
  readonly id: number
  readonly madeAtMs: number
}

/** Locks these devices until the transaction ends.
 *  @returns devices without an account that were first played on before a time, oldest first */
export async function lockDevicesMadeBefore(
  queries: Queries,
  beforeMs: number,
  after: DeviceCursor | undefined,
  limit: number,
): Promise<readonly DeviceCursor[]> {
  const rows = await devicesMadeBefore(queries, beforeMs, after, limit).select('created_at_ms').$call(locking(queries)).execute()
  return rows.map(({ id, created_at_ms }) => ({ id, madeAtMs: created_at_ms }))
}

/** Devices without an account that were first played on before a time, after the cursor, oldest first. */
export function devicesMadeBefore(queries: Queries, beforeMs: number, after: DeviceCursor | undefined, limit: number) {
  const query = queries.selectFrom('players').select('id').where('device_id', 'is not', null).where('created_at_ms', '<', beforeMs)
  const behind = after ? query.where((eb) => eb(eb.refTuple('created_at_ms', 'id'), '>', eb.tuple(after.madeAtMs, after.id))) : query
  return behind.orderBy('created_at_ms').orderBy('id').limit(limit)
}

/** @returns the players that have neither begun, solved nor revealed a puzzle since then */
export async function unusedAmong(queries: Queries, players: readonly DeviceCursor[], sinceMs: number): Promise<readonly number[]> {
  const ids = players.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('attempts')
    .select('player_id')
    .distinct()
    .where('player_id', 'in', ids)
    .where((eb) => eb.or([eb('first_guess_at_ms', '>=', sinceMs), eb('solved_at_ms', '>=', sinceMs), eb('revealed_at_ms', '>=', sinceMs)]))
    .execute()
  const used = new Set(rows.map(({ player_id }) => player_id))
  return ids.filter((id) => !used.has(id))
}

/** Deletes players with everything that they played. */
export async function deletePlayers(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.deleteFrom('players').where('id', 'in', ids).execute()
}
