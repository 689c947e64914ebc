import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { GRACE_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import type { Plan } from '@emojigma/contract/rules/visitor.ts'
import { type Clock, isoTime } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { findOrder, findPlan, findTeacherEnd, isOrderRefunded, moveTeacherOrders, ordersOf, type Order } from './queries.ts'

export {
  changeOrder,
  findOrder,
  findOrderByPayment,
  insertOrder,
  listOrders,
  planNow,
  switchOrder,
  type NewOrder,
  type Order,
  type OrderChange,
} from './queries.ts'
export { OrderLetters } from './order-letters.ts'
export type { OrderSource } from './tables.ts'

const GRACE_MS = GRACE_DAYS * DAY_MS

/** Plans and orders of accounts. Nothing is cached: a payment has effect at once, and so has an end.
 *  Source: docs/product.md, Plans and orders */
export class Orders {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** The present plan, of the account or of its school; of several the one that includes more. For students, only their own. */
  async planOf(accountId: string, queries: Queries = this.#database.queries): Promise<Plan> {
    return (await findPlan(queries, accountId, this.#clock.nowMs())) ?? 'none'
  }

  /** Classes go on for some weeks after the plan of their teacher.
   *  @returns when the last day of the plan's classes ends; undefined if they have ended */
  async classesEndOf(teacherId: string, queries: Queries = this.#database.queries): Promise<number | undefined> {
    const nowMs = this.#clock.nowMs()
    const endsAtMs = await findTeacherEnd(queries, teacherId, { nowMs, afterMs: nowMs - GRACE_MS })
    return endsAtMs === undefined ? undefined : endsAtMs + GRACE_MS
  }

  /** @returns until when a teacher's classes go on if they lose the plan now; undefined if they have ended */
  async graceOf(teacherId: string, queries: Queries): Promise<number | undefined> {
    const endsAtMs = await this.classesEndOf(teacherId, queries)
    return endsAtMs === undefined ? undefined : Math.min(endsAtMs, this.#clock.nowMs() + GRACE_MS)
  }

  /** Gives what is left of an account's Teacher plan to another; a trial stays.
   *  @returns `renews`, and changes nothing, while the card of the first would go on being charged; `trial` if there is nothing else */
  async moveTeacherPlan(transaction: Queries, fromId: string, toId: string): Promise<'moved' | 'renews' | 'trial'> {
    const plans = (await this.counting(fromId, transaction)).filter(({ productId }) => productId === 'teacher')
    if (plans.some(({ renews, source }) => renews && source === 'stripe')) return 'renews'
    if (plans.length > 0 && plans.every(({ source }) => source === 'trial')) return 'trial'
    await moveTeacherOrders(transaction, fromId, toId, this.#clock.nowMs())
    return 'moved'
  }

  /** The newest first. */
  async of(accountId: string, queries: Queries = this.#database.queries): Promise<readonly Order[]> {
    return ordersOf(queries, accountId)
  }

  /** In the wire format, the newest first. */
  async viewsOf(accountId: string): Promise<readonly OrderView[]> {
    return (await this.of(accountId)).map((order) => orderView(order, this.isExpired(order)))
  }

  /** The valid ones, the newest first. */
  async counting(accountId: string, queries?: Queries): Promise<readonly Order[]> {
    return (await this.of(accountId, queries)).filter((order) => this.#counts(order))
  }

  /** The order behind an account's own plan, not its school's; of several for the same plan the newest. */
  async planOrderOf(accountId: string): Promise<Order | undefined> {
    const plans = (await this.counting(accountId)).filter(({ productId }) => isSoldPlan(productId))
    return plans.find(({ productId }) => productId === 'teacher') ?? plans[0]
  }

  /** @returns undefined for an order that is unknown or not valid now */
  async ifCounting(id: number): Promise<Order | undefined> {
    const order = await findOrder(this.#database.queries, id)
    return order && this.#counts(order) ? order : undefined
  }

  /** Whether the whole of an order's last payment was given back. */
  async isRefunded(order: Order): Promise<boolean> {
    return isOrderRefunded(this.#database.queries, order)
  }

  isExpired({ endsAtMs }: Order): boolean {
    return endsAtMs !== undefined && endsAtMs <= this.#clock.nowMs()
  }

  #counts(order: Order): boolean {
    return order.isActive && order.startsAtMs <= this.#clock.nowMs() && !this.isExpired(order)
  }
}

/** An order in the wire format. */
function orderView(order: Order, isExpired: boolean): OrderView {
  const { id, productId, isActive, startsAtMs, endsAtMs, renews, amountMinor, currency, source } = order
  return {
    Id: id,
    ProductId: productId,
    Active: isActive,
    IsExpired: isExpired,
    StartsAt: isoTime(startsAtMs),
    ...(endsAtMs === undefined ? {} : { EndsAt: isoTime(endsAtMs) }),
    Renews: renews,
    ...(amountMinor === undefined ? {} : { AmountMinor: amountMinor }),
    ...(currency === undefined ? {} : { Currency: currency }),
    IsFree: source !== 'stripe',
    IsTrial: source === 'trial',
  }
}
