import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'

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
