import { BOARD_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { periodAt, SCOPES, type ScopeId } from '@emojigma/contract/rules/scores.ts'
import { periodIn } from '@emojigma/contract/rules/time-zone.ts'
import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { recordsBetween } from '../play/service.ts'
import {
  countsAbove,
  deleteBucketsBefore,
  deleteScoresBefore,
  entriesAmong,
  entryOf,
  nameChanges,
  nicknameOf,
  ownEntries,
  stillNeeded,
  topEntries,
  typeCountsOfAccount,
  type BoardEntry,
  type OwnEntry,
  type StillNeeded,
} from './queries.ts'
import { ranked, type RankedEntry } from './ranked-entry.ts'
import type { Period } from './scoring/buckets.ts'
import { TYPE_COUNT, type Counts } from './scoring/counts.ts'
import { NOTHING_YET, scoreWithin } from './scoring/period-score.ts'

export { enterScore, forgetScores, refreshListing, scoreMove, timeDeviceGuess } from './scoring/scoring.ts'
export { clearFlag, openFlags, restoreFlag } from './fairness/flags.ts'
export type { BoardEntry } from './queries.ts'
export type { RankedEntry } from './ranked-entry.ts'
export { rowOf } from './ranked-entry.ts'
export { repairScores } from './verification/verification.ts'
export { verifyScores, type Verification } from './verification/verification.ts'

const TOP_LIMIT = 10
const ALL_TIME_SCOPE = SCOPES.indexOf('all')
/** Past days or weeks to keep, by scope. A clock that runs ahead for a while, by mistake or in a demonstration, deletes nothing of the
 *  present. */
const KEPT_PERIODS = [0, 10, 35] as const
/** Other players' scores may lag by this much; the visitor's own are current. */
const BOARD_VALID_MS = 1000
/** Each scope's present period and a few before. */
const TOPS_IN_MEMORY = 16

/** A board to read. */
interface BoardQuery {
  readonly period: Period
  /** The number of name changes so far. */
  readonly changes: number
  /** Whether the visitor's own latest scores must be included. */
  readonly isExact: boolean
}

/** `position` 0 = not ranked. */
export interface Rank {
  readonly position: number
  readonly score: number
}

export interface Board {
  /** At most the top 100, followed by the visitor's own entry if it is not among them, with zeros without attempts. */
  readonly entries: readonly RankedEntry[]
  /** All time, weekly, daily; of position 0 for a guest. */
  readonly ranks: readonly Rank[]
  /** The steps that the visitor still needs for the public boards. */
  readonly stillNeeded: StillNeeded | undefined
}

export class Leaderboards {
  readonly #queries: Queries
  readonly #lately: Database['lately']
  readonly #clock: Clock
  readonly #tops: LRUCache<string, readonly RankedEntry[], BoardQuery>

  constructor({ queries, lately }: Pick<Database, 'queries' | 'lately'>, clock: Clock) {
    this.#queries = queries
    this.#lately = lately
    this.#clock = clock
    this.#tops = new LRUCache({
      max: TOPS_IN_MEMORY,
      ttl: BOARD_VALID_MS,
      ttlResolution: 0,
      perf: { now: () => clock.nowMs() },
      // Requests that wait for a board while the cache is cleared still get it; later ones do not.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => this.#readTop(context),
    })
  }

  /** @returns a number that grows whenever a process hides, changes or deletes a name on the boards: a cached board with another number
   *    may show a name that is gone */
  nameChanges(): Promise<number> {
    return nameChanges(this.#queries)
  }

  /** @param accountId the visitor's; absent for a guest */
  async board(scope: ScopeId, accountId?: string): Promise<Board> {
    const periods = this.#periods()
    const own = await this.#ownEntries(accountId, periods)
    const ranks = await this.#ranksOf(own, periods)
    const ownHere = own.find((entry) => entry.scope === scope)
    const isEverywhere = own.some((entry) => entry.scope === ALL_TIME_SCOPE && entry.isListed)
    const needed = accountId === undefined || isEverywhere ? undefined : await stillNeeded(this.#queries, accountId)
    const top = await this.#top(periodOf(periods, scope), accountId, ownHere)
    if (accountId === undefined || top.some((entry) => entry.accountId === accountId)) return { entries: top, ranks, stillNeeded: needed }
    const entry = ownHere ?? { ...NOTHING_YET, accountId, nickname: await nicknameOf(this.#queries, accountId) }
    return { entries: [...top, { ...entry, position: ranks[scope]?.position ?? 0 }], ranks, stillNeeded: needed }
  }

  /** A board of these accounts alone, with positions among each other. Accounts without points are left out.
   *  @param zone whose day or week it is; undefined = UTC */
  async boardAmong(scope: ScopeId, accountIds: readonly string[], zone?: string): Promise<readonly RankedEntry[]> {
    if (accountIds.length === 0) return []
    const name = SCOPES[scope]
    if (zone !== undefined && name !== 'all') return this.#boardIn(accountIds, periodIn(name, this.#clock.nowMs(), zone))
    const rows = await entriesAmong(this.#queries, periodOf(this.#periods(), scope), accountIds).execute()
    return ranked(rows.map(entryOf))
  }

  /** @returns all time, weekly, daily; of position 0 for a guest */
  async ranks(accountId: string | undefined): Promise<readonly Rank[]> {
    const periods = this.#periods()
    return this.#ranksOf(await this.#ownEntries(accountId, periods), periods)
  }

  /** The best ten of each board, all time, weekly, daily. */
  async topTens(accountId: string | undefined): Promise<{ tops: readonly (readonly RankedEntry[])[]; ranks: readonly Rank[] }> {
    const periods = this.#periods()
    const own = await this.#ownEntries(accountId, periods)
    const tops: (readonly RankedEntry[])[] = []
    for (const period of periods) {
      const ownHere = own.find(({ scope }) => scope === period.scope)
      tops.push((await this.#top(period, accountId, ownHere)).slice(0, TOP_LIMIT))
    }
    return { tops, ranks: await this.#ranksOf(own, periods) }
  }

  /** @returns the account's attempted and solved puzzles of each type */
  async typeCounts(accountId: string): Promise<Counts> {
    const none = Array.from({ length: TYPE_COUNT }, () => 0)
    return (await typeCountsOfAccount(this.#queries, accountId)) ?? { attempted: none, correct: none }
  }

  /** Deletes the boards of days and weeks long past, which no page shows any more. */
  async forgetPast(signal?: AbortSignal): Promise<void> {
    for (const { scope, period } of this.#periods()) {
      const oldest = { scope, period: period - (KEPT_PERIODS[scope] ?? 0) }
      for (let isDone = false; !isDone; await nextTurn()) {
        if (signal?.aborted) return
        isDone = await deleteScoresBefore(this.#queries, oldest)
      }
      await deleteBucketsBefore(this.#queries, oldest)
    }
  }

  /** Clears all caches. */
  forgetAll(): void {
    this.#tops.clear()
  }

  async #readTop({ period, changes, isExact }: BoardQuery): Promise<readonly RankedEntry[]> {
    const top = async (from: Queries) => ranked((await topEntries(from, period, BOARD_LIMIT).execute()).map(entryOf))
    if (isExact) return top(this.#queries)
    // A replica that lags behind the change of a name would show the old one.
    const found = await this.#lately(async (from) => ((await nameChanges(from)) === changes ? await top(from) : undefined))
    return found ?? top(this.#queries)
  }

  /** Stored sums end at midnight UTC, so those of another span are added up from what was played in it. */
  async #boardIn(accountIds: readonly string[], { fromMs, lastMs }: ReturnType<typeof periodIn>): Promise<readonly RankedEntry[]> {
    const records = await recordsBetween(this.#queries, accountIds, fromMs, lastMs)
    const scored = [...Map.groupBy(records, ({ accountId }) => accountId)].flatMap(([accountId, own]) => {
      const score = scoreWithin(own, (timeMs) => timeMs >= fromMs && timeMs <= lastMs)
      const [{ nickname, playerId } = { nickname: '', playerId: 0 }] = own
      return score && score.score > 0 ? [{ ...score, accountId, nickname, playerId }] : []
    })
    return ranked(
      scored.toSorted((one, other) => other.score - one.score || one.attempted - other.attempted || one.playerId - other.playerId),
    )
  }

  #periods(): readonly Period[] {
    const nowMs = this.#clock.nowMs()
    return SCOPES.map((name, scope) => ({ scope, period: periodAt(name, nowMs) }))
  }

  async #ownEntries(accountId: string | undefined, periods: readonly Period[]): Promise<readonly OwnEntry[]> {
    if (accountId === undefined) return []
    return (await ownEntries(this.#queries, accountId, periods).execute()).map(entryOf)
  }

  async #ranksOf(own: readonly OwnEntry[], periods: readonly Period[]): Promise<readonly Rank[]> {
    const scored = own.filter(({ score }) => score > 0)
    if (scored.length === 0) return periods.map(() => ({ position: 0, score: 0 }))
    const placed = scored.map(({ scope, score }) => ({ ...periodOf(periods, scope), score }))
    const { rows } = await countsAbove(placed).execute(this.#queries)
    const above = new Map(rows.map(({ scope, players }) => [scope, players]))
    return periods.map(({ scope }) => {
      const score = scored.find((entry) => entry.scope === scope)?.score ?? 0
      return { position: score === 0 ? 0 : (above.get(scope) ?? 0) + 1, score }
    })
  }

  /** The top of a board, read at most once a second, unless it is older than the visitor's own latest solve or than a change of a name. */
  async #top(period: Period, accountId: string | undefined, own: OwnEntry | undefined): Promise<readonly RankedEntry[]> {
    const changes = await nameChanges(this.#queries)
    const key = `${period.scope} ${period.period} ${changes}`
    const entries = await this.#tops.forceFetch(key, { context: { period, changes, isExact: false } })
    if (accountId === undefined || isUpToDate(entries, accountId, own)) return entries
    return this.#tops.forceFetch(key, { context: { period, changes, isExact: true }, forceRefresh: true })
  }
}

function periodOf(periods: readonly Period[], scope: number): Period {
  const period = periods[scope]
  if (!period) throw new RangeError(`no scope ${scope}`)
  return period
}

/** @returns whether a cached board agrees with the visitor's own scores */
function isUpToDate(entries: readonly RankedEntry[], accountId: string, own: OwnEntry | undefined): boolean {
  const entry = entries.find((entry) => entry.accountId === accountId)
  if (!own?.isListed || own.score === 0) return entry === undefined
  if (entry) return entry.score === own.score && entry.attempted === own.attempted && entry.nickname === own.nickname
  const last = entries.at(-1)
  return entries.length === BOARD_LIMIT && last !== undefined && !comesBefore(own, last)
}

function comesBefore(one: BoardEntry, other: BoardEntry): boolean {
  if (one.score !== other.score) return one.score > other.score
  return one.attempted < other.attempted
}
