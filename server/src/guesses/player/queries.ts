import { Statement, statementsBy } from '../../database/statement.ts'
import { RowGone } from '../../database/missing-row.ts'
import type { Queries } from '../../database/tables.ts'
import type { Player } from '../../visitor.ts'

/** The columns by either of which a player is found. */
export type PlayerColumn = 'players.account_id' | 'players.device_id'

export function playerColumn({ kind }: Player): PlayerColumn {
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

const PLAYER_ID = statementsBy(
  (column: PlayerColumn) =>
    new Statement((queries, { key }: { key: string }) => queries.selectFrom('players').select('players.id').where(column, '=', key)),
)

export async function findPlayerId(queries: Queries, player: Player): Promise<number | undefined> {
  return (await PLAYER_ID(playerColumn(player)).first(queries, { key: playerKey(player) }))?.id
}

/** @returns the player's id, after making the player if need be */
export async function playerOf(queries: Queries, player: Player, nowMs: number): Promise<number> {
  const id = (await insertPlayer(queries, player, nowMs)) ?? (await findPlayerId(queries, player))
  if (id === undefined) throw new RowGone('a player vanished')
  return id
}

interface NewPlayer {
  readonly deviceId: string | null
  readonly accountId: string | null
  readonly nowMs: number
}

const NEW_PLAYER = new Statement((queries, { deviceId, accountId, nowMs }: NewPlayer) =>
  queries
    .insertInto('players')
    .values({ device_id: deviceId, account_id: accountId, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)

/** @returns the new player's id; undefined when there is one already */
async function insertPlayer(queries: Queries, player: Player, nowMs: number): Promise<number | undefined> {
  const deviceId = player.kind === 'device' ? player.deviceId : null
  const accountId = player.kind === 'account' ? player.accountId : null
  return (await NEW_PLAYER.first(queries, { deviceId, accountId, nowMs }))?.id
}

interface TakenFree {
  readonly playerId: number
  readonly day: number
  readonly used: number
  readonly usedThen: number
}

const TAKE_FREE = new Statement((queries, { playerId, day, used, usedThen }: TakenFree) =>
  queries
    .insertInto('allowances')
    .values({ player_id: playerId, day, used: usedThen })
    .onConflict((conflict) => conflict.columns(['player_id', 'day']).doUpdateSet({ used: usedThen }).where('allowances.used', '=', used))
    .returning('used'),
)

/** Takes one of the day's free puzzles, if as many are used as was read.
 *  @returns false when others were taken since then */
export async function takeAllowance(queries: Queries, playerId: number, day: number, used: number): Promise<boolean> {
  return (await TAKE_FREE.first(queries, { playerId, day, used, usedThen: used + 1 })) !== undefined
}

const USED_FREE = statementsBy(
  (column: PlayerColumn) =>
    new Statement((queries, { key, day }: { key: string; day: number }) =>
      queries
        .selectFrom('allowances')
        .innerJoin('players', 'players.id', 'allowances.player_id')
        .select('allowances.used')
        .where(column, '=', key)
        .where('allowances.day', '=', day),
    ),
)

/** @returns how many of the day's free puzzles are used */
export async function usedAllowance(queries: Queries, player: Player, day: number): Promise<number> {
  return (await USED_FREE(playerColumn(player)).first(queries, { key: playerKey(player), day }))?.used ?? 0
}

/** @returns since when somebody plays: an account since it was made, a device since its first guess; undefined = not yet */
export async function bornAtMs(queries: Queries, player: Player): Promise<number | undefined> {
  const row =
    player.kind === 'account'
      ? await queries.selectFrom('accounts').select('created_at_ms').where('id', '=', player.accountId).executeTakeFirst()
      : await queries.selectFrom('players').select('created_at_ms').where('device_id', '=', player.deviceId).executeTakeFirst()
  return row?.created_at_ms
}
