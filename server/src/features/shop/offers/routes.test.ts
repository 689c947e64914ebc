import { DAY_MS } from '@emojigma/engine/day.ts'
import { getSpecialOffers } from '@emojigma/contract/shop/offers.ts'
import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import { refreshCache } from '@emojigma/contract/operator/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSite, NOON_MS, type TestSite } from '../../../platform/testing/test-site.ts'
import { addOffer, endOfferNow, Offers, type Offer } from './service.ts'

const WINTER: Offer = {
  code: 'WINTER20',
  name: 'Winter Warm-up',
  description: 'All plans',
  percent: 20,
  startsAtMs: NOON_MS - DAY_MS,
  endsAtMs: NOON_MS + 10 * DAY_MS,
}

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ environment: { OPERATOR_KEY: 'the operator of tests' } })
})
afterEach(() => site.close())

async function offered(token?: string): Promise<unknown> {
  const { body } = await site.get(getSpecialOffers.path, token === undefined ? {} : { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as { readonly SpecialOffer: unknown }).SpecialOffer
}

/** As time passes, the site reads the offers again. */
const aMinuteLater = (): void => site.setClock(NOON_MS + 60_000)

test('without an offer the answer is null', async () => {
  expect(await offered()).toBeNull()
})

test('an offer that is added while the site runs is told within a minute, to a guest and to an account', async () => {
  expect(await offered()).toBeNull()
  await addOffer(site.database, WINTER)
  aMinuteLater()
  const expected = {
    Name: 'Winter Warm-up',
    Description: 'All plans',
    PercentageDiscount: 20,
    Code: 'WINTER20',
    DateTo: '2026-12-01T12:00:00.000Z',
  }
  expect(await offered()).toEqual(expected)
  expect(await offered((await site.register()).token)).toEqual(expected)
})

test('of several that run the one that ends first is told, and none that is still to come', async () => {
  await addOffer(site.database, WINTER)
  await addOffer(site.database, { ...WINTER, code: 'SOONER', endsAtMs: NOON_MS + DAY_MS })
  await addOffer(site.database, { ...WINTER, code: 'TO-COME', startsAtMs: NOON_MS + 1000, endsAtMs: NOON_MS + 2000 })
  expect(await offered()).toMatchObject({ Code: 'SOONER' })
})

test('an offer is over to the millisecond, whatever is kept in memory', async () => {
  await addOffer(site.database, { ...WINTER, endsAtMs: NOON_MS + 500 })
  site.setClock(NOON_MS + 499)
  expect(await offered()).toMatchObject({ Code: 'WINTER20' })
  site.setClock(NOON_MS + 500)
  expect(await offered()).toBeNull()
})

test('an offer ends soon from seven days before its end, to the millisecond', async () => {
  await addOffer(site.database, WINTER)
  const stageAt = (timeMs: number) => {
    site.setClock(timeMs)
    return site.service(Offers).stage()
  }
  const soonMs = WINTER.endsAtMs - 7 * DAY_MS
  expect([await stageAt(soonMs - 1), await stageAt(soonMs), await stageAt(WINTER.endsAtMs)]).toEqual(['running', 'ending', undefined])
})

test('an offer that is ended is gone within a minute, and at once when the caches are dropped', async () => {
  await addOffer(site.database, WINTER)
  expect(await offered()).not.toBeNull()
  expect(await endOfferNow(site.database, 'winter20', NOON_MS)).toBe(true)
  await site.app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': 'the operator of tests' } })
  expect(await offered()).toBeNull()
  expect(await endOfferNow(site.database, 'WINTER20', NOON_MS)).toBe(false)
})

test.each(['is_child', 'is_student'] as const)('nothing is offered to an account with %s', async (column) => {
  await addOffer(site.database, WINTER)
  const { token, accountId } = await site.register()
  await site.database.queries
    .updateTable('accounts')
    .set({ [column]: 1 })
    .where('id', '=', accountId)
    .execute()
  expect(await offered(token)).toBeNull()
})

test('an account that is deleted meanwhile is answered as one that is not signed in', async () => {
  await addOffer(site.database, WINTER)
  const { token, password } = await site.register()
  await site.post(deleteAccount.path, { Password: password }, token)
  expect((await site.get(getSpecialOffers.path, { authorization: `Bearer ${token}` })).status).toBe(401)
})
