import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { Transaction } from 'kysely'
import { isoTime } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { forgetEvidence } from '../scoring/queries.ts'
import { refreshListing } from '../scoring/scoring.ts'
import { flagsOf, markCleared, markOpen } from './queries.ts'

export { openFlags, type Flag } from './queries.ts'

/** Further work in the transaction of a change, given the flagged account. */
type Along = (transaction: Transaction<Tables>, accountId: string) => Promise<void>

/** Clears a flag and its evidence: the player returns to the public boards, unless something else prevents it.
 *  @returns false if there is no such open flag */
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

/** Reopens a flag that was cleared by mistake: the player leaves the public boards again. The flag holds the evidence; the running sums
 *  begin anew.
 *  @returns false if there is no such cleared flag */
export function restoreFlag(database: Database, flagId: number, along?: Along): Promise<boolean> {
  return database.durably(async (transaction) => {
    const accountId = await markOpen(transaction, flagId)
    if (accountId === undefined) return false
    await refreshListing(transaction, accountId)
    await along?.(transaction, accountId)
    return true
  })
}

/** Exports why an account is or was off the public boards, without the evidence, which would teach how to avoid detection. */
export async function exportedFlags(queries: Queries, accountId: string): Promise<ExportedAccount[string]> {
  const flags = await flagsOf(queries, accountId)
  return flags.map(({ rule, raisedAtMs, clearedAtMs }) => ({
    Rule: rule,
    RaisedAt: isoTime(raisedAtMs),
    ...(clearedAtMs === null ? {} : { ClearedAt: isoTime(clearedAtMs) }),
  }))
}
