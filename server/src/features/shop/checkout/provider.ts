import type { Language } from '../../../platform/languages.ts'
import type { OrderSource } from '../orders/service.ts'
import type { Payment } from './payments.ts'
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

/** Something that a provider told, and what it is about. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Payments and subscriptions to be looked at; of all those of a customer when there is no way to tell. */
  readonly about: { readonly refs: readonly string[] } | { readonly customerRef: string }
}

/** A provider that tells by itself what becomes of payments. */
export interface TellingProvider extends PaymentProvider {
  readonly source: 'stripe'
  /** @param text to the letter
   *  @returns undefined when it is not the provider who says this, or not now */
  hear(text: string, signature: string, nowMs: number): ProviderEvent | undefined
  /** What it says now of a payment or a subscription.
   *  @returns undefined for one that is not ours
   *  @throws ProviderAway */
  payment(ref: string): Promise<Payment | undefined>
}

/** What is said of a provider that is away: nothing of a person, or of a key. */
type Told = Readonly<Record<string, unknown>>

/** The provider did not answer in time, or cannot do what it should. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
  readonly told: Told

  constructor(message: string, { told = { type: 'too slow' }, ...options }: ErrorOptions & { readonly told?: Told } = {}) {
    super(message, options)
    this.told = told
  }
}
