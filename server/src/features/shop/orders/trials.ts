import type { Trial } from '@emojigma/contract/shop/trials.ts'
import { TRIAL_DAYS } from '@emojigma/contract/rules/products.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { findAccount, lockAccounts } from '../../accounts/service.ts'
import { isoTime, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { findOrderByPayment, findPlan, insertOrder, ordersOf } from './queries.ts'

const TRIAL_MS = TRIAL_DAYS * DAY_MS

export interface TrialsOptions {
  readonly database: Database
  readonly clock: Clock
  /** Whether the site sells plans. */
  readonly sells: boolean
}

/** Trials of the Teacher plan: an order without a price, once for each account with a confirmed e-mail.
 *  Source: docs/product.md, Plans and orders */
export class Trials {
  readonly #options: TrialsOptions

  constructor(options: TrialsOptions) {
    this.#options = options
  }

  async of(accountId: string, queries: Queries = this.#options.database.queries): Promise<Trial> {
    const { clock, sells } = this.#options
    const nowMs = clock.nowMs()
    const order = await findOrderByPayment(queries, 'trial', accountId)
    if (order) {
      const endsAtMs = order.endsAtMs ?? 0
      const hasBought = (await ordersOf(queries, accountId)).some(
        (other) => other.id !== order.id && other.productId === 'teacher' && other.isActive && (other.endsAtMs ?? 0) > nowMs,
      )
      return order.isActive && order.accountId === accountId && endsAtMs > nowMs && !hasBought
        ? { State: 'running', EndsAt: isoTime(endsAtMs) }
        : { State: 'used' }
    }
    const account = await findAccount(queries, accountId)
    const isOpen = sells && account && !account.isStudent && !account.isChild && !(await findPlan(queries, accountId, nowMs))
    if (!isOpen) return { State: 'closed' }
    return { State: account.isEmailVerified ? 'open' : 'unconfirmed', EndsAt: isoTime(nowMs + TRIAL_MS) }
  }

  /** Starts a trial if it is open; a running one goes on. */
  async start(accountId: string): Promise<Trial> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      await lockAccounts(transaction, [accountId])
      const trial = await this.of(accountId, transaction)
      if (trial.State !== 'open') return trial
      const startsAtMs = clock.nowMs()
      await insertOrder(transaction, {
        accountId,
        productId: 'teacher',
        source: 'trial',
        paymentRef: accountId,
        renews: false,
        amountMinor: undefined,
        currency: undefined,
        startsAtMs,
        endsAtMs: startsAtMs + TRIAL_MS,
      })
      return this.of(accountId, transaction)
    })
  }
}
