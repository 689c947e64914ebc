/** Something that somebody has begun to buy. Times are milliseconds since 1970, amounts the hundredth part of the currency. */
export interface CheckoutsTable {
  /** Random UUID. */
  id: string
  account_id: string
  /** Made by the page for one press of a button; unique in its account. */
  checkout_key: string
  product_id: string
  currency: string
  /** Without a discount. */
  full_minor: number
  amount_minor: number
  /** What the code saves; null without a code. */
  percent: number | null
  code: string | null
  /** The provider's page, once there is one. */
  url: string | null
  /** What the provider calls it. */
  session_ref: string | null
  is_paid: number
  created_at_ms: number
  expires_at_ms: number
}

/** What was told of payments, so that nothing counts twice. */
export interface PaymentEventsTable {
  source: string
  /** As the one who told calls it; unique there. */
  event_id: string
  /** What it changed. */
  change: string
  received_at_ms: number
}

/** Where a payment, or a subscription, stands. */
export interface PaymentsTable {
  source: string
  /** As the order's. */
  payment_ref: string
  account_id: string
  /** As whom the provider knows who paid. Null where there is no such name, and for what was stored before it was kept. */
  customer_ref: string | null
  /** Grows with each change: who has read an older one may not write. */
  version: number
  /** 1 while the last payment failed. */
  is_past_due: number
  /** 1 while the provider may charge again. */
  is_running: number
}

/** As whom the provider knows an account: as it was told last, for one may become several when it pays on two pages at once. */
export interface CustomersTable {
  account_id: string
  customer_ref: string
}

/** What has to be stopped at the provider: its account is gone, or the same was bought on another page. */
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
