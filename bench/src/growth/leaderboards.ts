import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getGameCounters,
  getLeaderboardsRanks,
  getTop10Leaderboards,
  getWeeklyLeaderboard,
} from '@emojigma/contract/leaderboards.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { AccessTokens } from '@emojigma/server/sign-in/access-tokens.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import { countAboveByBuckets, countAboveBySorting, readTop, seedCrowd } from './crowd.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { placeOf, startEmojigma } from '../servers.ts'

/** The board calls among a million players, each beside the query that counts the better ones, which buckets replace.
 *  `--players`: how many stand on the boards; `--calls`: how often each call is made. */
const { players: PLAYERS, calls: CALLS } = given({ players: 1_000_000, calls: 1000 })
const READERS = Math.min(1000, PLAYERS)
const SECRET = 'a secret for measurements only, of no use to anyone'
const LIMIT_P50_MS = 5
const LIMIT_P99_MS = 25
const ALL_TIME = { scope: 0, period: 0 }

interface Row {
  readonly what: string
  readonly p50Ms: number
  readonly p99Ms: number
  readonly within: string
}

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
const beganMs = performance.now()
await seedCrowd(database.queries, PLAYERS, READERS, nowMs)
console.log(`${PLAYERS} players on ${database.dialect} in ${((performance.now() - beganMs) / 1000).toFixed(0)} s`)

const site = await startEmojigma({
  ...placeOf(address),
  SECRET,
  ARCHIVE_FILL: 'off',
  DRAW_AHEAD: 'off',
})
const tokens = new AccessTokens(SECRET)
const bearers = Array.from({ length: READERS }, (_, index) => `Bearer ${tokens.make(`session-${index + 1}`, nowMs)}`)

/** Ends with the last byte: what a page does with the answer is not measured. */
async function call(path: string, authorization?: string): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
  const reply = await fetch(`${site.origin}${path}`, { method: 'POST', headers, body: '{}' })
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
}

/** @param isLimited whether the limits are for it, or it is only shown beside */
async function measure(what: string, isLimited: boolean, calls: number, work: (turn: number) => Promise<unknown>): Promise<Row> {
  for (let turn = 0; turn < Math.min(50, calls); turn += 1) await work(turn)
  const times: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    const startMs = performance.now()
    await work(turn)
    times.push(performance.now() - startMs)
  }
  const hundredths = (share: number): number => Number(percentile(times, share).toFixed(2))
  const [p50Ms, p99Ms] = [hundredths(0.5), hundredths(0.99)]
  return { what, p50Ms, p99Ms, within: isLimited ? String(p50Ms <= LIMIT_P50_MS && p99Ms <= LIMIT_P99_MS) : '' }
}

const bearer = (turn: number): string => bearers[(turn * 7919) % bearers.length] ?? ''
const scores = Array.from({ length: 100 }, (_, index) => 10 + 10 * Math.floor(100_000 * (index / 100) ** 4))
const score = (turn: number): number => scores[turn % scores.length] ?? 10
const { queries } = database
const rows = [
  await measure('GetAllTimeLeaderboard, signed in', true, CALLS, (turn) => call(getAllTimeLeaderboard.path, bearer(turn))),
  await measure('GetWeeklyLeaderboard, signed in', true, CALLS, (turn) => call(getWeeklyLeaderboard.path, bearer(turn))),
  await measure('GetDailyLeaderboard, signed in', true, CALLS, (turn) => call(getDailyLeaderboard.path, bearer(turn))),
  await measure('GetAllTimeLeaderboard, guest', true, CALLS, () => call(getAllTimeLeaderboard.path)),
  await measure('GetLeaderboardsRanks', true, CALLS, (turn) => call(getLeaderboardsRanks.path, bearer(turn))),
  await measure('GetTop10Leaderboards', true, CALLS, (turn) => call(getTop10Leaderboards.path, bearer(turn))),
  await measure('GetGameCounters', true, CALLS, (turn) => call(getGameCounters.path, bearer(turn))),
  await measure('query: the top 100', false, CALLS, () => readTop(queries, ALL_TIME)),
  await measure('query: rank by buckets', false, CALLS, (turn) => countAboveByBuckets(queries, ALL_TIME, score(turn))),
  await measure('query: rank by counting', false, Math.min(CALLS, 100), (turn) => countAboveBySorting(queries, ALL_TIME, score(turn))),
]
for (const asked of scores) {
  const [buckets, counted] = [await countAboveByBuckets(queries, ALL_TIME, asked), await countAboveBySorting(queries, ALL_TIME, asked)]
  if (buckets !== counted) throw new Error(`above ${asked} the buckets say ${buckets}, counting says ${counted}`)
}
await site.stop()
await database.close()
await remove()
console.log(`limits: p50 ${LIMIT_P50_MS} ms, p99 ${LIMIT_P99_MS} ms`)
console.log(markdownTable(rows))
