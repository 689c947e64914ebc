import type { Database } from '../database/connection.ts'
import { markCleared } from './flag-queries.ts'
import { refreshListing } from './scoring.ts'

export { openFlags, type Flag } from './flag-queries.ts'

/** Takes a flag back: the player is on the public boards again, unless something else speaks against it.
 *  @returns false when there is no such open flag */
export async function clearFlag(database: Database, flagId: number, nowMs: number): Promise<boolean> {
  return database.durably(async (transaction) => {
    const accountId = await markCleared(transaction, flagId, nowMs)
    if (accountId === undefined) return false
    await refreshListing(transaction, accountId)
    return true
  })
}
