import { CURRENCIES, PRODUCT_IDS } from '@emojigma/contract/rules/products.ts'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../config.ts'

test('without configuration everything has a price in every currency, and a plan a month', () => {
  const { prices } = readConfig({})
  for (const productId of PRODUCT_IDS) {
    for (const currency of CURRENCIES) expect(prices[productId][currency].amountMinor).toBeGreaterThan(0)
  }
  expect(prices.individual.usd).toEqual({ amountMinor: 1699, monthlyMinor: 167 })
  expect(prices.teacher.usd).toEqual({ amountMinor: 3999, monthlyMinor: 334 })
  expect(prices['junior-book'].usd).toEqual({ amountMinor: 499 })
})

test('only what the configuration names is another price', () => {
  const { prices } = readConfig({ PRICES: '{"individual":{"usd":{"amount":18.99},"gbp":{"amount":20,"monthly":1.5}}}' })
  expect(prices.individual.usd).toEqual({ amountMinor: 1899, monthlyMinor: 159 })
  expect(prices.individual.gbp).toEqual({ amountMinor: 2000, monthlyMinor: 150 })
  expect(prices.individual.nzd).toEqual({ amountMinor: 2999, monthlyMinor: 250 })
})

test.each([
  'cheap',
  '[]',
  '{"student":{"usd":{"amount":1}}}',
  '{"individual":{"chf":{"amount":1}}}',
  '{"individual":{"usd":16.99}}',
  '{"individual":{"usd":{"amount":"16.99"}}}',
  '{"individual":{"usd":{"amount":0}}}',
  '{"individual":{"usd":{"amount":-1}}}',
  '{"individual":{"usd":{"amount":10000}}}',
  '{"individual":{"usd":{"amount":1.999}}}',
  '{"individual":{"usd":{"amount":1.99,"yearly":1}}}',
])('the prices %s are refused by the name of their variable', (PRICES) => {
  const reading = (): unknown => readConfig({ PRICES })
  expect(reading).toThrow(ConfigError)
  expect(reading).toThrow('PRICES must be JSON of the form')
})

test('Stripe needs both keys of the right kind, and another address only by https', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readConfig({}).stripe).toBeUndefined()
  expect(readConfig(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' })
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET is missing')
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('STRIPE_SECRET_KEY is missing')
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow('STRIPE_SECRET_KEY must be')
  expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET must be')
  expect(() => readConfig({ ...keys, STRIPE_API_URL: 'http://stripe.example' })).toThrow('STRIPE_API_URL must begin with https://')
})

test('a header for countries has a name that a header can have', () => {
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry' }).countryHeader).toBe('cf-ipcountry')
  expect(() => readConfig({ COUNTRY_HEADER: 'cf ipcountry' })).toThrow('COUNTRY_HEADER must be')
})
