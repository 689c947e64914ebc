import type { Generated } from 'kysely'

/** A checkout. Times are milliseconds since 1970, amounts hundredths of the currency. */
export interface CheckoutsTable {
  /** Random UUID. */
  id: string
  account_id: string
  /** Idempotency key: made by the page for one press of the button; unique per account. */
  checkout_key: string
  product_id: string
  currency: string
  /** Without a discount. */
  full_minor: number
  amount_minor: number
  /** The discount of the code; null without a code. */
  percent: number | null
  code: string | null
  /** The provider's page, once there is one. */
  url: string | null
  /** Its id at the provider. */
  session_ref: string | null
  is_paid: number
  created_at_ms: number
  expires_at_ms: number
}

/** Events of providers, so that none is applied twice. */
export interface PaymentEventsTable {
  source: string
  /** The provider's id; unique there. */
  event_id: string
  /** The change that it made. */
  change: string
  received_at_ms: number
}

/** The state of a payment or a subscription. */
export interface PaymentsTable {
  source: string
  /** As in the order. */
  payment_ref: string
  account_id: string
  /** The payer's id at the provider. Null if there is none, and for payments stored before it was. */
  customer_ref: string | null
  /** Increases with each change: a write based on an older version is rejected. */
  version: number
  /** 1 while the last payment failed. */
  is_past_due: number
  /** 1 once the whole of the last payment was given back. 0 for refunds before this was stored. */
  is_refunded: Generated<number>
  /** 1 while the provider may charge again. */
  is_running: number
}

/** An account's id at the provider, the latest one: it may get several when it pays on two pages at once. */
export interface CustomersTable {
  account_id: string
  customer_ref: string
}

/** A payment to stop at the provider: its account is deleted, or the same was bought on another page. */
export interface PaymentStopsTable {
  payment_ref: string
  due_at_ms: number
  tries: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    checkouts: CheckoutsTable
    payment_events: PaymentEventsTable
    payments: PaymentsTable
    customers: CustomersTable
    payment_stops: PaymentStopsTable
  }
}
