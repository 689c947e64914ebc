import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { onceKey } from '../fields.ts'
import { getOrders } from './orders.ts'
import { CURRENCIES, PRODUCT_IDS } from '../rules/products.ts'

/** In the hundredth part of the currency: 1699. */
const amountMinor = z.int().nonnegative()
const checkoutId = z.guid().toLowerCase()

/** The price of a product in one currency. */
const price = z.object({
  /** Such as `individual-usd`. */
  Id: z.string(),
  Currency: z.enum(CURRENCIES),
  AmountMinor: amountMinor,
  /** The price shown for a month; absent for books. */
  MonthlyMinor: amountMinor.optional(),
})

export const getProducts = declareCall({
  method: 'GET',
  path: '/api/checkout/get-products',
  summary: 'What is sold, and what it costs in each currency',
  access: 'anyone',
  replies: {
    200: z.object({
      Products: z.object({
        data: z.array(
          z.object({ id: z.enum(PRODUCT_IDS), name: z.string(), active: z.boolean(), prices: z.array(price) }).meta({ id: 'Product' }),
        ),
      }),
    }),
    ...refusals(),
  },
})
export type Product = ReplyOf<typeof getProducts>['Products']['data'][number]
export type Price = Product['prices'][number]

export const getSubscriptions = declareCall({
  method: 'POST',
  path: '/api/checkout/get-subscriptions',
  summary: 'The orders of who is signed in, the newest first',
  access: 'account',
  replies: { 200: getOrders.replies[200], ...refusals(401) },
})

/** The page that the buyer continues on. */
const goOn = z.object({
  /** A path of ours such as `/checkout/…`, or a page of the payment provider, which begins with `https://`. */
  Url: z.string(),
})

/** What of it is wrong stands in `ModelState` under `PriceId` or `Code`. */
export const createCheckout = declareCall({
  method: 'POST',
  path: '/api/checkout/create-checkout',
  summary: 'Begins to buy something',
  access: 'account',
  body: z.object({
    priceIdRequest: z.object({
      PriceId: z.string().max(60),
      /** Of an offer; neither case nor spaces around it count, and an empty one is none. */
      Code: z.string().max(40).optional(),
      /** Made by the page for each press of a button: however often the same one comes, it is one checkout. */
      CheckoutKey: onceKey.optional(),
    }),
  }),
  replies: { 200: goOn, ...refusals(400, 401, 403, 503) },
})

export const getCheckout = declareCall({
  method: 'POST',
  path: '/api/checkout/get-checkout',
  summary: 'What is about to be bought',
  access: 'account',
  body: z.object({ CheckoutId: checkoutId }),
  replies: {
    200: z
      .object({
        CheckoutId: z.string(),
        ProductId: z.enum(PRODUCT_IDS),
        Name: z.string(),
        Currency: z.enum(CURRENCIES),
        /** Without a discount. */
        FullMinor: amountMinor,
        /** The amount to pay. */
        AmountMinor: amountMinor,
        /** The discount of the code; absent without a code. */
        PercentageDiscount: z.int().optional(),
        Code: z.string().optional(),
        State: z.enum(['open', 'paid', 'expired']),
        /** Paid with test money: no charge. */
        IsTest: z.boolean(),
      })
      .meta({ id: 'Checkout' }),
    ...refusals(400, 401, 404),
  },
})
export type CheckoutView = ReplyOf<typeof getCheckout>

/** A 404 where the site takes real money. What is wrong stands in `ModelState` under `Code` if the offer is over, else under
 *  `CheckoutId`. */
export const payWithTestMoney = declareCall({
  method: 'POST',
  path: '/api/checkout/pay-with-test-money',
  summary: 'Pays with test money, or sees a card declined',
  access: 'account',
  body: z.object({ CheckoutId: checkoutId, Outcome: z.enum(['paid', 'declined']) }),
  replies: {
    /** `declined`: the checkout is still open. */
    200: z.object({ Outcome: z.enum(['paid', 'declined']) }),
    ...refusals(400, 401, 403, 404, 503),
  },
})

/** A 404 for an order that was not paid with test money: those are changed where they were paid. */
export const setRenewal = declareCall({
  method: 'POST',
  path: '/api/checkout/set-renewal',
  summary: 'Lets a plan that was paid with test money end, or go on',
  access: 'account',
  body: z.object({ OrderId: z.int().positive().max(2_147_483_647), Renews: z.boolean() }),
  replies: { 200: getOrders.replies[200], ...refusals(400, 401, 404, 503) },
})

export const customerPortal = declareCall({
  method: 'POST',
  path: '/api/checkout/customer-portal',
  otherPaths: ['/api/checkout/customer-portal-app'],
  summary: 'Where one sees invoices, changes the card and stops renewing',
  access: 'account',
  replies: { 200: goOn, ...refusals(401, 503) },
})

export const getAccountStatus = declareCall({
  method: 'GET',
  path: '/api/checkout/get-account-status',
  summary: 'How the plan of who is signed in stands: none, one that goes on, one that ends, or one whose payment failed',
  access: 'account',
  replies: { 200: z.object({ Status: z.enum(['none', 'active', 'ending', 'past_due']) }), ...refusals(401) },
})
export type AccountStatus = ReplyOf<typeof getAccountStatus>['Status']

export const getIsCustomer = declareCall({
  method: 'GET',
  path: '/api/checkout/get-is-customer',
  summary: 'Whether who is signed in has ever bought something',
  access: 'account',
  replies: { 200: z.object({ IsCustomer: z.boolean() }), ...refusals(401) },
})

/** A bad signature, or one that is more than five minutes off, is a 400; what is known already or of no use is a 200. */
export const paymentWebhook = declareCall({
  method: 'POST',
  path: '/api/checkout/webhook',
  summary: 'Hears from the payment provider',
  access: 'anyone',
  headers: z.object({ 'stripe-signature': z.string().max(1000).optional() }),
  bodyLimitBytes: 262_144,
  /** To the letter: the signature is of the text. */
  body: z.string(),
  replies: { 200: z.object({}), ...refusals(400, 404, 503) },
})

export const getGeo = declareCall({
  method: 'GET',
  path: '/api/geo',
  summary: 'The currency of the country that somebody asks from',
  access: 'anyone',
  headers: z.looseObject({ 'accept-language': z.string().max(1000).optional().catch(undefined) }),
  replies: { 200: z.object({ currency: z.enum(CURRENCIES) }), ...refusals() },
})
