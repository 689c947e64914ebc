import type { Language } from '../../../platform/languages.ts'
import type { OrderSource } from '../orders/service.ts'
import type { Checkout } from './queries.ts'
import type { Currency, ProductId } from '@emojigma/contract/rules/products.ts'

/** The state of a payment or a subscription, according to the provider. */
export interface Payment {
  /** Its id at the provider. */
  readonly ref: string
  readonly accountId: string
  readonly checkoutId: string | undefined
  readonly customerRef: string | undefined
  readonly productId: ProductId
  readonly amountMinor: number
  readonly currency: Currency
  /** False before the first payment has arrived. */
  readonly isPaid: boolean
  readonly isRefunded: boolean
  readonly isPastDue: boolean
  readonly renews: boolean
  /** Whether the provider may charge again. */
  readonly isRunning: boolean
  readonly startsAtMs: number
  /** Absent = for good. */
  readonly endsAtMs: number | undefined
}

export interface Buyer {
  readonly email: string | undefined
  /** The buyer's id at the provider, if there is one. */
  readonly customerRef: string | undefined
  /** The buyer's language. */
  readonly language: Language
}

/** Takes the money: Stripe, or test money. Results come back through `applyPayment`. */
export interface PaymentProvider {
  readonly source: OrderSource & ('stripe' | 'test')
  /** Creates the payment page of a checkout; the same checkout always gets the same page.
   *  @returns `sessionRef` if it can be stopped
   *  @throws ProviderAway */
  begin(checkout: Checkout, buyer: Buyer): Promise<{ readonly url: string; readonly sessionRef?: string }>
  /** @returns the page with invoices, where a renewal can be stopped
   *  @throws ProviderAway */
  portal(customerRef: string | undefined, language: Language): Promise<string>
  /** Prevents any further charge; a payment that has ended stays as it is.
   *  @throws ProviderAway */
  stop(ref: string): Promise<void>
}

/** A provider's event, and the payments that it is about. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Payments and subscriptions to read; all of a customer if the event does not say which. */
  readonly about: { readonly refs: readonly string[] } | { readonly customerRef: string }
}

/** A provider that sends events about payments. */
export interface EventProvider extends PaymentProvider {
  readonly source: 'stripe'
  /** @param text the body as received
   *  @returns undefined if the signature is not the provider's, or too old
   *  @throws UnreadablePayment for a signed event that is malformed */
  readEvent(text: string, signature: string, nowMs: number): ProviderEvent | undefined
  /** Reads the present state of a payment or a subscription.
   *  @returns undefined for one that is not ours
   *  @throws ProviderAway
   *  @throws UnreadablePayment if the provider does not know it, or its reply is malformed */
  payment(ref: string): Promise<Payment | undefined>
  /** Gives back what was paid for a thing, or for a plan's present year, and ends the plan. Money that went back before stays so.
   *  @throws ProviderAway */
  refund(ref: string): Promise<void>
}

/** Details of a failure for the log, without personal data or keys. */
type FailureDetails = Readonly<Record<string, unknown>>

/** The provider did not answer in time, or failed. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
  readonly details: FailureDetails

  constructor(message: string, { details = { type: 'too slow' }, ...options }: ErrorOptions & { readonly details?: FailureDetails } = {}) {
    super(message, options)
    this.details = details
  }
}

/** An event or payment that no retry can read. */
export class UnreadablePayment extends Error {
  override readonly name = 'UnreadablePayment'
}
