import type { Plan } from './visitor.ts'
import { BOOKS, type BookId } from './shop-items.ts'

/** Plans for sale, for a year each. */
export const SOLD_PLANS = ['individual', 'teacher'] as const
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** Days of a trial of the Teacher plan. */
export const TRIAL_DAYS = 30

/** A product that can be ordered: a plan for a year, or a book. */
export const PRODUCT_IDS = [...SOLD_PLANS, ...BOOKS] as const
export type ProductId = SoldPlan | BookId

export const CURRENCIES = ['usd', 'gbp', 'nzd', 'cad', 'aud', 'eur'] as const
export type Currency = (typeof CURRENCIES)[number]

export function isSoldPlan(productId: string): productId is SoldPlan {
  return (SOLD_PLANS as readonly string[]).includes(productId)
}

/** Whether owning one makes the other superfluous: Teacher includes all of Individual.
 *  Source: docs/product.md, Plans and orders */
export function covers(own: ProductId | Plan, product: ProductId): boolean {
  return own === product || (own === 'teacher' && product === 'individual')
}
