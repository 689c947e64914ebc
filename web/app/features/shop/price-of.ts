import type { Price, Product } from '@emojigma/contract/shop/checkout.ts'
import type { Currency, ProductId } from '@emojigma/contract/rules/products.ts'

/** @returns undefined for what is not sold, or while it is not known */
export function priceOf(products: readonly Product[] | undefined, id: ProductId, currency: Currency | undefined): Price | undefined {
  return products?.find((product) => product.id === id)?.prices.find((price) => price.Currency === currency)
}
