import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { Transaction } from 'kysely'
import { isoTime } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { forgetEvidence } from '../scoring/queries.ts'
import { refreshListing } from '../scoring/scoring.ts'
import { flagsOf, markCleared, markOpen } from './queries.ts'

export { openFlags, type Flag } from './queries.ts'

/** What else is done in the transaction of a change, with whose flag it is. */
type Along = (transaction: Transaction<Tables>, accountId: string) => Promise<void>

/** Takes a flag back, and forgets what spoke against the player: they are on the public boards again, unless something else keeps them off.
 *  @returns false when there is no such open flag */
export function clearFlag(database: Database, flagId: number, nowMs: number, along?: Along): Promise<boolean> {
  return database.durably(async (transaction) => {
    const accountId = await markCleared(transaction, flagId, nowMs)
    if (accountId === undefined) return false
    await forgetEvidence(transaction, accountId)
    await refreshListing(transaction, accountId)
    await along?.(transaction, accountId)
    return true
  })
}

/** Opens a flag again that was cleared by mistake: the player leaves the public boards again. What spoke against them stands in the flag;
 *  what was counted beside it begins anew.
 *  @returns false when there is no such flag that was cleared */
export function restoreFlag(database: Database, flagId: number, along?: Along): Promise<boolean> {
  return database.durably(async (transaction) => {
    const accountId = await markOpen(transaction, flagId)
    if (accountId === undefined) return false
    await refreshListing(transaction, accountId)
    await along?.(transaction, accountId)
    return true
  })
}

/** Why an account is or was off the public boards, for its owner to know: without the evidence, which would teach how not to be found. */
export async function exportedFlags(queries: Queries, accountId: string): Promise<ExportedAccount[string]> {
  const flags = await flagsOf(queries, accountId)
  return flags.map(({ rule, raisedAtMs, clearedAtMs }) => ({
    Rule: rule,
    RaisedAt: isoTime(raisedAtMs),
    ...(clearedAtMs === null ? {} : { ClearedAt: isoTime(clearedAtMs) }),
  }))
}
