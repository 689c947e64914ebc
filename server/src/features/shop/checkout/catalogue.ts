import type { Product } from '@emojigma/contract/shop/checkout.ts'
import { CURRENCIES, SOLD_PLANS, type Currency, type ProductId } from '@emojigma/contract/rules/products.ts'
import { BOOKS, type ShopLinks } from '@emojigma/contract/rules/shop-items.ts'
import type { Language } from '../../../platform/languages.ts'
import type { Prices } from './prices.ts'

/** A product for sale, in one currency. */
export interface PricedProduct {
  readonly productId: ProductId
  readonly currency: Currency
  readonly amountMinor: number
}

/** Products for sale on the site: plans, and the books that no other shop sells. */
export function soldProducts(shopLinks: ShopLinks): readonly ProductId[] {
  return [...SOLD_PLANS, ...BOOKS.filter((bookId) => shopLinks[bookId] === undefined)]
}

/** Products in the wire format. */
export function productsOf(sold: readonly ProductId[], prices: Prices, { words }: Language): readonly Product[] {
  return sold.map((productId) => ({
    id: productId,
    name: words.products.names[productId],
    active: true,
    prices: CURRENCIES.map((currency) => {
      const { amountMinor, monthlyMinor } = prices[productId][currency]
      const monthly = monthlyMinor === undefined ? {} : { MonthlyMinor: monthlyMinor }
      return { Id: priceIdOf(productId, currency), Currency: currency, AmountMinor: amountMinor, ...monthly }
    }),
  }))
}

/** @returns undefined for an unknown price */
export function pricedProduct(sold: readonly ProductId[], prices: Prices, priceId: string): PricedProduct | undefined {
  for (const productId of sold) {
    const currency = CURRENCIES.find((candidate) => priceIdOf(productId, candidate) === priceId)
    if (currency) return { productId, currency, amountMinor: prices[productId][currency].amountMinor }
  }
  return undefined
}

/** The discounted amount, rounded to the nearest hundredth of the currency, halves up. */
export function discounted(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * (100 - percent)) / 100)
}

function priceIdOf(productId: ProductId, currency: Currency): string {
  return `${productId}-${currency}`
}
