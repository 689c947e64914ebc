import type { BookUrl, getBookUrl } from '@emojigma/contract/shop/books.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import type {
  CheckoutView,
  AccountStatus,
  createCheckout,
  customerPortal,
  getAccountStatus,
  getCheckout,
  getGeo,
  getProducts,
  getSubscriptions,
  payWithTestMoney,
  Product,
  setRenewal,
} from '@emojigma/contract/shop/checkout.ts'
import type { getOrders, OrderView } from '@emojigma/contract/shop/orders.ts'
import type { Currency } from '@emojigma/contract/rules/products.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import type { Paper } from '@emojigma/contract/rules/worksheets.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export interface CheckoutWish {
  readonly priceId: string
  /** Empty = none. */
  readonly code: string
  /** Idempotency key: the same for every retry of one press. */
  readonly key: string
}

export type PaymentOutcome = 'paid' | 'declined'

/** A payment provider's time limit, and a little more. */
const PROVIDER_TIME_OUT_MS = 8000

const tagged = api.enhanceEndpoints({ addTagTypes: ['orders', 'checkout'] })

export const plansApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<readonly Product[], void>({
      query: () => get<typeof getProducts>('/api/checkout/get-products'),
      transformResponse: ({ Products }: ReplyOf<typeof getProducts>) => Products.data.filter(({ active }) => active),
    }),
    /** The currency of the caller's country. The call is anonymous. */
    getGeoLocation: build.query<Currency, void>({
      query: () => get<typeof getGeo>('/api/geo'),
      transformResponse: ({ currency }: ReplyOf<typeof getGeo>) => currency,
    }),
    createCheckout: build.mutation<string, CheckoutWish>({
      query: ({ priceId, code, key }) => ({
        ...post<typeof createCheckout>('/api/checkout/create-checkout', {
          priceIdRequest: { PriceId: priceId, CheckoutKey: key, ...(code && { Code: code }) },
        }),
        timeout: PROVIDER_TIME_OUT_MS,
      }),
      transformResponse: ({ Url }: ReplyOf<typeof createCheckout>) => Url,
    }),
    getCheckout: build.query<CheckoutView, string>({
      query: (id) => post<typeof getCheckout>('/api/checkout/get-checkout', { CheckoutId: id }),
      providesTags: ['checkout'],
    }),
    payWithTestMoney: build.mutation<PaymentOutcome, { readonly id: string; readonly outcome: PaymentOutcome }>({
      query: ({ id, outcome }) => post<typeof payWithTestMoney>('/api/checkout/pay-with-test-money', { CheckoutId: id, Outcome: outcome }),
      transformResponse: ({ Outcome }: ReplyOf<typeof payWithTestMoney>) => Outcome,
      invalidatesTags: ['orders', 'checkout'],
    }),
    /** Newest first. */
    getOrders: build.query<readonly OrderView[], void>({
      query: () => get<typeof getOrders>('/api/checkout/get-orders'),
      transformResponse: ({ Orders }: ReplyOf<typeof getOrders>) => Orders,
      providesTags: ['orders'],
    }),
    getAccountStatus: build.query<AccountStatus, void>({
      query: () => get<typeof getAccountStatus>('/api/checkout/get-account-status'),
      transformResponse: ({ Status }: ReplyOf<typeof getAccountStatus>) => Status,
      providesTags: ['orders'],
    }),
    /** Checks for new orders. */
    getSubscriptions: build.mutation<readonly OrderView[], void>({
      query: () => post<typeof getSubscriptions>('/api/checkout/get-subscriptions'),
      transformResponse: ({ Orders }: ReplyOf<typeof getSubscriptions>) => Orders,
      invalidatesTags: ['orders'],
    }),
    setRenewal: build.mutation<unknown, { readonly orderId: number; readonly renews: boolean }>({
      query: ({ orderId, renews }) => post<typeof setRenewal>('/api/checkout/set-renewal', { OrderId: orderId, Renews: renews }),
      invalidatesTags: ['orders'],
    }),
    /** The address of a bought book. The first request waits while it is generated. */
    getBookUrl: build.mutation<string, { readonly bookId: BookId; readonly paper: Paper }>({
      query: ({ bookId, paper }) => get<typeof getBookUrl>('/api/books/GetBookUrl', { bookId, paper }),
      transformResponse: ({ Url }: BookUrl) => Url,
    }),
    openPortal: build.mutation<string, void>({
      query: () => ({ ...post<typeof customerPortal>('/api/checkout/customer-portal'), timeout: PROVIDER_TIME_OUT_MS }),
      transformResponse: ({ Url }: ReplyOf<typeof customerPortal>) => Url,
    }),
  }),
})

export const {
  useGetProductsQuery,
  useGetGeoLocationQuery,
  useCreateCheckoutMutation,
  useGetCheckoutQuery,
  usePayWithTestMoneyMutation,
  useGetOrdersQuery,
  useGetAccountStatusQuery,
  useSetRenewalMutation,
  useGetBookUrlMutation,
  useOpenPortalMutation,
} = plansApi
