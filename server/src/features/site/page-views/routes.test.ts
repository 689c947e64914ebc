import { countPageView } from '@emojigma/contract/site/page-views.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Relay } from '../../../platform/process/relay.ts'
import { openTestReceiver, type TestReceiver } from '../../../platform/testing/test-receiver.ts'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

let receiver: TestReceiver
let site: TestSite
beforeEach(async () => {
  receiver = await openTestReceiver()
})
afterEach(async () => {
  await site.close()
  await receiver.close()
})

async function open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const ANALYTICS = JSON.stringify({ endpoint: `${receiver.origin}/api/event` })
  site = await openTestSite({ days: [], environment: { ANALYTICS, SITE_URL: 'https://emojigma.example', ...environment } })
}

const look = (Path: string, remoteAddress = '198.51.100.7') =>
  site.app.inject({
    method: 'POST',
    url: countPageView.path,
    payload: { Path },
    remoteAddress,
    headers: { 'user-agent': 'Some Browser', cookie: 'a=b', referer: 'https://emojigma.example/puzzle/100641' },
  })

test('a page view is passed on as the kind of page and nothing else', async () => {
  await open()
  expect((await look('/puzzle/100641?t=1')).statusCode).toBe(200)
  await site.service(Relay).idle()
  const [view, ...more] = receiver.received
  expect(more).toEqual([])
  expect(view?.path).toBe('/api/event')
  expect(view?.body).toEqual({ name: 'pageview', url: 'https://emojigma.example/puzzle/:id', domain: 'emojigma.example' })
  for (const told of ['198.51.100.7', 'Some Browser', '100641', 'a=b']) expect(JSON.stringify(view)).not.toContain(told)
})

test('without analytics a page view is answered and forgotten', async () => {
  site = await openTestSite({ days: [] })
  expect((await look('/today')).statusCode).toBe(200)
  expect(() => site.service(Relay)).toThrow('no feature')
})

test.each([{ Path: 'https://emojigma.example/' }, { Path: `/${'x'.repeat(100)}` }, { Path: '/today', User: 'a1' }, {}])(
  '%j is refused',
  async (payload) => {
    await open()
    expect((await site.post(countPageView.path, payload)).status).toBe(400)
    await site.service(Relay).idle()
    expect(receiver.received).toEqual([])
  },
)

test('an address that counts without end is held back', async () => {
  await open({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let index = 0; index < 601; index += 1) statuses.push((await look('/today')).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)
  expect((await look('/today', '198.51.100.8')).statusCode).toBe(200)
})
