import { m } from '@emojigma/messages'
import { covers, type ProductId } from '@emojigma/contract/rules/products.ts'
import { inLanguage } from '../../../platform/languages.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { Invalid, RetryLater } from '../../../platform/expected-failures.ts'
import type { Offer, Offers } from '../offers/service.ts'
import type { Orders } from '../orders/service.ts'
import { findCheckout, type Checkout } from './queries.ts'

/** Why a sale is refused. */
export type SaleRefusal =
  | Invalid
  | RetryLater
  /** Children cannot buy. */
  | { readonly kind: 'for grown-ups' }

export interface SellingRulesOptions {
  readonly accounts: Accounts
  readonly orders: Orders
  readonly offers: Offers
}

/** Rules for sales, checked when a checkout is begun and again when it is paid.
 *  Source: docs/product.md, Plans and orders */
export class SellingRules {
  readonly #options: SellingRulesOptions

  constructor(options: SellingRulesOptions) {
    this.#options = options
  }

  async isYoung(accountId: string): Promise<boolean> {
    const { isChild, isStudent } = await this.#options.accounts.account(accountId)
    return isChild || isStudent
  }

  /** @returns the refusal if the account has the product already, or one that includes it, not only on trial */
  async alreadyHas(accountId: string, productId: ProductId, queries?: Queries): Promise<LocalizedText | undefined> {
    const order = (await this.#options.orders.counting(accountId, queries)).find(
      (candidate) => candidate.source !== 'trial' && covers(candidate.productId, productId),
    )
    if (!order) return undefined
    return (language) =>
      m['checkout_refusal.yours_already']({ product: language.words.products.names[order.productId] }, inLanguage(language))
  }

  /** @returns the refusal if another order already includes the checkout's product. A payment of the same checkout is none. */
  async alreadyHasBeside({ id, accountId, productId }: Checkout, queries: Queries): Promise<LocalizedText | undefined> {
    const had = await this.alreadyHas(accountId, productId, queries)
    return had !== undefined && (await findCheckout(queries, accountId, id))?.isPaid ? undefined : had
  }

  /** @returns the offer, undefined without a code, or what is wrong with the code */
  async offerFor(code: string | undefined): Promise<Offer | LocalizedText | undefined> {
    if (code === undefined || code.trim() === '') return undefined
    const offer = await this.#options.offers.byCode(code)
    if (offer === 'over') return localizedText(m['checkout_refusal.offer_over'])
    return offer ?? localizedText(m['checkout_refusal.unknown_code'])
  }
}
