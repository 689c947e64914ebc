import { BOARD_LIMIT } from '@emojigma/contract/limits.ts'
import { periodAt, SCOPES } from '@emojigma/engine/scores.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Queries } from '../tables.ts'
import {
  countsAbove,
  entryOf,
  nicknameOf,
  ownEntries,
  topEntries,
  typeCountsOfAccount,
  type BoardEntry,
  type OwnEntry,
  type Period,
} from './board-queries.ts'
import { deleteBucketsBefore, deleteScoresBefore } from './past-queries.ts'
import { LEVEL_COUNT, TYPE_COUNT } from './counts.ts'
import type { Counts, PeriodScore } from './standing.ts'

export { enterScore, forgetScores, refreshListing, scoreMove } from './scoring.ts'
export type { BoardEntry } from './board-queries.ts'

const TOP_LIMIT = 10
/** Days and weeks before the present one, by scope. A clock that runs ahead for a while, wrongly or to see another day, deletes nothing of the present. */
const KEPT_PERIODS = [0, 10, 35] as const
/** Others may score meanwhile; what one did oneself is seen at once. */
const BOARD_VALID_MS = 1000

/** 0 all time, 1 weekly, 2 daily.
 *  Source: specification §3, Leaderboard scope */
export type ScopeId = 0 | 1 | 2

export interface RankedEntry extends BoardEntry {
  /** Position, ties sharing one; 0 = on no board yet. */
  readonly position: number
}

/** `position` 0 = not ranked. */
export interface Standing {
  readonly position: number
  readonly score: number
}

export interface Board {
  /** At most the top 100, and after them the asker's own entry if it is not among them: with zeros, if they attempted nothing. */
  readonly entries: readonly RankedEntry[]
  /** All time, weekly, daily; empty for a guest. */
  readonly standings: readonly Standing[]
}

interface KeptBoard {
  readonly period: number
  readonly readAtMs: number
  readonly entries: Promise<readonly RankedEntry[]>
}

const NO_LEVELS = Array.from({ length: LEVEL_COUNT }, () => 0)
/** What somebody has who attempted nothing in a period. */
const NOTHING_YET: PeriodScore = {
  score: 0,
  correct: 0,
  attempted: 0,
  reachedAtMs: 0,
  byLevel: { attempted: NO_LEVELS, correct: NO_LEVELS },
}

/** Who stands where. */
export class Leaderboards {
  readonly #queries: Queries
  readonly #clock: Clock
  readonly #kept = new Map<number, KeptBoard>()

  constructor(queries: Queries, clock: Clock) {
    this.#queries = queries
    this.#clock = clock
  }

  /** @param accountId who asks; absent for a guest */
  async board(scope: ScopeId, accountId?: string): Promise<Board> {
    const periods = this.#periods()
    const own = accountId === undefined ? [] : await this.#ownEntries(accountId, periods)
    const standings = accountId === undefined ? [] : await this.#standingsOf(own, periods)
    const ownHere = own.find((entry) => entry.scope === scope)
    const top = await this.#top(periodOf(periods, scope), accountId, ownHere)
    if (accountId === undefined || top.some((entry) => entry.accountId === accountId)) return { entries: top, standings }
    const entry = ownHere ?? { ...NOTHING_YET, accountId, nickname: await nicknameOf(this.#queries, accountId) }
    return { entries: [...top, { ...entry, position: standings[scope]?.position ?? 0 }], standings }
  }

  /** @returns all time, weekly, daily; nothing for a guest */
  async standings(accountId: string | undefined): Promise<readonly Standing[]> {
    if (accountId === undefined) return []
    const periods = this.#periods()
    return this.#standingsOf(await this.#ownEntries(accountId, periods), periods)
  }

  /** The best ten of each board, all time, weekly, daily. */
  async topTens(accountId: string | undefined): Promise<{ tops: readonly (readonly RankedEntry[])[]; standings: readonly Standing[] }> {
    const periods = this.#periods()
    const own = accountId === undefined ? [] : await this.#ownEntries(accountId, periods)
    const tops: (readonly RankedEntry[])[] = []
    for (const period of periods) {
      const ownHere = own.find(({ scope }) => scope === period.scope)
      tops.push((await this.#top(period, accountId, ownHere)).slice(0, TOP_LIMIT))
    }
    return { tops, standings: accountId === undefined ? [] : await this.#standingsOf(own, periods) }
  }

  /** @returns what the account attempted and solved of each type */
  async typeCounts(accountId: string): Promise<Counts> {
    const none = Array.from({ length: TYPE_COUNT }, () => 0)
    return (await typeCountsOfAccount(this.#queries, accountId)) ?? { attempted: none, correct: none }
  }

  /** Deletes the boards of days and weeks that are long over: nobody sees them again. */
  async forgetPast(signal?: AbortSignal): Promise<void> {
    for (const { scope, period } of this.#periods()) {
      const kept = { scope, period: period - (KEPT_PERIODS[scope] ?? 0) }
      for (let isDone = false; !isDone; await nextTurn()) {
        if (signal?.aborted) return
        isDone = await deleteScoresBefore(this.#queries, kept)
      }
      await deleteBucketsBefore(this.#queries, kept)
    }
  }

  /** Drops everything that is kept in memory. */
  forgetAll(): void {
    this.#kept.clear()
  }

  #periods(): readonly Period[] {
    const nowMs = this.#clock.nowMs()
    return SCOPES.map((name, scope) => ({ scope, period: periodAt(name, nowMs) }))
  }

  async #ownEntries(accountId: string, periods: readonly Period[]): Promise<readonly OwnEntry[]> {
    return (await ownEntries(this.#queries, accountId, periods).execute()).map(entryOf)
  }

  async #standingsOf(own: readonly OwnEntry[], periods: readonly Period[]): Promise<readonly Standing[]> {
    const scored = own.filter(({ score }) => score > 0)
    if (scored.length === 0) return periods.map(() => ({ position: 0, score: 0 }))
    const asked = scored.map(({ scope, score }) => ({ ...periodOf(periods, scope), score }))
    const { rows } = await countsAbove(asked).execute(this.#queries)
    const above = new Map(rows.map(({ scope, players }) => [scope, players]))
    return periods.map(({ scope }) => {
      const score = scored.find((entry) => entry.scope === scope)?.score ?? 0
      return { position: score === 0 ? 0 : (above.get(scope) ?? 0) + 1, score }
    })
  }

  /** The top of a board, read at most once a second, unless it is older than what the asker did. */
  async #top(period: Period, accountId: string | undefined, own: OwnEntry | undefined): Promise<readonly RankedEntry[]> {
    const kept = this.#kept.get(period.scope)
    const isValid = kept && kept.period === period.period && Math.abs(this.#clock.nowMs() - kept.readAtMs) < BOARD_VALID_MS
    if (!isValid) return this.#readTop(period)
    const entries = await kept.entries
    return accountId === undefined || isUpToDate(entries, accountId, own) ? entries : this.#readTop(period)
  }

  #readTop(period: Period): Promise<readonly RankedEntry[]> {
    const entries = topEntries(this.#queries, period, BOARD_LIMIT)
      .execute()
      .then((rows) => ranked(rows.map(entryOf)))
    const kept = { period: period.period, readAtMs: this.#clock.nowMs(), entries }
    this.#kept.set(period.scope, kept)
    entries.catch(() => this.#kept.delete(period.scope))
    return entries
  }
}

function periodOf(periods: readonly Period[], scope: number): Period {
  const period = periods[scope]
  if (!period) throw new RangeError(`no scope ${scope}`)
  return period
}

function ranked(entries: readonly BoardEntry[]): readonly RankedEntry[] {
  let position = 0
  return entries.map((entry, index) => {
    if (entry.score !== entries[index - 1]?.score) position = index + 1
    return { ...entry, position }
  })
}

/** @returns whether a board that was read before shows the asker as the asker's own scores say */
function isUpToDate(entries: readonly RankedEntry[], accountId: string, own: OwnEntry | undefined): boolean {
  const shown = entries.find((entry) => entry.accountId === accountId)
  if (!own?.isListed || own.score === 0) return shown === undefined
  if (shown) return shown.score === own.score && shown.attempted === own.attempted && shown.nickname === own.nickname
  const last = entries.at(-1)
  return entries.length === BOARD_LIMIT && last !== undefined && !comesBefore(own, last)
}

function comesBefore(one: BoardEntry, other: BoardEntry): boolean {
  if (one.score !== other.score) return one.score > other.score
  if (one.attempted !== other.attempted) return one.attempted < other.attempted
  return one.reachedAtMs < other.reachedAtMs
}
