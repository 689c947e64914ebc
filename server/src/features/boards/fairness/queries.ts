import type { Queries } from '../../../platform/database/tables.ts'
import type { Suspicion } from './evidence.ts'

export interface Flag {
  readonly id: number
  readonly accountId: string
  readonly nickname: string
  readonly rule: string
  /** JSON. */
  readonly evidence: string
  readonly raisedAtMs: number
}

/** @returns the open flags, oldest first */
export async function openFlags(queries: Queries): Promise<readonly Flag[]> {
  const rows = await queries
    .selectFrom('flags')
    .innerJoin('players', 'players.id', 'flags.player_id')
    .innerJoin('accounts', 'accounts.id', 'players.account_id')
    .select(['flags.id', 'accounts.id as account_id', 'accounts.nickname', 'flags.rule', 'flags.evidence', 'flags.raised_at_ms'])
    .where('flags.cleared_at_ms', 'is', null)
    .orderBy('flags.id')
    .execute()
  return rows.map(({ id, account_id, nickname, rule, evidence, raised_at_ms }) => ({
    id,
    accountId: account_id,
    nickname: nickname ?? '',
    rule,
    evidence,
    raisedAtMs: raised_at_ms,
  }))
}

/** @returns all flags of an account, oldest first */
export async function flagsOf(
  queries: Queries,
  accountId: string,
): Promise<readonly { readonly rule: string; readonly raisedAtMs: number; readonly clearedAtMs: number | null }[]> {
  return queries
    .selectFrom('flags')
    .innerJoin('players', 'players.id', 'flags.player_id')
    .select(['flags.rule', 'flags.raised_at_ms as raisedAtMs', 'flags.cleared_at_ms as clearedAtMs'])
    .where('players.account_id', '=', accountId)
    .orderBy('flags.id')
    .execute()
}

/** @returns the flagged account; undefined if there is no such open flag */
export async function markCleared(queries: Queries, flagId: number, nowMs: number): Promise<string | undefined> {
  const flag = await queries
    .updateTable('flags')
    .set({ cleared_at_ms: nowMs })
    .where('id', '=', flagId)
    .where('cleared_at_ms', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  return flag && accountOfPlayer(queries, flag.player_id)
}

/** @returns the flagged account; undefined if there is no such cleared flag */
export async function markOpen(queries: Queries, flagId: number): Promise<string | undefined> {
  const flag = await queries
    .updateTable('flags')
    .set({ cleared_at_ms: null })
    .where('id', '=', flagId)
    .where('cleared_at_ms', 'is not', null)
    .returning('player_id')
    .executeTakeFirst()
  return flag && accountOfPlayer(queries, flag.player_id)
}

async function accountOfPlayer(queries: Queries, playerId: number): Promise<string | undefined> {
  const player = await queries.selectFrom('players').select('account_id').where('id', '=', playerId).executeTakeFirst()
  return player?.account_id ?? undefined
}

export async function insertFlag(queries: Queries, playerId: number, { rule, evidence }: Suspicion, nowMs: number): Promise<void> {
  await queries
    .insertInto('flags')
    .values({ player_id: playerId, rule, evidence: JSON.stringify(evidence), raised_at_ms: nowMs, cleared_at_ms: null })
    .execute()
}
