import { covers, PRODUCT_IDS, type Currency, type ProductId } from '@emojigma/contract/rules/products.ts'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { OrderSource } from '../orders/service.ts'
import type { CheckoutsTable } from './tables.ts'

/** A checkout. */
export interface Checkout {
  readonly id: string
  readonly accountId: string
  readonly key: string
  readonly productId: ProductId
  readonly currency: Currency
  readonly fullMinor: number
  readonly amountMinor: number
  readonly discount: Discount | undefined
  /** The provider's page, once there is one. */
  readonly url: string | undefined
  readonly isPaid: boolean
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

export interface Discount {
  readonly percent: number
  readonly code: string
}

/** The latest stored state of a payment or a subscription. */
export interface StoredPayment {
  readonly accountId: string
  readonly version: number
  readonly isPastDue: boolean
  /** Whether the provider may charge again. */
  readonly isRunning: boolean
}

/** A payment that may be charged again, and its customer. */
export interface RunningPayment {
  readonly ref: string
  readonly customerRef: string
}

/** A payment to stop at the provider. */
export interface PaymentStop {
  readonly ref: string
  readonly dueAtMs: number
  readonly tries: number
}

/** @returns false if a checkout with this key exists */
export async function insertCheckout(queries: Queries, checkout: Omit<Checkout, 'url' | 'isPaid'>): Promise<boolean> {
  const row = await queries
    .insertInto('checkouts')
    .values({
      id: checkout.id,
      account_id: checkout.accountId,
      checkout_key: checkout.key,
      product_id: checkout.productId,
      currency: checkout.currency,
      full_minor: checkout.fullMinor,
      amount_minor: checkout.amountMinor,
      percent: checkout.discount?.percent ?? null,
      code: checkout.discount?.code ?? null,
      url: null,
      session_ref: null,
      is_paid: 0,
      created_at_ms: checkout.createdAtMs,
      expires_at_ms: checkout.expiresAtMs,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'checkout_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findCheckoutByKey(queries: Queries, accountId: string, key: string): Promise<Checkout | undefined> {
  const found = queries.selectFrom('checkouts').selectAll().where('account_id', '=', accountId).where('checkout_key', '=', key)
  return checkoutOf(await found.executeTakeFirst())
}

/** @returns undefined also for another account's */
export async function findCheckout(queries: Queries, accountId: string, id: string): Promise<Checkout | undefined> {
  const found = queries.selectFrom('checkouts').selectAll().where('id', '=', id).where('account_id', '=', accountId)
  return checkoutOf(await found.executeTakeFirst())
}

/** An account's checkouts, the newest first. */
export async function checkoutsOf(queries: Queries, accountId: string): Promise<readonly Checkout[]> {
  const rows = await queries
    .selectFrom('checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at_ms', 'desc')
    .execute()
  return rows.flatMap((row) => checkoutOf(row) ?? [])
}

export async function setCheckoutPage(queries: Queries, id: string, url: string, sessionRef: string): Promise<void> {
  await queries.updateTable('checkouts').set({ url, session_ref: sessionRef }).where('id', '=', id).execute()
}

export async function setCheckoutPaid(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('checkouts').set({ is_paid: 1 }).where('id', '=', id).execute()
}

/** @returns how many were deleted, at most `limit` */
export async function deleteCheckoutsBefore(queries: Queries, timeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('checkouts').select('id').where('created_at_ms', '<', timeMs).limit(limit)
  return (await queries.deleteFrom('checkouts').where('id', 'in', old).returning('id').execute()).length
}

/** @returns false for a repeated event */
export async function insertEvent(queries: Queries, source: OrderSource, eventId: string, nowMs: number): Promise<boolean> {
  const row = await queries
    .insertInto('payment_events')
    .values({ source, event_id: eventId, change: 'none', received_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['source', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEvent(queries: Queries, source: OrderSource, eventId: string): Promise<void> {
  await queries.deleteFrom('payment_events').where('source', '=', source).where('event_id', '=', eventId).execute()
}

export async function setEventChange(queries: Queries, source: OrderSource, eventId: string, change: string): Promise<void> {
  await queries.updateTable('payment_events').set({ change }).where('source', '=', source).where('event_id', '=', eventId).execute()
}

export async function isEventKnown(queries: Queries, source: OrderSource, eventId: string): Promise<boolean> {
  const found = queries.selectFrom('payment_events').select('event_id').where('source', '=', source).where('event_id', '=', eventId)
  return (await found.executeTakeFirst()) !== undefined
}

/** @returns how many were deleted, at most `limit` */
export async function deleteEventsBefore(queries: Queries, timeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('payment_events').select(['source', 'event_id']).where('received_at_ms', '<', timeMs).limit(limit)
  const rows = await old.execute()
  for (const { source, event_id: id } of rows) {
    await deleteEvent(queries, source as OrderSource, id)
  }
  return rows.length
}

export async function findPayment(queries: Queries, source: OrderSource, ref: string): Promise<StoredPayment | undefined> {
  const row = await queries
    .selectFrom('payments')
    .selectAll()
    .where('source', '=', source)
    .where('payment_ref', '=', ref)
    .executeTakeFirst()
  if (!row) return undefined
  return { accountId: row.account_id, version: row.version, isPastDue: row.is_past_due === 1, isRunning: row.is_running === 1 }
}

/** @returns false if another process has written meanwhile, so that the read is out of date */
export async function putPayment(
  queries: Queries,
  {
    source,
    ref,
    accountId,
    customerRef,
    version,
    isPastDue,
    isRunning,
    isRefunded,
  }: StoredPayment & {
    readonly source: OrderSource
    readonly ref: string
    readonly customerRef: string | undefined
    readonly isRefunded: boolean
  },
): Promise<boolean> {
  const state = {
    customer_ref: customerRef ?? null,
    is_past_due: Number(isPastDue),
    is_running: Number(isRunning),
    is_refunded: Number(isRefunded),
  }
  if (version === 1) {
    const row = await queries
      .insertInto('payments')
      .values({ source, payment_ref: ref, account_id: accountId, version, ...state })
      .onConflict((conflict) => conflict.columns(['source', 'payment_ref']).doNothing())
      .returning('version')
      .executeTakeFirst()
    return row !== undefined
  }
  const row = await queries
    .updateTable('payments')
    .set({ version, ...state })
    .where('source', '=', source)
    .where('payment_ref', '=', ref)
    .where('version', '=', version - 1)
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

export async function isPastDue(queries: Queries, accountId: string): Promise<boolean> {
  const late = queries.selectFrom('payments').select('payment_ref').where('account_id', '=', accountId).where('is_past_due', '=', 1)
  return (await late.limit(1).executeTakeFirst()) !== undefined
}

/** The provider's ids of a customer's payments. */
export async function paymentsOfCustomer(queries: Queries, source: OrderSource, customerRef: string): Promise<readonly string[]> {
  const rows = await selectPaymentsOfCustomer(queries, source, customerRef).execute()
  return rows.flatMap((row) => (row.source === source ? row.payment_ref : []))
}

/** Payments without a stored customer are found by the customer of their account. The source is not in the condition: with it the
 *  embedded database would read all payments ever made there. */
export function selectPaymentsOfCustomer(queries: Queries, source: OrderSource, customerRef: string) {
  const before = queries
    .selectFrom('customers')
    .innerJoin('payments', 'payments.account_id', 'customers.account_id')
    .select(['payments.source', 'payments.payment_ref'])
    .where('customers.customer_ref', '=', customerRef)
    .where('payments.customer_ref', 'is', null)
  return queries
    .selectFrom('payments')
    .select(['source', 'payment_ref'])
    .where('source', '=', source)
    .where('customer_ref', '=', customerRef)
    .unionAll(before)
}

/** Of those with a known customer. */
export async function runningPaymentsOf(queries: Queries, accountId: string, source: OrderSource): Promise<readonly RunningPayment[]> {
  const rows = await selectRunning(queries, accountId, source).execute()
  return rows.flatMap(({ payment_ref: ref, customer_ref: customerRef }) => (customerRef === null ? [] : { ref, customerRef }))
}

export function selectRunning(queries: Queries, accountId: string, source: OrderSource) {
  return queries
    .selectFrom('payments')
    .select(['payment_ref', 'customer_ref'])
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('is_running', '=', 1)
}

export async function putCustomer(queries: Queries, accountId: string, customerRef: string): Promise<void> {
  await queries
    .insertInto('customers')
    .values({ account_id: accountId, customer_ref: customerRef })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ customer_ref: customerRef }))
    .execute()
}

/** @returns the latest one */
export async function findCustomer(queries: Queries, accountId: string): Promise<string | undefined> {
  const row = await queries.selectFrom('customers').select('customer_ref').where('account_id', '=', accountId).executeTakeFirst()
  return row?.customer_ref
}

/** The present and former customer ids of an account. */
export async function customersOf(queries: Queries, accountId: string): Promise<readonly string[]> {
  const last = queries.selectFrom('customers').select('customer_ref').where('account_id', '=', accountId)
  const paying = queries.selectFrom('payments').select('customer_ref').where('account_id', '=', accountId)
  const rows = await paying.where('customer_ref', 'is not', null).union(last).execute()
  return rows.flatMap(({ customer_ref: ref }) => ref ?? []).toSorted()
}

/** Payments of an account that may still be charged at the provider, or could still be made there. */
export async function stoppableOf(queries: Queries, accountId: string, source: OrderSource): Promise<readonly string[]> {
  const running = await selectRunning(queries, accountId, source).execute()
  const open = await queries
    .selectFrom('checkouts')
    .select('session_ref')
    .where('account_id', '=', accountId)
    .where('is_paid', '=', 0)
    .where('session_ref', 'is not', null)
    .execute()
  return [...running.map(({ payment_ref: ref }) => ref), ...open.flatMap(({ session_ref: ref }) => ref ?? [])]
}

/** The provider's ids of other pages on which the account could still pay for what a product already includes. */
export async function openSessionsOf(queries: Queries, accountId: string, productId: ProductId): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('checkouts')
    .select('session_ref')
    .where('account_id', '=', accountId)
    .where(
      'product_id',
      'in',
      PRODUCT_IDS.filter((id) => covers(productId, id)),
    )
    .where('is_paid', '=', 0)
    .where('session_ref', 'is not', null)
    .execute()
  return rows.flatMap(({ session_ref: ref }) => ref ?? [])
}

export async function insertStop(queries: Queries, ref: string, dueAtMs: number): Promise<void> {
  await queries
    .insertInto('payment_stops')
    .values({ payment_ref: ref, due_at_ms: dueAtMs, tries: 0 })
    .onConflict((conflict) => conflict.column('payment_ref').doNothing())
    .execute()
}

export async function dueStops(queries: Queries, nowMs: number, limit: number): Promise<readonly PaymentStop[]> {
  const due = queries.selectFrom('payment_stops').selectAll().where('due_at_ms', '<=', nowMs).orderBy('due_at_ms').limit(limit)
  return (await due.execute()).map(({ payment_ref: ref, due_at_ms: dueAtMs, tries }) => ({ ref, dueAtMs, tries }))
}

/** Claims a stop for one process until a time: of several that try at once, one succeeds. */
export async function postponeStop(queries: Queries, { ref, dueAtMs, tries }: PaymentStop, untilMs: number): Promise<boolean> {
  const row = await queries
    .updateTable('payment_stops')
    .set({ due_at_ms: untilMs, tries: tries + 1 })
    .where('payment_ref', '=', ref)
    .where('due_at_ms', '=', dueAtMs)
    .returning('payment_ref')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteStop(queries: Queries, ref: string): Promise<void> {
  await queries.deleteFrom('payment_stops').where('payment_ref', '=', ref).execute()
}

function checkoutOf(row: Selectable<CheckoutsTable> | undefined): Checkout | undefined {
  if (!row) return undefined
  return {
    id: row.id,
    accountId: row.account_id,
    key: row.checkout_key,
    productId: row.product_id as ProductId,
    currency: row.currency as Currency,
    fullMinor: row.full_minor,
    amountMinor: row.amount_minor,
    discount: row.percent === null || row.code === null ? undefined : { percent: row.percent, code: row.code },
    url: row.url ?? undefined,
    isPaid: row.is_paid === 1,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
  }
}
