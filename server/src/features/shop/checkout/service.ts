import { m } from '@emojigma/messages'
import { localizedText } from '../../../platform/localized-text.ts'
import type { AccountStatus, CheckoutView, Product } from '@emojigma/contract/shop/checkout.ts'
import type { ProductId } from '@emojigma/contract/rules/products.ts'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { pathIn, type Language } from '../../../platform/languages.ts'
import type { Accounts } from '../../accounts/service.ts'
import { HOUR_MS, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { Offer } from '../offers/service.ts'
import type { Orders } from '../orders/service.ts'
import { type Prices, discounted, pricedProduct, productsOf, type PricedProduct } from './prices.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import type { PaymentLedger } from './payments.ts'
import { ProviderAway, type PaymentProvider } from './provider.ts'
import {
  findCheckout,
  findCheckoutByKey,
  findCustomer,
  insertCheckout,
  isPastDue,
  runningPaymentsOf,
  setCheckoutPage,
  type Checkout,
  type Discount,
} from './queries.ts'
import type { SaleRefusal, SellingRules } from './selling-rules.ts'
import { paymentOfCheckout } from './test-money.ts'

export { PaymentLedger } from './payments.ts'

/** Time to pay; Stripe's pages expire after this time at the latest. */
const OPEN_MS = 24 * HOUR_MS
/** Stripe's pages last half an hour at least, so a minute more than that. */
const OPEN_AT_LEAST_MS = 31 * 60_000
/** Far more than any buyer needs. */
const CHECKOUTS: Limit = { what: 'checkouts of an account', max: 60, windowMs: HOUR_MS }

export type CheckoutRefusal = SaleRefusal | Away

interface Away {
  readonly kind: 'provider away'
}

/** The page where the buyer continues. */
interface Onward {
  readonly kind: 'onward'
  readonly url: string
}

export interface WishedCheckout {
  readonly priceId: string
  readonly code: string | undefined
  /** Idempotency key: made by the page for one press of the button. */
  readonly key: string | undefined
}

export interface CheckoutsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly prices: Prices
  readonly sold: readonly ProductId[]
  readonly provider: PaymentProvider
  readonly ledger: PaymentLedger
  readonly accounts: Accounts
  readonly orders: Orders
  readonly rules: SellingRules
  readonly counters: RateCounters
}

/** Buying, from a price to an order.
 *  Source: docs/product.md, Plans and orders */
export class Checkouts {
  readonly #options: CheckoutsOptions

  constructor(options: CheckoutsOptions) {
    this.#options = options
  }

  products(language: Language): readonly Product[] {
    return productsOf(this.#options.sold, this.#options.prices, language)
  }

  get isTest(): boolean {
    return this.#options.provider.source === 'test'
  }

  async begin(accountId: string, wished: WishedCheckout, language: Language): Promise<Onward | CheckoutRefusal> {
    const { sold, prices } = this.#options
    if (await this.#options.rules.isYoung(accountId)) return { kind: 'for grown-ups' }
    const priced = pricedProduct(sold, prices, wished.priceId)
    if (!priced) return invalid('PriceId', localizedText(m['checkout_refusal.no_price']))
    const paid = await this.#paidUnder(accountId, wished.key, priced)
    if (paid) return { kind: 'onward', url: pageOf(paid, language) }
    const had = await this.#options.rules.alreadyHas(accountId, priced.productId)
    if (had !== undefined) return invalid('PriceId', had)
    const offer = await this.#options.rules.offerFor(wished.code)
    if (typeof offer === 'function') return invalid('Code', offer)
    const checkout = await this.#store(accountId, priced, wished.key, offer)
    if ('kind' in checkout) return checkout
    return this.#opened(checkout, language)
  }

  /** @returns undefined for an unknown checkout, and for another account's */
  async view(accountId: string, id: string, language: Language): Promise<CheckoutView | undefined> {
    const checkout = await findCheckout(this.#options.database.queries, accountId, id)
    if (!checkout) return undefined
    const { productId, currency, fullMinor, amountMinor, discount, isPaid } = checkout
    return {
      CheckoutId: id,
      ProductId: productId,
      Name: language.words.products.names[productId],
      Currency: currency,
      FullMinor: fullMinor,
      AmountMinor: amountMinor,
      ...(discount ? { PercentageDiscount: discount.percent, Code: discount.code } : {}),
      State: isPaid ? 'paid' : this.#hasExpired(checkout) ? 'expired' : 'open',
      IsTest: this.isTest,
    }
  }

  async portal(accountId: string, language: Language): Promise<Onward | Away> {
    const customerRef = await this.#customerToShow(accountId)
    return this.#orAway(() => this.#options.provider.portal(customerRef, language))
  }

  async status(accountId: string): Promise<AccountStatus> {
    const { database, orders } = this.#options
    if (await isPastDue(database.queries, accountId)) return 'past_due'
    const plan = await orders.planOrderOf(accountId)
    if (!plan) return 'none'
    return plan.renews ? 'active' : 'ending'
  }

  async isCustomer(accountId: string): Promise<boolean> {
    return (await this.#options.orders.of(accountId)).some(({ source }) => source !== 'operator' && source !== 'trial')
  }

  /** The checkout that this key has already paid. A client that got no reply retries, and must not be refused for having the product. */
  async #paidUnder(accountId: string, key: string | undefined, { productId, currency }: PricedProduct): Promise<Checkout | undefined> {
    const before = key === undefined ? undefined : await findCheckoutByKey(this.#options.database.queries, accountId, key)
    return before?.isPaid && before.productId === productId && before.currency === currency ? before : undefined
  }

  /** @returns the checkout of this key, now or before */
  async #store(
    accountId: string,
    { productId, currency, amountMinor }: PricedProduct,
    key: string = randomUUID(),
    offer: Offer | undefined,
  ): Promise<Checkout | Invalid | RetryLater> {
    const { database, clock, counters } = this.#options
    const nowMs = clock.nowMs()
    const discount: Discount | undefined = offer && { percent: offer.percent, code: offer.code }
    const endsAtMs = nowMs + (offer ? Math.max(OPEN_AT_LEAST_MS, Math.min(OPEN_MS, offer.endsAtMs - nowMs)) : OPEN_MS)
    const wished = {
      id: randomUUID(),
      accountId,
      key,
      productId,
      currency,
      fullMinor: amountMinor,
      amountMinor: offer ? discounted(amountMinor, offer.percent) : amountMinor,
      discount,
      createdAtMs: nowMs,
      expiresAtMs: endsAtMs,
    }
    const retryAfterS = await database.durably(async (transaction) => {
      if (!(await insertCheckout(transaction, wished))) return undefined
      return counters.count(transaction, [{ ...CHECKOUTS, who: accountId }])
    })
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
    const checkout = await findCheckoutByKey(database.queries, accountId, key)
    const isSame = checkout?.productId === productId && checkout.currency === currency && checkout.discount?.code === discount?.code
    return checkout && isSame ? checkout : invalid('CheckoutKey', localizedText(m['checkout_refusal.something_else']))
  }

  /** An account that has paid on two pages at once has two customers, and each page stops only the plan of one. A renewing plan comes
   *  first: once it is stopped, the page is that of the next. */
  async #customerToShow(accountId: string): Promise<string | undefined> {
    const { database, orders, provider } = this.#options
    const running = await runningPaymentsOf(database.queries, accountId, provider.source)
    const renewing = new Set((await orders.of(accountId)).flatMap(({ renews, paymentRef }) => (renews ? paymentRef : [])))
    const payment = running.find(({ ref }) => renewing.has(ref)) ?? running[0]
    return payment?.customerRef ?? findCustomer(database.queries, accountId)
  }

  /** The payment page, created once. A free checkout becomes an order at once. */
  async #opened(checkout: Checkout, language: Language): Promise<Onward | Invalid | Away> {
    const { database, clock, accounts, provider, ledger, rules } = this.#options
    const { id, accountId, amountMinor, url } = checkout
    if (amountMinor === 0) {
      const payment = paymentOfCheckout(checkout, { isPaid: true, renews: false, nowMs: clock.nowMs() })
      const had = await ledger.apply('offer', `free ${id}`, payment, (transaction) => rules.alreadyHasBeside(checkout, transaction))
      return had === undefined ? { kind: 'onward', url: pageOf(checkout, language) } : invalid('PriceId', had)
    }
    if (url !== undefined) return { kind: 'onward', url }
    const { email } = await accounts.account(accountId)
    const customerRef = await findCustomer(database.queries, accountId)
    return this.#orAway(async () => {
      const page = await provider.begin(checkout, { email: email ?? undefined, customerRef, language })
      if (page.sessionRef !== undefined) {
        const { sessionRef } = page
        await database.durably((transaction) => setCheckoutPage(transaction, id, page.url, sessionRef))
      }
      return page.url
    })
  }

  async #orAway(work: () => Promise<string>): Promise<Onward | Away> {
    try {
      return { kind: 'onward', url: await work() }
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      this.#options.log.warn(error.details, 'the payment provider could not be used')
      return { kind: 'provider away' }
    }
  }

  #hasExpired({ expiresAtMs }: Checkout): boolean {
    return expiresAtMs <= this.#options.clock.nowMs()
  }
}

/** Our page with the state of a checkout. */
function pageOf({ id }: Checkout, language: Language): string {
  return pathIn(language, `/checkout/${id}`)
}
