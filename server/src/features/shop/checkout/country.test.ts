import { getGeo } from '@emojigma/contract/shop/checkout.ts'
import { expect, test } from 'vitest'
import { openTestSite } from '../../../platform/testing/test-site.ts'
import { currencyFor } from './routes.ts'

test.each([
  ['GB', 'gbp'],
  ['im', 'gbp'],
  ['NZ', 'nzd'],
  ['CA', 'cad'],
  ['AU', 'aud'],
  ['IE', 'eur'],
  ['HR', 'eur'],
  ['US', 'usd'],
  ['CH', 'usd'],
  ['JP', 'usd'],
])('somebody in %s begins with %s, whatever language they like', (country, currency) => {
  expect(currencyFor(country, 'de-AT, en-GB')).toBe(currency)
})

test.each([
  ['en-GB,en;q=0.9', 'gbp'],
  ['en;q=0.9, fr-CA', 'cad'],
  ['en-US;q=0.5, mi-NZ;q=0.8', 'nzd'],
  ['en-AU;q=0, en-GB;q=0.1', 'gbp'],
  ['en-AU;q=0, en', 'usd'],
  ['zh-Hant-AU', 'aud'],
  ['de-DE-1996', 'eur'],
  ['de', 'usd'],
  ['en-US, en-GB', 'usd'],
  ['*', 'usd'],
  ['', 'usd'],
])('where nobody names a country, %j means %s', (languages, currency) => {
  expect(currencyFor(undefined, languages)).toBe(currency)
  expect(currencyFor('XX', languages)).toBe(currency)
})

test('a country is believed from the header that the configuration names, and from no other', async () => {
  const currency = async (site: Awaited<ReturnType<typeof openTestSite>>, headers: Record<string, string>) =>
    (JSON.parse((await site.get(getGeo.path, headers)).body.toString()) as { currency: string }).currency
  const plain = await openTestSite({ days: [] })
  expect(await currency(plain, { 'cf-ipcountry': 'GB' })).toBe('usd')
  expect(await currency(plain, { 'accept-language': 'en-NZ' })).toBe('nzd')
  expect(await currency(plain, {})).toBe('usd')
  expect(await currency(plain, { 'accept-language': 'x'.repeat(2000) })).toBe('usd')
  await plain.close()
  const behind = await openTestSite({ days: [], environment: { COUNTRY_HEADER: 'CF-IPCountry' } })
  expect(await currency(behind, { 'cf-ipcountry': 'GB', 'accept-language': 'en-NZ' })).toBe('gbp')
  await behind.close()
})
