import { m } from '@emojigma/messages'
import {
  createCheckout,
  customerPortal,
  getAccountStatus,
  getCheckout,
  getGeo,
  getIsCustomer,
  getProducts,
  getSubscriptions,
  paymentWebhook,
  payWithTestMoney,
  setRenewal,
} from '@emojigma/contract/shop/checkout.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure, RETRY_AFTER_S } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Orders } from '../orders/service.ts'
import type { PaymentLedger } from './payments.ts'
import type { CheckoutRefusal, Checkouts } from './service.ts'
import type { TestPayments } from './test-money.ts'
import type { Currency } from '@emojigma/contract/rules/products.ts'

/** Countries, by ISO 3166-1, that pay in a currency of ours; all others see US dollars.
 *  Source: ISO 4217, the currencies of countries, 2026 */
const COUNTRIES: Readonly<Partial<Record<Currency, string>>> = {
  gbp: 'GB GG JE IM',
  nzd: 'NZ CK NU TK PN',
  cad: 'CA',
  aud: 'AU CC CX NF KI NR TV',
  eur: 'AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
}

const CURRENCY_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency as Currency])),
)

/** The currency to show first: that of the country in the proxy's header, else of the region of the preferred language.
 *  @param country the proxy's header, if one is configured
 *  @param languages the header Accept-Language
 *  Source: docs/product.md, Plans and orders; RFC 9110 §12.5.4; RFC 5646 §2.2.4 */
export function currencyFor(country: string | undefined, languages: string | undefined): Currency {
  const known = country?.trim().toUpperCase()
  // XX means unknown, and T1 a network that hides the country.
  if (known !== undefined && /^[A-Z]{2}$/.test(known) && known !== 'XX') return CURRENCY_OF.get(known) ?? 'usd'
  const region = languages === undefined ? undefined : favouriteRegion(languages)
  return (region === undefined ? undefined : CURRENCY_OF.get(region)) ?? 'usd'
}

/** The region of the first language of the greatest weight that names one. */
function favouriteRegion(languages: string): string | undefined {
  const wishes = languages.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const region = /^[A-Za-z]{2,8}(?:-[A-Za-z]{3})*(?:-[A-Za-z]{4})?-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]
    const weight = Number(parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined) ?? 1)
    return region === undefined || !(weight > 0) ? [] : { region: region.toUpperCase(), weight }
  })
  return wishes.toSorted((one, other) => other.weight - one.weight)[0]?.region
}

const FIVE_MINUTES = 'public, max-age=300'
const FOR_GROWN_UPS: LocalizedText = localizedText(m['checkout_refusal.for_grown_ups'])
const CLOSED = new Refusal(403, failure(403, localizedText(m['checkout_refusal.closed'])))
const AWAY: LocalizedText = localizedText(m['checkout_refusal.away'])

interface CheckoutRoutes {
  readonly checkouts: Checkouts
  readonly payments: TestPayments
  readonly ledger: PaymentLedger
  readonly orders: Orders
  /** False: nothing can be bought at the moment. */
  readonly sells: boolean
  /** Name of the header in which a proxy sends the visitor's country. */
  readonly countryHeader: string | undefined
}

/** The calls about buying.
 *  Source: docs/product.md, Plans and orders */
export async function routeCheckout(
  app: App,
  { checkouts, payments, ledger, orders, sells, countryHeader }: CheckoutRoutes,
): Promise<void> {
  serve(app, getProducts, async ({ language }, reply) => {
    reply.header('cache-control', FIVE_MINUTES)
    return { Products: { data: checkouts.products(language) } }
  })
  serve(app, getSubscriptions, async ({ signedIn }) => ({ Orders: await orders.viewsOf(signedIn.accountId) }))
  serve(app, createCheckout, async ({ body, signedIn, language }) => {
    if (!sells) return CLOSED
    const { PriceId: priceId, Code: code, CheckoutKey: key } = body
    const outcome = await checkouts.begin(signedIn.accountId, { priceId, code, key }, language)
    return outcome.kind === 'onward' ? { Url: outcome.url } : refused(outcome)
  })
  serve(app, getCheckout, async ({ body, signedIn, language }) => {
    return (await checkouts.view(signedIn.accountId, body.CheckoutId, language)) ?? NOT_FOUND
  })
  serve(app, payWithTestMoney, async ({ body, signedIn }) => {
    if (!sells) return CLOSED
    const outcome = await payments.pay(signedIn.accountId, body.CheckoutId, body.Outcome)
    if (outcome.kind === 'not found') return NOT_FOUND
    return outcome.kind === 'answered' ? { Outcome: outcome.outcome } : refused(outcome)
  })
  serve(app, setRenewal, async ({ body, signedIn }) => {
    const outcome = await payments.setRenewal(signedIn.accountId, body.OrderId, body.Renews)
    if (outcome === undefined) return NOT_FOUND
    return outcome.kind === 'answered' ? { Orders: outcome.orders } : refusalOf(outcome)
  })
  serve(app, customerPortal, async ({ signedIn, language }) => {
    const outcome = await checkouts.portal(signedIn.accountId, language)
    return outcome.kind === 'onward' ? { Url: outcome.url } : away()
  })
  serve(app, getAccountStatus, async ({ signedIn }) => ({ Status: await checkouts.status(signedIn.accountId) }))
  serve(app, getIsCustomer, async ({ signedIn }) => ({ IsCustomer: await checkouts.isCustomer(signedIn.accountId) }))
  serve(app, getGeo, async ({ headers }) => {
    const country = countryHeader === undefined ? undefined : headers[countryHeader]
    return { currency: currencyFor(typeof country === 'string' ? country : undefined, headers['accept-language']) }
  })
  await app.register(async (scope: App) => {
    // The signature covers the raw text.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    serve(scope, paymentWebhook, async ({ body, headers }) => {
      const outcome = await ledger.handleEvent(body, headers['stripe-signature'] ?? '')
      if (outcome === 'refused') return new Refusal(400, failure(400, localizedText(m['failure.bad_signature'])))
      if (outcome === 'not found') return NOT_FOUND
      return outcome === 'away' ? new Refusal(503, failure(503), { 'retry-after': RETRY_AFTER_S }) : {}
    })
  })
}

function refused(outcome: CheckoutRefusal) {
  switch (outcome.kind) {
    case 'for grown-ups':
      return new Refusal(403, failure(403, FOR_GROWN_UPS))
    case 'provider away':
      return away()
    case 'invalid':
    case 'too many':
    case 'busy':
      return refusalOf(outcome)
  }
}

function away() {
  return new Refusal(503, failure(503, AWAY), { 'retry-after': RETRY_AFTER_S })
}
