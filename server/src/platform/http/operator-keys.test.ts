import { refreshCache } from '@emojigma/contract/operator/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestLog } from '../testing/test-log.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { WRONG_KEYS } from './operator-keys.ts'

const OPERATOR_KEY = 'q7Vt2mXc9LwRk4Zp8NsB'
const METRICS_KEY = 'h3Gy6bQd1JfTu5Ao0EiK'

let site: TestSite
let log: ReturnType<typeof openTestLog>
beforeEach(async () => {
  log = openTestLog()
  const environment = { OPERATOR_KEY, METRICS_KEY, RATE_LIMITS: 'on' }
  site = await openTestSite({ days: [], environment, logger: { level: 'warn', stream: log.stream } })
})
afterEach(() => site.close())

async function refresh(key: string, remoteAddress = '198.51.100.7') {
  return site.app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': key }, remoteAddress })
}
async function metrics(key: string, remoteAddress = '198.51.100.7') {
  return site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${key}` }, remoteAddress })
}

test('the key of metrics reads them and opens nothing else', async () => {
  expect((await metrics(METRICS_KEY)).statusCode).toBe(200)
  expect((await metrics(OPERATOR_KEY)).statusCode).toBe(200)
  expect((await refresh(METRICS_KEY)).statusCode).toBe(403)
  expect((await refresh(OPERATOR_KEY)).statusCode).toBe(200)
})

test('wrong keys are counted and logged, and their network has to wait, with the right key too', async () => {
  for (let times = 0; times < WRONG_KEYS; times += 1) {
    const reply = await (times % 2 === 0 ? refresh(`wrong ${times}`) : metrics(`wrong ${times}`))
    expect([401, 403]).toContain(reply.statusCode)
  }
  for (const reply of [await refresh(OPERATOR_KEY), await metrics(METRICS_KEY)]) {
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(600)
  }
  const elsewhere = await metrics(METRICS_KEY, '203.0.113.9')
  expect(elsewhere.body).toMatch(new RegExp(`^emojigma_operator_keys_wrong_total ${WRONG_KEYS}$`, 'm'))
  const lines = log.lines.filter((line) => line.includes("a wrong operator's key"))
  expect(lines).toHaveLength(WRONG_KEYS)
  expect(lines.join('')).not.toContain('wrong 1')
})
