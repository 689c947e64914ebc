import { m } from '@emojigma/messages'
import { CURRENCIES, isSoldPlan, PRODUCT_IDS, type Currency, type ProductId } from '@emojigma/contract/rules/products.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { Stripe } from 'stripe'
import { inLanguage, pathIn, type Language } from '../../../platform/languages.ts'
import type { StripeAccount } from '../../../config.ts'
import { ProviderAway, UnreadablePayment, type Buyer, type ProviderEvent, type EventProvider, type Payment } from './provider.ts'
import type { Checkout } from './queries.ts'

/** Timeout for all Stripe calls of one request, so that visitors get an error within five seconds. */
const ANSWER_MS = 4500
/** Accepted difference between a webhook's time and ours, either way. */
const TOLERANCE_S = 300
/** How long a plan stays valid after a failed renewal, while Stripe retries. */
const GRACE_MS = 7 * DAY_MS

/** Takes money through Stripe's own pages. Of an event only its type and its payments are used: their state is then read from Stripe.
 *  Source: docs/decisions/2026-11-22-payments.md */
export class StripeProvider implements EventProvider {
  readonly source = 'stripe'
  readonly #stripe: Stripe
  readonly #webhookSecret: string
  readonly #origin: () => string

  /** @param origin public scheme and host of the site */
  constructor({ secretKey, webhookSecret, apiUrl }: StripeAccount, origin: () => string) {
    const { protocol, hostname, port } = new URL(apiUrl)
    this.#stripe = new Stripe(secretKey, {
      host: hostname,
      ...(port === '' ? {} : { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: ANSWER_MS,
      maxNetworkRetries: 0,
      telemetry: false,
    })
    this.#webhookSecret = webhookSecret
    this.#origin = origin
  }

  async begin(checkout: Checkout, buyer: Buyer): Promise<{ readonly url: string; readonly sessionRef: string }> {
    const session = await inTime(this.#beginSession(checkout, buyer))
    if (session.url === null) throw new ProviderAway('a checkout session without a page')
    return { url: session.url, sessionRef: session.id }
  }

  async portal(customerRef: string | undefined, language: Language): Promise<string> {
    if (customerRef === undefined) return pathIn(language, '/pricing')
    const returnUrl = this.#origin() + pathIn(language, '/myAccount')
    const { url } = await inTime(this.#stripe.billingPortal.sessions.create({ customer: customerRef, return_url: returnUrl }))
    return url
  }

  async stop(ref: string): Promise<void> {
    try {
      if (ref.startsWith('cs_')) await inTime(this.#stripe.checkout.sessions.expire(ref))
      else if (ref.startsWith('sub_')) await inTime(this.#stripe.subscriptions.cancel(ref))
    } catch (error) {
      // It is deleted, cancelled, paid or expired already.
      if (!(error instanceof ProviderAway && error.cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  readEvent(text: string, signature: string, nowMs: number): ProviderEvent | undefined {
    if (!this.#isSigned(text, signature, nowMs)) return undefined
    // The SDK accepts times in the future.
    if (timeOf(signature) > nowMs / 1000 + TOLERANCE_S) return undefined
    const event = readable('malformed event', () => {
      const { id, type, data } = JSON.parse(text) as Stripe.Event
      if (typeof type !== 'string' || typeof data.object !== 'object') throw new TypeError('no event')
      return { id, type, about: subjectsOf({ id, type, data } as Stripe.Event) }
    })
    const ids = [event.id, ...('refs' in event.about ? event.about.refs : [event.about.customerRef])]
    if (!ids.every(isStripeId)) throw new UnreadablePayment('malformed id in an event')
    return event
  }

  async payment(ref: string): Promise<Payment | undefined> {
    try {
      const payment = await inTime(ref.startsWith('sub_') ? this.#subscription(ref) : this.#payment(ref))
      if (payment && !isWhole(payment)) throw new UnreadablePayment('malformed payment')
      return payment
    } catch (error) {
      const { cause } = error as Error
      if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode === 404)
        throw new UnreadablePayment('unknown payment', { cause })
      // Stripe's reply differs from its library's types.
      if (error instanceof TypeError) throw new UnreadablePayment('malformed payment', { cause: error })
      throw error
    }
  }

  async refund(ref: string): Promise<void> {
    const intents = ref.startsWith('sub_') ? await inTime(this.#intentsOfYear(ref)) : [ref]
    for (const intent of intents) {
      try {
        await inTime(this.#stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` }))
      } catch (error) {
        if (!(error instanceof ProviderAway && error.details['code'] === 'charge_already_refunded')) throw error
      }
    }
    await this.stop(ref)
  }

  async #intentsOfYear(ref: string): Promise<readonly string[]> {
    const { latest_invoice: invoice } = await this.#stripe.subscriptions.retrieve(ref)
    if (invoice === null) return []
    const { data } = await this.#stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid' })
    return data.flatMap(({ payment: { payment_intent: intent } }) => (intent === undefined ? [] : idOf(intent)))
  }

  async #beginSession(checkout: Checkout, { email, customerRef, language }: Buyer) {
    const { id, accountId, productId, currency, fullMinor, amountMinor, discount, expiresAtMs } = checkout
    const isPlan = isSoldPlan(productId)
    const metadata = { checkout: id, account: accountId, product: productId }
    const discounts = discount
      ? [{ coupon: await this.#coupon(checkout, fullMinor - amountMinor, m['checkout_refusal.offer']({}, inLanguage(language))) }]
      : undefined
    return this.#stripe.checkout.sessions.create(
      {
        mode: isPlan ? 'subscription' : 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency,
              unit_amount: fullMinor,
              product_data: {
                name: m['checkout_refusal.item_name']({ product: language.words.products.names[productId] }, inLanguage(language)),
              },
              ...(isPlan ? { recurring: { interval: 'year' } } : {}),
            },
          },
        ],
        metadata,
        ...(isPlan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
        // The discounted price must not outlive the offer.
        ...(discounts ? { discounts, expires_at: Math.floor(expiresAtMs / 1000) } : {}),
        ...(customerRef === undefined
          ? { ...(email === undefined ? {} : { customer_email: email }), ...(isPlan ? {} : { customer_creation: 'always' }) }
          : { customer: customerRef }),
        success_url: this.#origin() + pathIn(language, '/myAccount?paid=1'),
        cancel_url: this.#origin() + pathIn(language, '/pricing'),
      },
      { idempotencyKey: `checkout-${id}` },
    )
  }

  /** For the first year alone, with the amount on our page to the cent. */
  async #coupon({ id, currency, discount }: Checkout, savedMinor: number, offer: string): Promise<string> {
    const coupon = await this.#stripe.coupons.create(
      { amount_off: savedMinor, currency, duration: 'once', max_redemptions: 1, name: discount?.code ?? offer },
      { idempotencyKey: `coupon-${id}` },
    )
    return coupon.id
  }

  #isSigned(text: string, signature: string, nowMs: number): boolean {
    try {
      return this.#stripe.webhooks.signature?.verifyHeader(text, signature, this.#webhookSecret, TOLERANCE_S, undefined, nowMs) ?? false
    } catch {
      return false
    }
  }

  async #subscription(ref: string): Promise<Payment | undefined> {
    const subscription = await this.#stripe.subscriptions.retrieve(ref, { expand: ['latest_invoice'] })
    const ours = oursOf(subscription.metadata, subscription.currency)
    const [item] = subscription.items.data
    if (!ours || !item) return undefined
    const { status, latest_invoice: latest } = subscription
    const invoice = typeof latest === 'object' && latest !== null ? latest : undefined
    const isCurrent = status === 'active' || status === 'trialing'
    const hasEnded = status === 'canceled' || status === 'incomplete_expired'
    const [periodStartMs, periodEndMs] = [item.current_period_start * 1000, item.current_period_end * 1000]
    const isPeriodPaid = isCurrent || (hasEnded && invoice?.status === 'paid')
    const paidUntilMs = isPeriodPaid ? periodEndMs : periodStartMs + GRACE_MS
    return {
      ...ours,
      ref,
      customerRef: idOf(subscription.customer),
      amountMinor: invoice?.amount_paid ?? 0,
      isPaid: status !== 'incomplete' && status !== 'incomplete_expired',
      isRefunded: invoice !== undefined && (await this.#isInvoiceRefunded(invoice.id)),
      isPastDue: status === 'past_due' || status === 'unpaid',
      renews: !hasEnded && !subscription.cancel_at_period_end && subscription.cancel_at === null,
      isRunning: !hasEnded,
      startsAtMs: subscription.start_date * 1000,
      endsAtMs: Math.min(paidUntilMs, subscription.ended_at === null ? Infinity : subscription.ended_at * 1000),
    }
  }

  async #isInvoiceRefunded(invoiceId: string): Promise<boolean> {
    const expand = ['data.payment.payment_intent.latest_charge']
    const { data } = await this.#stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', expand })
    return data.length > 0 && data.every(({ payment: { payment_intent: intent } }) => typeof intent === 'object' && isRefunded(intent))
  }

  async #payment(ref: string): Promise<Payment | undefined> {
    const intent = await this.#stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })
    const ours = oursOf(intent.metadata, intent.currency)
    if (!ours) return undefined
    return {
      ...ours,
      ref,
      customerRef: intent.customer === null ? undefined : idOf(intent.customer),
      amountMinor: intent.amount_received,
      isPaid: intent.status === 'succeeded',
      isRefunded: isRefunded(intent),
      isPastDue: false,
      renews: false,
      isRunning: false,
      startsAtMs: intent.created * 1000,
      endsAtMs: undefined,
    }
  }
}

/** Details of Stripe's error for the log, without personal data or keys. */
function detailsOf({ type, code, param, statusCode: status, requestId }: Stripe.errors.StripeError): ProviderAway['details'] {
  return { type, code, param, status, requestId }
}

/** @throws UnreadablePayment if the read fails */
function readable<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new UnreadablePayment(what, { cause })
  }
}

function isStripeId(id: unknown): boolean {
  return typeof id === 'string' && /^[a-z]+_\w{1,250}$/.test(id)
}

function isWhole({ customerRef, amountMinor, startsAtMs, endsAtMs = 0 }: Payment): boolean {
  return (customerRef === undefined || isStripeId(customerRef)) && [amountMinor, startsAtMs, endsAtMs].every(Number.isSafeInteger)
}

function subjectsOf(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { subscription, payment_intent: intent } = event.data.object
      return refsOf(subscription, intent)
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { refs: [event.data.object.id] }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return refsOf(event.data.object.parent?.subscription_details?.subscription)
    case 'charge.refunded': {
      const { metadata, payment_intent: intent, customer } = event.data.object
      if (metadata['checkout'] !== undefined) return refsOf(intent)
      return customer === null ? { refs: [] } : { customerRef: idOf(customer) }
    }
    default:
      return { refs: [] }
  }
}

function refsOf(...things: readonly (string | { readonly id: string } | null | undefined)[]): { readonly refs: readonly string[] } {
  return { refs: things.flatMap((thing) => (thing ? idOf(thing) : [])) }
}

function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === 'string' ? thing : thing.id
}

function isRefunded({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge !== null && charge.refunded
}

/** Our metadata from the start of the payment; undefined for what other sites sell through the same account. */
function oursOf(
  metadata: Readonly<Record<string, string>>,
  currency: string,
): Pick<Payment, 'accountId' | 'checkoutId' | 'productId' | 'currency'> | undefined {
  const { checkout: checkoutId, account: accountId, product } = metadata
  const isOurs = (PRODUCT_IDS as readonly (string | undefined)[]).includes(product) && (CURRENCIES as readonly string[]).includes(currency)
  if (accountId === undefined || !isOurs) return undefined
  return { accountId, checkoutId, productId: product as ProductId, currency: currency as Currency }
}

/** The signed time, in seconds since 1970. */
function timeOf(signature: string): number {
  const times = signature.split(',').flatMap((part) => (part.startsWith('t=') ? Number(part.slice(2)) : []))
  return Math.max(...times)
}

/** @throws ProviderAway on failure or timeout */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('Stripe is too slow')), ANSWER_MS)
  })
  try {
    return await Promise.race([work, tooLate])
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderAway('Stripe cannot be used', { cause: error, details: detailsOf(error) })
    throw error
  } finally {
    clearTimeout(timer)
  }
}
