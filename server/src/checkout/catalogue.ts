import type { Product } from '@emojigma/contract/checkout.ts'
import { CURRENCIES, PRODUCT_NAMES, SOLD_PLANS, type Currency, type ProductId } from '@emojigma/contract/rules/products.ts'
import type { Prices } from '../prices.ts'

/** Something that is sold, in one currency. */
export interface PricedProduct {
  readonly productId: ProductId
  readonly currency: Currency
  readonly amountMinor: number
}

/** Everything that is sold, as it is told to anybody. Books are sold by other shops alone. */
export function productsOf(prices: Prices): readonly Product[] {
  return SOLD_PLANS.map((productId) => ({
    id: productId,
    name: PRODUCT_NAMES[productId],
    active: true,
    prices: CURRENCIES.map((currency) => {
      const { amountMinor, monthlyMinor } = prices[productId][currency]
      const monthly = monthlyMinor === undefined ? {} : { MonthlyMinor: monthlyMinor }
      return { Id: priceIdOf(productId, currency), Currency: currency, AmountMinor: amountMinor, ...monthly }
    }),
  }))
}

/** @returns undefined for a price that there is not */
export function pricedProduct(prices: Prices, priceId: string): PricedProduct | undefined {
  for (const productId of SOLD_PLANS) {
    const currency = CURRENCIES.find((candidate) => priceIdOf(productId, candidate) === priceId)
    if (currency) return { productId, currency, amountMinor: prices[productId][currency].amountMinor }
  }
  return undefined
}

/** What is left of an amount, to the nearest hundredth part of the currency; a half is rounded up. */
export function discounted(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * (100 - percent)) / 100)
}

function priceIdOf(productId: ProductId, currency: Currency): string {
  return `${productId}-${currency}`
}
