import { periodAt, SCOPES } from '@emojigma/contract/rules/scores.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { accountPlayersAfter, recordsOf } from '../../play/service.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { periodScoreOf, typeCountsOf } from '../scoring/period-score.ts'
import { deleteScore, isListable, listScores, lockOrAddBoardPlayer, replaceScore, replaceTypeCounts } from '../scoring/queries.ts'
import { deleteStrayScores, rebuildBuckets } from './queries.ts'

/** Corrects present scores, counters and buckets according to the attempts, even while the site runs.
 *  @param playerIds players with wrong scores or counters; buckets are rebuilt in any case */
export async function repairScores(database: Database, playerIds: readonly number[], nowMs: number): Promise<void> {
  for (const playerId of playerIds) await database.durably((transaction) => repairPlayer(transaction, playerId, nowMs))
  await database.durably((transaction) => deleteStrayScores(transaction))
  await database.durably((transaction) => rebuildBuckets(transaction, database.dialect))
}

/** Leaves the buckets alone: they are rebuilt from all scores at the end. */
async function repairPlayer(transaction: Transaction<Tables>, playerId: number, nowMs: number): Promise<void> {
  const [found] = await accountPlayersAfter(transaction, playerId - 1, 1)
  // The account may have been deleted meanwhile.
  if (found !== playerId) return
  await lockOrAddBoardPlayer(transaction, playerId)
  const isListed = await isListable(transaction, playerId)
  await listScores(transaction, playerId, isListed)
  const records = (await recordsOf(transaction, [playerId])).get(playerId) ?? []
  for (const [scope, name] of SCOPES.entries()) {
    const period = periodAt(name, nowMs)
    const score = periodScoreOf(records, name, nowMs)
    if (score) await replaceScore(transaction, { playerId, isListed, scope, period }, score)
    else await deleteScore(transaction, playerId, { scope, period })
  }
  await replaceTypeCounts(transaction, playerId, typeCountsOf(records))
}
