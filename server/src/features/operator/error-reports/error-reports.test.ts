import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { getApiRoot } from '@emojigma/contract/operator/health.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Relay } from '../../../platform/process/relay.ts'
import { openTestReceiver, type TestReceiver } from '../../../platform/testing/test-receiver.ts'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { ErrorReports } from './service.ts'

const REPORT = {
  Message: 'TypeError: x is not a function',
  Stack:
    'TypeError: x is not a function\n    at Tile (https://emojigma.example/assets/B7xk2_a.js:1:2034)\n    at https://emojigma.example/assets/b.js:3:4',
  Path: '/puzzle/<id>',
  Release: 'entry-D81h2.js',
}

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
  site = await openTestSite({
    days: [],
    environment: { ERROR_REPORTS_DSN: `${receiver.origin.replace('//', '//key1@')}/7`, ...environment },
    renderPage: async () => Promise.reject(new RangeError('no page for otter@example.com')),
  })
}

const reported = async () => {
  await site.service(Relay).idle()
  return receiver.received
}

test('what breaks on a page is told to the error store, in an envelope of its form', async () => {
  await open()
  expect((await site.post(reportClientError.path, REPORT)).status).toBe(200)
  const [report, ...more] = await reported()
  expect(more).toEqual([])
  expect(report?.path).toBe('/api/7/envelope/')
  expect(report?.headers['content-type']).toBe('application/x-sentry-envelope')
  const length = Buffer.byteLength(JSON.stringify(report?.body))
  expect(report?.before).toEqual([{ event_id: report?.body['event_id'] }, { type: 'event', content_type: 'application/json', length }])
  expect(report?.headers['x-sentry-auth']).toContain('sentry_key=key1')
  expect(report?.body).toMatchObject({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    platform: 'javascript',
    environment: 'production',
    logger: 'page',
    transaction: '/puzzle/<id>',
    release: 'entry-D81h2.js',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: {
            frames: [
              { filename: '/assets/b.js', lineno: 3, colno: 4 },
              { filename: '/assets/B7xk2_a.js', lineno: 1, colno: 2034 },
            ],
          },
        },
      ],
    },
  })
})

test('what fails on the server is told too, without what may tell of a person', async () => {
  await open()
  expect((await site.get('/puzzle/100641?magic=a-mailed-code')).status).toBe(500)
  const [report] = await reported()
  expect(report?.body).toMatchObject({ platform: 'node', logger: 'server', transaction: '/puzzle/<id>' })
  expect(JSON.stringify(report)).toContain('RangeError')
  for (const secret of ['otter', '100641', 'mailed-code']) expect(JSON.stringify(report)).not.toContain(secret)
})

test('a stack that calls itself is told shortly, by its innermost calls', async () => {
  await open()
  const calls = Array.from({ length: 60 }, (_, index) => `    at again (file:///site/server/src/a.ts:${index + 1}:1)`)
  site.service(ErrorReports).report({ where: 'server', message: 'RangeError: too deep', stack: calls.join('\n'), path: '/' })
  const [report] = await reported()
  const body = report?.body as { exception: { values: [{ stacktrace: { frames: { lineno: number }[] } }] } } | undefined
  const frames = body?.exception.values[0].stacktrace.frames ?? []
  expect([frames.length, frames.at(-1)?.lineno]).toEqual([50, 1])
})

test('the kinds of page before an error go along, whatever was sent, and are not logged', async () => {
  await open()
  const Pages = ['/today', '/puzzle/100641', '/magic/a-mailed-code']
  expect((await site.post(reportClientError.path, { ...REPORT, Pages })).status).toBe(200)
  const [report] = await reported()
  expect(report?.body['breadcrumbs']).toEqual({
    values: ['/today', '/puzzle/<id>', expect.stringMatching(/^\/magic/)].map((message) => ({ category: 'navigation', message })),
  })
  expect(JSON.stringify(report)).not.toMatch(/100641|mailed-code/)
  expect((await site.post(reportClientError.path, { ...REPORT, Pages: Array.from({ length: 11 }, () => '/today') })).status).toBe(400)
})

test.each([
  [{}, { sessions: 0, errors: 0.1 }],
  [
    { ERROR_REPLAY_SESSIONS: '0.5', ERROR_REPLAY_ERRORS: '1' },
    { sessions: 0.5, errors: 1 },
  ],
  [{ ERROR_REPLAY_ERRORS: '0' }, undefined],
  [{ ERROR_REPORTS_DSN: undefined }, undefined],
])('with %j pages are given the rates %j', async (settings, rates) => {
  const environment = { ERROR_REPORTS_DSN: `${receiver.origin.replace('//', '//key1@')}/7`, ...settings }
  let given: unknown
  site = await openTestSite({
    days: [],
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined)) as Record<string, string>,
    renderPage: async ({ site: { errorReplay } }) => {
      given = errorReplay
      return { kind: 'page', status: 200, html: '<!doctype html>' }
    },
  })
  await site.get('/')
  expect(given).toEqual(rates)
})

test('what is the request’s own fault is not told', async () => {
  await open()
  await site.get('/api/nothing')
  await site.post(reportClientError.path, { Message: '' })
  expect(await reported()).toEqual([])
})

test.each(['adsbygoogle.push() error: No slot size', 'TypeError: kidAds is not defined'])('%s is dropped', async (Message) => {
  const network = { script: 'https://ads.network.example/a.js', client: 'c', slots: {}, name: 'kidAds' }
  await open({ AD_NETWORK: JSON.stringify(network) })
  await site.post(reportClientError.path, { ...REPORT, Message })
  expect(await reported()).toEqual([])
})

test('a store that fails delays and breaks nothing', async () => {
  await open()
  receiver.answer('never')
  for (let index = 0; index < 5; index += 1) expect((await site.post(reportClientError.path, REPORT)).status).toBe(200)
  expect((await site.get(getApiRoot.path)).status).toBe(200)
})

test('without an error store nothing is told to anybody', async () => {
  site = await openTestSite({ days: [] })
  expect((await site.post(reportClientError.path, REPORT)).status).toBe(200)
  expect(() => site.service(Relay)).toThrow('no feature')
})
