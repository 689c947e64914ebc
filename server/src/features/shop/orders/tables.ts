import type { Generated } from 'kysely'

/** Where an order comes from: a payment by Stripe, the embedded checkout with test money, an offer that left nothing to pay, or the
 *  operator. */
export type OrderSource = 'stripe' | 'test' | 'offer' | 'operator'

/** Something that was bought or granted. Times are milliseconds since 1970. */
export interface OrdersTable {
  /** Of several the greatest counts. */
  id: Generated<number>
  account_id: string
  /** @see PRODUCT_IDS in `contract/src/rules/products.ts` */
  product_id: string
  source: OrderSource
  /** What it is called where it was paid; unique there, so that no payment makes two orders. Null for what was granted. */
  payment_ref: string | null
  /** 0 once it was refunded or revoked. */
  is_active: number
  /** 1 while it goes on for another year when it ends. */
  renews: number
  /** In the hundredth part of the currency; null for what was granted. */
  amount_minor: number | null
  currency: string | null
  starts_at_ms: number
  /** Null for what is bought for good. */
  ends_at_ms: number | null
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    orders: OrdersTable
  }
}
