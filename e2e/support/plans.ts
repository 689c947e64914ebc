import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { expect, type APIRequestContext } from '@playwright/test'

/** Buys a plan with test money.
 *  @param token a bearer token */
export async function buyPlan(request: APIRequestContext, token: string, plan: 'individual' | 'teacher'): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const made = await request.post(createCheckout.path, { headers, data: { priceIdRequest: { PriceId: `${plan}-usd` } } })
  expect(made.status(), await made.text()).toBe(200)
  const CheckoutId = ((await made.json()) as { Url: string }).Url.split('/').at(-1)
  const paid = await request.post(payWithTestMoney.path, { headers, data: { CheckoutId, Outcome: 'paid' } })
  expect(paid.status(), await paid.text()).toBe(200)
}
