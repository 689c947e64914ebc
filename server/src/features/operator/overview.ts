import type { OperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import { isoTime, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { JobReport, Jobs } from '../../platform/jobs/jobs.ts'
import { openFlags } from '../boards/service.ts'
import type { LiveStats } from '../play/live/service.ts'
import { allOffers, type Offer } from '../shop/offers/service.ts'
import { listOrders, type Order } from '../shop/orders/service.ts'
import type { Outbox } from '../site/outbox/service.ts'
import type { Archive } from '../puzzles/service.ts'
import { accountCounts, emailsOf, ordersSince, playedOn } from './queries.ts'

const FLAGS_SHOWN = 100
const OFFERS_SHOWN = 50
const ORDERS_SHOWN = 50

export interface OverviewSources {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly archive: Archive
  readonly outbox: Outbox
  readonly live: LiveStats
  readonly unsafe: readonly string[]
}

/** The data of the operator's page.
 *  Source: docs/product.md, The operator's page */
export async function overviewOf({ database, clock, jobs, archive, outbox, live, unsafe }: OverviewSources): Promise<OperatorOverview> {
  const { queries, statements, dialect } = database
  const nowMs = clock.nowMs()
  const midnightMs = dayStartMs(dayAt(nowMs))
  const played = await playedOn(queries, dayAt(nowMs))
  const accounts = await accountCounts(queries, midnightMs)
  const today = await ordersSince(queries, midnightMs)
  const { publishedDays, totalDays } = await archive.progress()
  const flags = await openFlags(queries)
  const orders = await listOrders(queries, undefined, ORDERS_SHOWN)
  const emails = await emailsOf(
    queries,
    orders.map(({ accountId }) => accountId),
  )
  const offers = (await allOffers(queries)).toReversed()
  return {
    At: isoTime(nowMs),
    Today: {
      Attempted: played.attempted,
      Solved: played.correct,
      Online: await live.online(),
      NewAccounts: accounts.added,
      Accounts: accounts.all,
      Orders: today.count,
      Paid: today.paid.map(({ currency, amountMinor }) => ({ Currency: currency, AmountMinor: amountMinor })),
      LettersWaiting: await outbox.waiting(),
      LettersGivenUp: outbox.outcomes.given_up,
      PublishedDays: publishedDays,
      TotalDays: totalDays,
    },
    Process: { UptimeSeconds: Math.floor(process.uptime()), MemoryBytes: process.memoryUsage.rss(), Database: dialect },
    Unsafe: [...unsafe],
    Flags: flags.slice(0, FLAGS_SHOWN).map(({ id, accountId, nickname, rule, evidence, raisedAtMs }) => ({
      FlagId: id,
      AccountId: accountId,
      Nickname: nickname,
      Rule: rule,
      Evidence: evidenceOf(evidence),
      RaisedAt: isoTime(raisedAtMs),
    })),
    Offers: offers.slice(0, OFFERS_SHOWN).map((offer) => offerView(offer, nowMs)),
    Orders: orders.map((order) => orderView(order, nowMs, emails.get(order.accountId))),
    Jobs: jobs.all.map((report) => jobView(report, midnightMs + DAY_MS)),
    SlowStatements: statements.slow.map(({ shape, times, totalMs, longestMs }) => ({
      Shape: shape,
      Times: times,
      TotalMs: Math.round(totalMs),
      LongestMs: Math.round(longestMs),
    })),
  }
}

function offerView({ code, name, percent, startsAtMs, endsAtMs }: Offer, nowMs: number): OperatorOverview['Offers'][number] {
  const state = nowMs >= endsAtMs ? 'over' : nowMs >= startsAtMs ? 'running' : 'to come'
  return { Code: code, Name: name, Percent: percent, StartsAt: isoTime(startsAtMs), EndsAt: isoTime(endsAtMs), State: state }
}

/** @param email of its account */
export function orderView(order: Order, nowMs: number, email: string | undefined): OperatorOverview['Orders'][number] {
  const { id, accountId, productId, source, isActive, amountMinor, currency, startsAtMs, endsAtMs } = order
  return {
    OrderId: id,
    AccountId: accountId,
    ...(email === undefined ? {} : { Email: masked(email) }),
    ProductId: productId,
    Source: source,
    State: !isActive ? 'revoked' : endsAtMs !== undefined && endsAtMs <= nowMs ? 'over' : 'counts',
    ...(amountMinor === undefined ? {} : { AmountMinor: amountMinor }),
    ...(currency === undefined ? {} : { Currency: currency }),
    StartsAt: isoTime(startsAtMs),
    ...(endsAtMs === undefined ? {} : { EndsAt: isoTime(endsAtMs) }),
  }
}

function jobView(report: JobReport, nextMidnightMs: number): OperatorOverview['Jobs'][number] {
  const { name, isDaily, isRunning, beganAtMs, endedAtMs, failures, lastFailure } = report
  return {
    Name: name,
    IsRunning: isRunning,
    ...(beganAtMs === undefined ? {} : { BeganAt: isoTime(beganAtMs) }),
    ...(endedAtMs === undefined ? {} : { EndedAt: isoTime(endedAtMs) }),
    ...(isDaily ? { NextAt: isoTime(nextMidnightMs) } : {}),
    Failures: failures,
    ...(lastFailure === undefined ? {} : { LastFailure: lastFailure }),
  }
}

/** @param evidence numbers by name, as JSON */
function evidenceOf(evidence: string): OperatorOverview['Flags'][number]['Evidence'] {
  const counted = JSON.parse(evidence) as Readonly<Record<string, number>>
  return Object.entries(counted).map(([name, value]) => ({ Name: name, Value: value }))
}

/** `a…@example.com`: enough to recognize an e-mail that a customer names. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
