import { periodAt, SCOPES } from '@emojigma/contract/rules/scores.ts'
import { accountPlayersAfter, recordsOf } from '../../play/service.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { bucketChanges, type BucketChange, type Period, type ScoreShift } from '../scoring/buckets.ts'
import {
  listableAmong,
  deleteScore,
  isListable,
  isListedIn,
  listScores,
  lockOrAddBoardPlayer,
  replaceScore,
  replaceTypeCounts,
} from '../scoring/queries.ts'
import type { Counts } from '../scoring/counts.ts'
import { periodScoreOf, typeCountsOf } from '../scoring/period-score.ts'
import { inSnapshot, storedBoardPlayers, storedBuckets, storedScores, strayScores, deleteStrayScores, rebuildBuckets } from './queries.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'

const PLAYERS_AT_ONCE = 500

/** A stored value that differs from the attempts. */
export interface Difference {
  readonly of: string
  readonly stored: string
  readonly expected: string
}

export interface Verification {
  /** Players checked. */
  readonly players: number
  /** Empty if all is well. */
  readonly differences: readonly Difference[]
  /** Ids of the players with differences. */
  readonly differing: readonly number[]
}

/** Computes every score of the present periods, every bucket and every counter from the attempts alone. */
export async function verifyScores(queries: Queries, nowMs: number): Promise<Verification> {
  return inSnapshot(queries, async (snapshot) => {
    const periods = SCOPES.map((name, scope): Period => ({ scope, period: periodAt(name, nowMs) }))
    const differences: Difference[] = []
    const differing: number[] = []
    const listed: ScoreShift[] = []
    let players = 0
    let last = 0
    for (;;) {
      const ids = await accountPlayersAfter(snapshot, last, PLAYERS_AT_ONCE)
      if (ids.length === 0) break
      const found = await verifyPlayers(snapshot, ids, periods, nowMs)
      differences.push(...found.differences)
      differing.push(...found.differing)
      listed.push(...found.listed)
      players += ids.length
      last = ids.at(-1) ?? last
    }
    differences.push(...compared('scores of players without an account', await strayScores(snapshot), 0))
    const expected = bucketsByName(bucketChanges(listed))
    const stored = bucketsByName((await Promise.all(periods.map((period) => storedBuckets(snapshot, period)))).flat())
    for (const name of new Set([...expected.keys(), ...stored.keys()])) {
      differences.push(...compared(name, stored.get(name) ?? 0, expected.get(name) ?? 0))
    }
    return { players, differences, differing }
  })
}

async function verifyPlayers(queries: Queries, ids: readonly number[], periods: readonly Period[], nowMs: number) {
  const differences: Difference[] = []
  const differing: number[] = []
  const listed: ScoreShift[] = []
  const records = await recordsOf(queries, ids)
  const scores = await storedScores(queries, ids, periods)
  const players = await storedBoardPlayers(queries, ids)
  const listable = await listableAmong(queries, ids)
  const byPlayer = Map.groupBy(scores, ({ playerId }) => playerId)
  for (const id of ids) {
    const before = differences.length
    const own = records.get(id) ?? []
    const isListed = listable.has(id)
    const player = players.get(id)
    const byType = typeCountsOf(own)
    const isOnBoards = player !== undefined || own.some(({ guessCount }) => guessCount > 0)
    if (isOnBoards) {
      differences.push(...compared(`player ${id}, listed`, player?.isListed, isListed))
      differences.push(...compared(`player ${id}, counts by type`, player && countsText(player.byType), countsText(byType)))
    }
    for (const [index, name] of SCOPES.entries()) {
      const period = periods[index]
      if (!period) continue
      const expected = periodScoreOf(own, name, nowMs)
      const stored = byPlayer.get(id)?.find(({ scope }) => scope === period.scope)
      const what = `player ${id}, ${name === 'all' ? 'all time' : `${name} ${period.period}`}`
      differences.push(...compared(`${what}, score`, stored?.score, expected?.score))
      differences.push(...compared(`${what}, correct/attempted`, stored && ratio(stored), expected && ratio(expected)))
      differences.push(
        ...compared(`${what}, counts by level`, stored && countsText(stored.byLevel), expected && countsText(expected.byLevel)),
      )
      differences.push(...compared(`${what}, reached at`, stored?.reachedAtMs, expected?.reachedAtMs))
      const isListedHere = isListedIn(period.scope, { isListed, daysPlayed: player?.daysPlayed ?? 0 })
      if (stored) differences.push(...compared(`${what}, listed`, stored.isListed, isListedHere))
      if (expected && isListedHere) listed.push({ ...period, from: 0, to: expected.score })
    }
    if (differences.length > before) differing.push(id)
  }
  return { differences, differing, listed }
}

function compared(
  of: string,
  stored: string | number | boolean | undefined,
  expected: string | number | boolean | undefined,
): Difference[] {
  return stored === expected ? [] : [{ of, stored: String(stored ?? 'nothing'), expected: String(expected ?? 'nothing') }]
}

function bucketsByName(buckets: readonly BucketChange[]): ReadonlyMap<string, number> {
  return new Map(
    buckets.map(({ scope, period, width, bucket, players }) => [
      `players with a score from ${bucket * width} to ${(bucket + 1) * width - 1}, ${SCOPES[scope]} ${period}`,
      players,
    ]),
  )
}

function ratio({ correct, attempted }: { readonly correct: number; readonly attempted: number }): string {
  return `${correct}/${attempted}`
}

function countsText({ attempted, correct }: Counts): string {
  return attempted.map((count, index) => `${correct[index] ?? 0}/${count}`).join(' ')
}

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
  const { daysPlayed } = await lockOrAddBoardPlayer(transaction, playerId)
  const listing = { isListed: await isListable(transaction, playerId), daysPlayed }
  await listScores(transaction, playerId, listing)
  const records = (await recordsOf(transaction, [playerId])).get(playerId) ?? []
  for (const [scope, name] of SCOPES.entries()) {
    const period = periodAt(name, nowMs)
    const score = periodScoreOf(records, name, nowMs)
    if (score) await replaceScore(transaction, { playerId, isListed: isListedIn(scope, listing), scope, period }, score)
    else await deleteScore(transaction, playerId, { scope, period })
  }
  await replaceTypeCounts(transaction, playerId, typeCountsOf(records))
}
