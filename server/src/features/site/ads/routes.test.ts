import { afterEach, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const NETWORK = {
  script: 'https://ads.network.example/show.js',
  client: 'ca-pub-1',
  slots: { list: '11', board: '22' },
  hosts: ['https://*.pictures.example'],
}

let site: TestSite
afterEach(() => site.close())

const open = async (environment: Readonly<Record<string, string>> = {}) => {
  site = await openTestSite({ days: [], environment: { AD_NETWORK: JSON.stringify(NETWORK), ...environment } })
}

test('without a network there is no frame for one', async () => {
  site = await openTestSite({ days: [] })
  expect((await site.get('/ads/list')).status).toBe(404)
})

test('a frame holds the network’s script and slot, in a sandbox that opens to the configured hosts alone', async () => {
  await open()
  const { status, headers, body } = await site.get('/ads/list')
  expect(status).toBe(200)
  const html = body.toString()
  expect(html).toContain('src="https://ads.network.example/show.js"')
  expect(html).toContain('class="adsbygoogle"')
  expect(html).toContain('data-ad-slot="11"')
  expect(html).not.toContain('data-adtest')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('https://ads.network.example https://*.pictures.example')
  expect(policy).toMatch(/sandbox(?!.*allow-same-origin)/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['referrer-policy']).toBe('strict-origin')
})

test('a place that the network has no slot for has no frame', async () => {
  await open()
  expect((await site.get('/ads/board')).status).toBe(200)
  expect((await site.get('/ads/puzzle')).status).toBe(404)
})

test('where advertisements are tests, each is marked as one', async () => {
  await open({ AD_TEST: 'on' })
  expect((await site.get('/ads/list')).body.toString()).toContain('data-adtest="on"')
})

test('every other answer keeps the policy that lets no other site in', async () => {
  await open()
  const { headers } = await site.get('/healthz')
  expect(headers['content-security-policy']).not.toContain('network.example')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
