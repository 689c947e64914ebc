import type { Price, Product } from '@emojigma/contract/shop/checkout.ts'
import type { Currency, ProductId } from '@emojigma/contract/rules/products.ts'

/** @returns undefined if not sold or still loading */
export function priceOf(products: readonly Product[] | undefined, id: ProductId, currency: Currency | undefined): Price | undefined {
  return products?.find((product) => product.id === id)?.prices.find((price) => price.Currency === currency)
}
