import { createCheckout } from '@emojigma/contract/shop/checkout.ts'
import { getOperatorOverview } from '@emojigma/contract/operator/operator.ts'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTestSite } from './testing/test-site.ts'
import { unsafeSettings } from './unsafe-settings.ts'

const SAFE = {
  NODE_ENV: 'production',
  SITE_URL: 'https://emojigma.example',
  SMTP_URL: 'smtps://mail.emojigma.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test.each([
  ['RATE_LIMITS=off', { RATE_LIMITS: 'off' }],
  ['CLOCK_OFFSET_MS', { CLOCK_OFFSET_MS: '1' }],
  ['STRIPE_SECRET_KEY is not set', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_SECRET_KEY is a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['TRUST_PROXY=on', { TRUST_PROXY: 'on' }],
  ['SITE_URL is not set', { SITE_URL: '' }],
  ['SITE_URL begins with http://', { SITE_URL: 'http://emojigma.example' }],
  ['SMTP_URL is not set', { SMTP_URL: '' }],
])('%s is unsafe in production and nowhere else', (words, change) => {
  expect(unsafeSettings(readConfig(SAFE))).toEqual([])
  const [fault = '', ...others] = unsafeSettings(readConfig({ ...SAFE, ...change }))
  expect(fault.startsWith(words)).toBe(true)
  expect(others).toEqual([])
  expect(unsafeSettings(readConfig({ ...SAFE, ...change, NODE_ENV: '' }))).toEqual([])
})

test('without sales, test money is not unsafe', () => {
  const config = readConfig({ ...SAFE, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', CHECKOUT: 'off' })
  expect(unsafeSettings(config)).toEqual([])
})

test('what is unsafe is on /readyz and on the operator’s page, and a site that sells nothing says so', async () => {
  const key = 'q7Vt2mXc9LwRk4Zp8NsB'
  const site = await openTestSite({
    environment: { NODE_ENV: 'production', CHECKOUT: 'off', OPERATOR_KEY: key, SITE_URL: 'https://x.example' },
  })
  const ready = (await site.app.inject('/readyz')).json<{ unsafe: string[] }>()
  expect(ready.unsafe.join()).toContain('SMTP_URL is not set')
  const overview = await site.app.inject({ url: getOperatorOverview.path, headers: { 'x-operator-key': key } })
  expect(overview.json()).toMatchObject({ Unsafe: ready.unsafe })
  const { token } = await site.register()
  const refused = await site.post(createCheckout.path, { priceIdRequest: { PriceId: 'individual-usd' } }, token)
  expect([refused.status, refused.body]).toEqual([403, { Message: 'Nothing is for sale here right now.' }])
  await site.close()
})
