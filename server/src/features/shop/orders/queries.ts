import { SOLD_PLANS, type Currency, type ProductId, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import type { Expression, Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { OrderSource, OrdersTable } from './tables.ts'

export interface Order {
  readonly id: number
  readonly accountId: string
  readonly productId: ProductId
  readonly source: OrderSource
  readonly paymentRef: string | undefined
  /** False once it was refunded or revoked. */
  readonly isActive: boolean
  readonly renews: boolean
  readonly amountMinor: number | undefined
  readonly currency: Currency | undefined
  readonly startsAtMs: number
  /** Absent = for good. */
  readonly endsAtMs: number | undefined
}

export type NewOrder = Omit<Order, 'id' | 'isActive'>

export type OrderChange = Partial<Pick<Order, 'isActive' | 'renews' | 'endsAtMs'>>

/** The payer of an account's school; empty without a school. A subquery.
 *  Source: docs/product.md, Schools */
function payerOf(queries: Queries, accountId: string | Expression<string>) {
  return queries
    .selectFrom('school_teachers')
    .innerJoin('schools', 'schools.id', 'school_teachers.school_id')
    .select('schools.payer_id')
    .where('school_teachers.account_id', '=', accountId)
    .where('school_teachers.ended_at_ms', 'is', null)
}

/** The present plan; of several the one that includes more. Teachers of a school have its payer's Teacher plan. A subquery for one
 *  account. */
export function planNow(queries: Queries, nowMs: number, accountId: string | Expression<string>) {
  return queries
    .selectFrom('orders')
    .select('orders.product_id')
    .where('orders.account_id', 'in', [accountId, payerOf(queries, accountId)])
    .where((eb) => eb.or([eb('orders.product_id', '=', 'teacher'), eb('orders.account_id', '=', accountId)]))
    .where('orders.product_id', 'in', SOLD_PLANS)
    .where('orders.is_active', '=', 1)
    .where('orders.starts_at_ms', '<=', nowMs)
    .where('orders.ends_at_ms', '>', nowMs)
    .orderBy(({ eb }) => eb('orders.product_id', '=', 'teacher'), 'desc')
    .limit(1)
}

/** @returns the present plan; of several the one that includes more */
export async function findPlan(queries: Queries, accountId: string, nowMs: number): Promise<SoldPlan | undefined> {
  const row = await planNow(queries, nowMs, accountId).executeTakeFirst()
  return row?.product_id as SoldPlan | undefined
}

/** @returns when the last Teacher order of an account, or of its school's payer, ends that counts now, or did so after a time */
export async function findTeacherEnd(
  queries: Queries,
  accountId: string,
  { nowMs, afterMs }: { readonly nowMs: number; readonly afterMs: number },
): Promise<number | undefined> {
  const row = await queries
    .selectFrom('orders')
    .select('ends_at_ms')
    .where('account_id', 'in', [accountId, payerOf(queries, accountId)])
    .where('product_id', '=', 'teacher')
    .where('is_active', '=', 1)
    .where('starts_at_ms', '<=', nowMs)
    .where('ends_at_ms', '>', afterMs)
    .orderBy('ends_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ends_at_ms ?? undefined
}

/** Claims a letter about an order for its present end, or for good: of several that try at once, one succeeds.
 *  @returns whether it was claimed now */
export async function claimLetter(queries: Queries, { id, endsAtMs = 0 }: Order, kind: string): Promise<boolean> {
  const row = await queries
    .insertInto('order_letters')
    .values({ order_id: id, kind, ends_at_ms: endsAtMs })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet({ ends_at_ms: endsAtMs }).where('order_letters.ends_at_ms', '<', endsAtMs),
    )
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns plan orders that end in this time, lasted longer than that, and had no letter of this kind */
export async function ordersToRemind(
  queries: Queries,
  kind: string,
  { afterMs, untilMs, longerThanMs }: { readonly afterMs: number; readonly untilMs: number; readonly longerThanMs: number },
  limit: number,
): Promise<readonly Order[]> {
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where('ends_at_ms', '>', afterMs)
    .where('ends_at_ms', '<=', untilMs)
    .where((eb) => eb(eb('ends_at_ms', '-', eb.ref('starts_at_ms')), '>', longerThanMs))
    .where('is_active', '=', 1)
    .where('product_id', 'in', SOLD_PLANS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_letters')
            .select('order_id')
            .whereRef('order_letters.order_id', '=', 'orders.id')
            .where('order_letters.kind', '=', kind)
            .whereRef('order_letters.ends_at_ms', '>=', 'orders.ends_at_ms'),
        ),
      ),
    )
    .orderBy('ends_at_ms')
    .limit(limit)
    .execute()
  return rows.map(orderOf)
}

/** Whether the provider could not charge for another year. */
export async function isOrderPastDue(queries: Queries, order: Order): Promise<boolean> {
  return (await paymentOf(queries, order))?.is_past_due === 1
}

/** Whether the whole of the last payment was given back. */
export async function isOrderRefunded(queries: Queries, order: Order): Promise<boolean> {
  return (await paymentOf(queries, order))?.is_refunded === 1
}

async function paymentOf(queries: Queries, { source, paymentRef = '' }: Order) {
  return queries
    .selectFrom('payments')
    .select(['is_past_due', 'is_refunded'])
    .where('source', '=', source)
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst()
}

/** Whether a teacher has students, without removed ones. */
export async function hasStudents(queries: Queries, teacherId: string): Promise<boolean> {
  const row = await queries.selectFrom('teacher_seats').select('used').where('teacher_id', '=', teacherId).executeTakeFirst()
  return (row?.used ?? 0) > 0
}

/** Gives the Teacher orders that have not ended to another account, but for a trial. */
export async function moveTeacherOrders(queries: Queries, fromId: string, toId: string, nowMs: number): Promise<void> {
  await queries
    .updateTable('orders')
    .set({ account_id: toId })
    .where('account_id', '=', fromId)
    .where('product_id', '=', 'teacher')
    .where('source', '!=', 'trial')
    .where('is_active', '=', 1)
    .where('ends_at_ms', '>', nowMs)
    .execute()
}

/** An account's orders, the newest first. */
export async function ordersOf(queries: Queries, accountId: string): Promise<readonly Order[]> {
  const rows = await queries.selectFrom('orders').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()
  return rows.map(orderOf)
}

/** @param accountId absent = all accounts
 *  @returns the newest first */
export async function listOrders(queries: Queries, accountId: string | undefined, limit: number): Promise<readonly Order[]> {
  const all = queries.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(limit)
  return (await (accountId === undefined ? all : all.where('account_id', '=', accountId)).execute()).map(orderOf)
}

export async function findOrder(queries: Queries, id: number): Promise<Order | undefined> {
  const row = await queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  return row && orderOf(row)
}

export async function findOrderByPayment(queries: Queries, source: OrderSource, paymentRef: string): Promise<Order | undefined> {
  const row = await queries
    .selectFrom('orders')
    .selectAll()
    .where('source', '=', source)
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst()
  return row && orderOf(row)
}

/** @returns its id; undefined if this payment has an order already */
export async function insertOrder(queries: Queries, order: NewOrder): Promise<number | undefined> {
  const row = await queries
    .insertInto('orders')
    .values({
      account_id: order.accountId,
      product_id: order.productId,
      source: order.source,
      payment_ref: order.paymentRef ?? null,
      is_active: 1,
      renews: Number(order.renews),
      amount_minor: order.amountMinor ?? null,
      currency: order.currency ?? null,
      starts_at_ms: order.startsAtMs,
      ends_at_ms: order.endsAtMs ?? null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'payment_ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @returns whether there is such an order */
export async function changeOrder(queries: Queries, id: number, { isActive, renews, endsAtMs }: OrderChange): Promise<boolean> {
  const row = await queries
    .updateTable('orders')
    .set({
      ...(isActive === undefined ? {} : { is_active: Number(isActive) }),
      ...(renews === undefined ? {} : { renews: Number(renews) }),
      ...(endsAtMs === undefined ? {} : { ends_at_ms: endsAtMs }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Activates or deactivates an order.
 *  @returns the changed order; undefined if there is none, or it was so before */
export async function switchOrder(queries: Queries, id: number, isActive: boolean): Promise<Order | undefined> {
  const row = await queries
    .updateTable('orders')
    .set({ is_active: Number(isActive) })
    .where('id', '=', id)
    .where('is_active', '=', Number(!isActive))
    .returningAll()
    .executeTakeFirst()
  return row && orderOf(row)
}

function orderOf(row: Selectable<OrdersTable>): Order {
  return {
    id: row.id,
    accountId: row.account_id,
    productId: row.product_id as ProductId,
    source: row.source,
    paymentRef: row.payment_ref ?? undefined,
    isActive: row.is_active === 1,
    renews: row.renews === 1,
    amountMinor: row.amount_minor ?? undefined,
    currency: (row.currency ?? undefined) as Currency | undefined,
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms ?? undefined,
  }
}
