import type { ReadBodyOf } from '@emojigma/contract/call.ts'
import type { drawOrderInvoice, OperatorAccount } from '@emojigma/contract/operator/operator.ts'
import { SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { isSoldPlan, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { findAccount, findByEmail, findByUserName, type Account } from '../accounts/service.ts'
import type { Classrooms, Schools } from '../classes/service.ts'
import { folded } from '../../platform/case-folding.ts'
import { isoTime, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Language } from '../../platform/languages.ts'
import type { BillFile, Bills } from '../shop/bills/service.ts'
import type { PaymentLedger } from '../shop/checkout/service.ts'
import { changeOrder, findOrder, insertOrder, type OrderLetters, type Orders } from '../shop/orders/service.ts'
import { masked, orderView } from './overview.ts'
import { insertAct } from './queries.ts'

/** A plan may not be given for longer. */
const MOST_MS = 3650 * DAY_MS

export interface CustomersOptions {
  readonly database: Database
  readonly clock: Clock
  readonly orders: Orders
  readonly letters: OrderLetters
  readonly ledger: PaymentLedger
  readonly classrooms: Classrooms
  readonly schools: Schools
  readonly bills: Bills
}

/** The facts that an operator needs to help a customer. Each look and each change is logged in the database, without e-mails.
 *  Source: docs/product.md, The operator's page */
export class Customers {
  readonly #options: CustomersOptions

  constructor(options: CustomersOptions) {
    this.#options = options
  }

  /** @param name an e-mail, a user name, an account's id, or an order's number */
  async find(name: string): Promise<OperatorAccount | undefined> {
    const { database, clock, orders, classrooms, schools } = this.#options
    const { queries } = database
    const account = await this.#named(name.trim())
    if (!account) return undefined
    const nowMs = clock.nowMs()
    await this.#note('account find', 'one account', account.id)
    const classes = await classrooms.of(account.id)
    const school = await schools.summaryOf(account.id)
    const mailed = account.email ?? undefined
    return {
      AccountId: account.id,
      ...(mailed === undefined ? {} : { Email: masked(mailed) }),
      IsEmailProven: account.isEmailVerified,
      Nickname: account.nickname ?? '',
      IsStudent: account.isStudent,
      Plan: await orders.planOf(account.id),
      Orders: (await orders.of(account.id, queries)).map((order) => orderView(order, nowMs, mailed)),
      Classes: classes.map(({ id, name: className, studentCount, isArchived, removedAtMs }) => ({
        ClassroomId: id,
        Name: className,
        StudentCount: studentCount,
        State: removedAtMs === undefined ? (isArchived ? 'archived' : 'open') : 'removed',
      })),
      SeatsUsed: await classrooms.seatsUsed(account.id),
      SeatLimit: SEAT_LIMIT,
      ...(school ? { School: { Name: school.name, PayerId: school.payerId, Teachers: school.teacherCount } } : {}),
    }
  }

  /** @returns undefined for an account without an e-mail, and for an unknown one */
  async revealEmail(accountId: string): Promise<string | undefined> {
    const email = await this.#emailOf(accountId)
    if (email !== undefined) await this.#note('account e-mail', 'an e-mail was shown', accountId)
    return email
  }

  /** @param key idempotency key: pressed twice, a plan is given once
   *  @returns false for an unknown account, and for a student */
  async grant(accountId: string, plan: SoldPlan, days: number, key: string): Promise<boolean> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      const account = await findAccount(transaction, accountId)
      if (!account || account.isStudent) return false
      const order = { accountId, productId: plan, source: 'operator', paymentRef: key, renews: false } as const
      const times = { startsAtMs: nowMs, endsAtMs: nowMs + days * DAY_MS }
      const id = await insertOrder(transaction, { ...order, ...times, amountMinor: undefined, currency: undefined })
      if (id === undefined) return true
      const touched = `order ${id}, ${plan}, ${days} days`
      await insertAct(transaction, { atMs: nowMs, command: 'plan grant', touched, accountId })
      return true
    })
  }

  /** Sets a later end. Stripe's plans end when Stripe says.
   *  @returns false for an order that cannot be extended to this time */
  async extend(orderId: number, endsAtMs: number): Promise<boolean> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      const order = await findOrder(transaction, orderId)
      if (!order?.isActive || !isSoldPlan(order.productId) || order.source === 'stripe') return false
      if (endsAtMs <= nowMs || endsAtMs > nowMs + MOST_MS || endsAtMs < (order.endsAtMs ?? 0)) return false
      await changeOrder(transaction, orderId, { endsAtMs })
      const touched = `order ${orderId}, ${order.productId}, until ${isoTime(endsAtMs)}`
      await insertAct(transaction, { atMs: nowMs, command: 'plan extend', touched, accountId: order.accountId })
      return true
    })
  }

  /** Sends the receipt of an order again.
   *  @returns false for an order that was not paid, or whose account has no e-mail */
  async resend(orderId: number): Promise<boolean> {
    const { database, clock, letters } = this.#options
    const isOrdered = await database.durably(async (transaction) => {
      const order = await findOrder(transaction, orderId)
      if (!order?.isActive || order.amountMinor === undefined) return false
      if (!(await letters.paidAgain(transaction, order, order.amountMinor))) return false
      const act = { atMs: clock.nowMs(), command: 'receipt resend', touched: `order ${orderId}`, accountId: order.accountId }
      await insertAct(transaction, act)
      return true
    })
    if (isOrdered) letters.send()
    return isOrdered
  }

  /** Draws the invoice of an order.
   *  @returns undefined for an unknown order, and for one that was not paid
   *  @throws QueueFull */
  async invoice({ OrderId, ...buyer }: ReadBodyOf<typeof drawOrderInvoice>, language: Language): Promise<BillFile | undefined> {
    const { database, bills } = this.#options
    const order = await findOrder(database.queries, OrderId)
    const drawn = order && (await bills.invoiceOf(order, buyer, { language, client: 'operator' }))
    if (order && drawn) await this.#note('invoice draw', `order ${OrderId}`, order.accountId)
    return drawn
  }

  /** Gives the money of an order back at Stripe, which ends it.
   *  @returns `not found` for an order that was not paid there */
  async refund(orderId: number): Promise<'refunded' | 'not found' | 'away'> {
    const { database, clock, ledger } = this.#options
    const { source, paymentRef, productId, accountId } = (await findOrder(database.queries, orderId)) ?? {}
    if (source !== 'stripe' || paymentRef === undefined || accountId === undefined) return 'not found'
    const outcome = await ledger.refund(paymentRef)
    if (outcome !== 'refunded') return outcome
    await database.durably(async (transaction) => {
      await changeOrder(transaction, orderId, { isActive: false, renews: false })
      await insertAct(transaction, { atMs: clock.nowMs(), command: 'order refund', touched: `order ${orderId}, ${productId}`, accountId })
    })
    return 'refunded'
  }

  async #named(name: string): Promise<Account | undefined> {
    const { queries } = this.#options.database
    const order = /^\d{1,9}$/.test(name) ? await findOrder(queries, Number(name)) : undefined
    if (order) return findAccount(queries, order.accountId)
    const key = folded(name)
    return (await findByEmail(queries, key)) ?? (await findByUserName(queries, key)) ?? findAccount(queries, name.toLowerCase())
  }

  async #emailOf(accountId: string): Promise<string | undefined> {
    return (await findAccount(this.#options.database.queries, accountId))?.email ?? undefined
  }

  #note(command: string, touched: string, accountId: string): Promise<void> {
    const { database, clock } = this.#options
    return database.durably((transaction) => insertAct(transaction, { atMs: clock.nowMs(), command, touched, accountId }))
  }
}
