import { declareCall, pathsOf } from '@emojigma/contract/call.ts'
import { CALLS } from '@emojigma/contract/calls.ts'
import { refusals } from '@emojigma/contract/failures.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestLog } from '../testing/test-log.ts'
import { openTestSite } from '../testing/test-site.ts'
import type { App } from './app-type.ts'
import { failure } from './failures.ts'
import { Refusal, serve } from './serve.ts'
import { openServer, setReplyRules } from './server.ts'

const CLOCK = { nowMs: () => 1_798_761_600_000 }

const countApples = declareCall({
  method: 'GET',
  path: '/api/apples',
  summary: 'How many apples there are',
  access: 'anyone',
  replies: { 200: z.object({ Apples: z.int().min(0), Kinds: z.array(z.object({ Name: z.string() })) }), ...refusals(404) },
})
const APPLES = { Apples: 3, Kinds: [{ Name: 'Red Apple' }] }

let app: App
let lines: readonly string[]
beforeEach(async () => {
  const log = openTestLog()
  lines = log.lines
  app = openServer({
    trustProxy: false,
    isSecure: false,
    inlineScript: undefined,
    logger: { level: 'info', stream: log.stream },
    mayUpgrade: () => false,
  })
  await setReplyRules(app, { hasEnded: async () => false, requestFailed: () => undefined, hasLimits: false, clock: CLOCK })
})
afterEach(() => app.close())

test('a field that the schema of a reply lacks is not sent, however deep it is', async () => {
  const withWorm = { ...APPLES, Worm: 'secret', Kinds: APPLES.Kinds.map((kind) => ({ ...kind, Worm: 'secret' })) }
  serve(app, countApples, async () => withWorm)
  const reply = await app.inject(countApples.path)
  expect([reply.statusCode, reply.json()]).toEqual([200, APPLES])
})

test('nor is it sent with a refusal', async () => {
  const withWorm = { ...failure(404, 'No apples.'), Worm: 'secret' }
  serve(app, countApples, async () => new Refusal(404, withWorm, { 'retry-after': 60 }))
  const reply = await app.inject(countApples.path)
  expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([404, { Message: 'No apples.' }, '60'])
})

test('a reply says the time of the site, which pages correct their clocks by', async () => {
  serve(app, countApples, async () => APPLES)
  expect((await app.inject(countApples.path)).headers['date']).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
})

test('a reply that breaks its schema fails without details, and the log says of which call it was', async () => {
  serve(app, countApples, async () => ({ ...APPLES, Apples: -7 }))
  const reply = await app.inject(countApples.path)
  expect([reply.statusCode, reply.json()]).toEqual([500, { Message: 'Something went wrong...', RequestId: reply.headers['x-request-id'] }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(countApples.path)
  // Not that of an id, which may have the same signs.
  expect(lines[0]).not.toMatch(/(?<![\da-f])-7(?!\d)/)
})

test('a failure of ours is one also when the session of the request has ended meanwhile', async () => {
  const log = openTestLog()
  const logger = { level: 'info', stream: log.stream }
  const ending = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger, mayUpgrade: () => false })
  const reported: unknown[] = []
  await setReplyRules(ending, {
    clock: CLOCK,
    hasEnded: async () => true,
    requestFailed: (error, path) => reported.push([error.message, path]),
    hasLimits: false,
  })
  ending.addHook('onRequest', async (request) => {
    request.signedIn = { accountId: 'a', sessionId: 's' }
  })
  serve(ending, countApples, () => Promise.reject(new Error('the worm ate them')))
  expect((await ending.inject(countApples.path)).statusCode).toBe(500)
  expect(reported).toEqual([['the worm ate them', countApples.path]])
  expect(log.lines.join('')).toContain('the worm ate them')
  await ending.close()
})

test('the site serves every call of the contract under each of its paths', async () => {
  const site = await openTestSite({ days: [] })
  const spellings = CALLS.flatMap((call) => pathsOf(call).map((url) => ({ method: call.method, url })))
  expect(spellings.length).toBeGreaterThan(40)
  expect(spellings.filter((spelling) => !site.app.hasRoute(spelling))).toEqual([])
  await site.close()
})
