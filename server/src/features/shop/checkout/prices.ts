import { CURRENCIES, isSoldPlan, PRODUCT_IDS, type Currency, type ProductId, SOLD_PLANS } from '@emojigma/contract/rules/products.ts'
import { z } from 'zod'
import { jsonSetting } from '../../../platform/json-setting.ts'
import type { Product } from '@emojigma/contract/shop/checkout.ts'
import { BOOKS, type ShopLinks } from '@emojigma/contract/rules/shop-items.ts'
import type { Language } from '../../../platform/languages.ts'

/** A price in hundredths of the currency. */
export interface PriceTag {
  readonly amountMinor: number
  /** The price shown per month; absent for books. */
  readonly monthlyMinor?: number | undefined
}

export type Prices = Readonly<Record<ProductId, Readonly<Record<Currency, PriceTag>>>>

/** Yearly prices of plans, and prices of books, in whole units of the currency, as in the configuration.
 *  Source: docs/product.md, Plans and orders */
const AMOUNTS: Readonly<Record<ProductId, Readonly<Record<Currency, number>>>> = {
  individual: { usd: 16.99, gbp: 14.99, nzd: 29.99, cad: 26.99, aud: 29.99, eur: 16.99 },
  teacher: { usd: 39.99, gbp: 34.99, nzd: 69.99, cad: 54.99, aud: 59.99, eur: 39.99 },
  'junior-book': { usd: 4.99, gbp: 3.99, nzd: 7.99, cad: 6.99, aud: 7.99, eur: 4.99 },
  'easy-medium-book': { usd: 5.99, gbp: 4.99, nzd: 9.99, cad: 7.99, aud: 8.99, eur: 5.99 },
  'hard-master-book': { usd: 5.99, gbp: 4.99, nzd: 9.99, cad: 7.99, aud: 8.99, eur: 5.99 },
}

/** Shown beside the yearly price of the individual plan. Other plans, and changed prices, show a twelfth. */
const MONTHLY: Readonly<Record<Currency, number>> = { usd: 1.67, gbp: 1.25, nzd: 2.5, cad: 2.25, aud: 2.5, eur: 1.42 }

/** Payment providers accept no larger payment. */
const MOST = 9999

const FORM = '{"individual":{"usd":{"amount":16.99,"monthly":1.67}}}'

const money = z
  .number()
  .positive()
  .max(MOST)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals')

const changes = z.partialRecord(
  z.enum(PRODUCT_IDS),
  z.partialRecord(z.enum(CURRENCIES), z.strictObject({ amount: money, monthly: money.optional() })),
)

export const DEFAULT_PRICES: Prices = pricesWith({})

/** Parses the variable PRICES: a JSON object of the prices that differ from the defaults. */
export const readPrices = jsonSetting<Prices>(changes.transform(pricesWith), `JSON of the form ${FORM}`)

function pricesWith(changed: z.output<typeof changes>): Prices {
  return Object.fromEntries(
    PRODUCT_IDS.map((productId) => [
      productId,
      Object.fromEntries(CURRENCIES.map((currency) => [currency, tagOf(productId, currency, changed[productId]?.[currency])])),
    ]),
  ) as unknown as Prices
}

function tagOf(productId: ProductId, currency: Currency, changed: { amount: number; monthly?: number | undefined } | undefined): PriceTag {
  const amount = changed?.amount ?? AMOUNTS[productId][currency]
  const amountMinor = minor(amount)
  if (!isSoldPlan(productId)) return { amountMinor }
  const monthly = changed ? changed.monthly : productId === 'individual' ? MONTHLY[currency] : undefined
  return { amountMinor, monthlyMinor: monthly === undefined ? Math.ceil(amountMinor / 12) : minor(monthly) }
}

function minor(amount: number): number {
  return Math.round(amount * 100)
}

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
