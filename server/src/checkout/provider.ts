import type { Language } from '../languages.ts'
import type { OrderSource } from '../orders/service.ts'
import type { Checkout } from './queries.ts'

/** Who buys. */
export interface Buyer {
  readonly email: string | undefined
  /** As whom the provider knows them already. */
  readonly customerRef: string | undefined
  /** In which they read. */
  readonly language: Language
}

/** Who takes the money: Stripe, or nobody, with test money. What becomes of a payment comes back by `applyPayment`. */
export interface PaymentProvider {
  readonly source: OrderSource & ('stripe' | 'test')
  /** Makes the page on which a checkout is paid; for the same checkout always the same.
   *  @returns `sessionRef` when it can be stopped
   *  @throws ProviderAway */
  begin(checkout: Checkout, buyer: Buyer): Promise<{ readonly url: string; readonly sessionRef?: string }>
  /** @returns where they see invoices and stop renewing
   *  @throws ProviderAway */
  portal(customerRef: string | undefined, language: Language): Promise<string>
  /** Sees to it that nothing is charged any more; what has ended already stays as it is.
   *  @throws ProviderAway */
  stop(ref: string): Promise<void>
}

/** The provider did not answer in time, or cannot do what it should. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}
