import { sql, type Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrations.ts'
import { addIndex, ownedBy } from '../../../platform/database/schema.ts'

export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-28-18 checkouts and payments', up: createCheckout },
  { name: '2026-11-30-21 refunded payments', up: addRefunds },
]

async function addRefunds(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('payments')
    .addColumn('is_refunded', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

async function createCheckout(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('checkouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('checkout_key', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('full_minor', 'integer', (column) => column.notNull())
    .addColumn('amount_minor', 'integer', (column) => column.notNull())
    .addColumn('percent', 'integer')
    .addColumn('code', 'text')
    .addColumn('url', 'text')
    .addColumn('session_ref', 'text')
    .addColumn('is_paid', 'integer', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('checkouts_account_id_checkout_key', ['account_id', 'checkout_key'])
    .execute()
  await addIndex(database, 'checkouts', 'created_at_ms')
  await database.schema
    .createTable('payment_events')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_events_source_event_id', ['source', 'event_id'])
    .execute()
  await addIndex(database, 'payment_events', 'received_at_ms')
  await database.schema
    .createTable('payments')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('payment_ref', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', ownedBy('accounts'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_past_due', 'integer', (column) => column.notNull())
    .addColumn('is_running', 'integer', (column) => column.notNull())
    .addColumn('customer_ref', 'text')
    .addPrimaryKeyConstraint('payments_source_payment_ref', ['source', 'payment_ref'])
    .execute()
  await addIndex(database, 'payments', 'account_id')
  // Not by source first, so that the planner finds one account's payments by the account.
  await sql`create index payments_of_customers on payments (customer_ref, source) where customer_ref is not null`.execute(database)
  await database.schema
    .createTable('customers')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('customer_ref', 'text', (column) => column.notNull())
    .execute()
  await addIndex(database, 'customers', 'customer_ref')
  await database.schema
    .createTable('payment_stops')
    .addColumn('payment_ref', 'text', (column) => column.primaryKey())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await addIndex(database, 'payment_stops', 'due_at_ms')
}
