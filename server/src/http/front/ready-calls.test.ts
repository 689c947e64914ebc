import { declareCall } from '@emojigma/contract/call.ts'
import { refusals } from '@emojigma/contract/failures.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getPopularPuzzlesMini, getPuzzle, getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestLog } from '../../testing/test-log.ts'
import { A_DAY, openTestSite, puzzleOn } from '../../testing/test-site.ts'
import type { App } from '../app-type.ts'
import { MemoryBus } from '../../bus/memory-bus.ts'
import { CallsPerAddress } from '../limits/calls-per-address.ts'
import { SharedCounts } from '../limits/shared-counts.ts'
import { askOverNetwork, type NetworkAnswer } from './over-network.test-support.ts'
import type { ReadyHandler } from './ready-calls.ts'
import { openServer, setReplyRules } from '../server.ts'
import { serveReadily } from '../serve.ts'
import { SharedReply } from '../packing/shared-reply.ts'

const JSON_BODY = { 'content-type': 'application/json', 'accept-encoding': 'br' }

const ask = (origin: string, path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<NetworkAnswer> =>
  askOverNetwork(origin, { method: 'POST', path, body, headers: { ...JSON_BODY, ...headers } })

/** The framework's own answer to the same. */
async function slow(app: App, path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<NetworkAnswer> {
  const reply = await app.inject({ method: 'POST', url: path, headers: { ...JSON_BODY, ...headers }, payload: body })
  const { date: _date, connection: _connection, 'x-request-id': _id, ...told } = reply.headers
  return {
    status: reply.statusCode,
    told: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)])),
    body: reply.rawPayload,
  }
}

const greet = declareCall({
  method: 'POST',
  path: '/api/greeting',
  summary: 'A greeting',
  access: 'anyone',
  body: z.object({ Name: z.string().max(20), Times: z.int().optional() }),
  replies: { 200: z.object({ Text: z.string() }), ...refusals(400) },
})
const write = (body: { readonly Text: string }) => new SharedReply<typeof body>(JSON.stringify(body))
const FOX = JSON.stringify({ Name: 'Fox' })

let app: App
let lines: readonly string[]
let origin: string
/** How many requests the framework, and how many calls their handler had. */
let framed = 0
let handled = 0
let handler: ReadyHandler<typeof greet>
beforeEach(async () => {
  const log = openTestLog()
  lines = log.lines
  const logger = { level: 'info', stream: log.stream }
  app = openServer({ trustProxy: false, isSecure: true, inlineScript: undefined, logger, mayUpgrade: () => false })
  await setReplyRules(app, { hasEnded: async () => false, requestFailed: () => undefined, hasLimits: false })
  ;[framed, handled] = [0, 0]
  app.addHook('onRequest', (_request, _reply, next) => {
    framed += 1
    next()
  })
  handler = async ({ body: { Name, Times = 1 } }) => write({ Text: `Hello, ${Name}! `.repeat(Times) })
  serveReadily(app, greet, (asked) => {
    handled += 1
    return handler(asked)
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

test.each([
  ['short', FOX],
  ['long, and packed', JSON.stringify({ Name: 'Fox', Times: 1000 })],
])(
  'an answer that all get is sent before the framework has work with it, the same to the byte with all headers: %s',
  async (_what, body) => {
    const first = await ask(origin, greet.path, body)
    expect(framed).toBe(1)
    const second = await ask(origin, greet.path, body)
    expect([framed, handled]).toEqual([1, 2])
    expect(second).toEqual(first)
    expect(second).toEqual(await slow(app, greet.path, body))
    expect(second.told).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  },
)

test.each<[string, string, Record<string, string>]>([
  ['is signed in', FOX, { authorization: 'Bearer x' }],
  ['may be the operator', FOX, { 'x-operator-key': 'x' }],
  ['sends no JSON', FOX, { 'content-type': 'text/plain' }],
  ['sends what is broken', '{"Name":', {}],
  ['sends what the call does not take', '{"Name":7}', {}],
  ['sends more than such a call needs', JSON.stringify({ Name: 'Fox', Ignored: 'x'.repeat(2000) }), {}],
  ['hides a null character', String.raw`{"Name":"F\u0000x"}`, {}],
  ['reaches for a prototype', '{"Name":"Fox","__proto__":{"Times":3}}', {}],
])('who %s is answered by the framework, as ever', async (_what, body, headers) => {
  await ask(origin, greet.path, FOX)
  const answer = await ask(origin, greet.path, body, headers)
  expect(framed).toBe(2)
  expect(answer).toEqual(await slow(app, greet.path, body, headers))
})

test("an answer of somebody's own goes out by the framework, and is made once", async () => {
  handler = async () => ({ Text: 'for you alone' })
  await ask(origin, greet.path, FOX)
  const { status, body } = await ask(origin, greet.path, FOX)
  expect([status, String(body), framed, handled]).toEqual([200, '{"Text":"for you alone"}', 2, 2])
})

test('a call that fails is logged and answered as ever', async () => {
  await ask(origin, greet.path, FOX)
  handler = () => Promise.reject(new Error('the disk is full'))
  const { status, body } = await ask(origin, greet.path, FOX)
  expect([status, String(body)]).toEqual([
    500,
    expect.stringMatching(/^\{"Message":"Something went wrong...","RequestId":"[\da-f-]{36}"\}$/),
  ])
  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1)
  expect(lines.join('')).toMatch(/"reqId":"[\da-f-]{36}"/)
})

test('who has made too many calls is left to the framework, which refuses; others are counted', async () => {
  await ask(origin, greet.path, FOX)
  const limit = { isFull: () => false, counted: 0, count: () => (limit.counted += 1) }
  app.front.calls.limitBy(limit)
  await ask(origin, greet.path, FOX)
  expect([framed, limit.counted]).toEqual([1, 1])
  limit.isFull = () => true
  await ask(origin, greet.path, FOX)
  expect([framed, limit.counted]).toEqual([2, 1])
})

test('an address is full after six thousand calls in a minute, and then told when to come again', () => {
  const calls = new CallsPerAddress(({ url }) => String(url), new SharedCounts(new MemoryBus().join(), 'a secret of tests only'))
  const [here, there] = [{ url: 'here' }, { url: 'there' }] as Parameters<CallsPerAddress['count']>[0][]
  if (!here || !there) throw new Error('two are there')
  for (let times = 0; times < 5999; times += 1) calls.count(here)
  expect([calls.isFull(here), calls.count(here)]).toEqual([false, undefined])
  expect([calls.isFull(here), calls.isFull(there)]).toEqual([true, false])
  expect(calls.count(here)).toBeGreaterThan(0)
})

describe('the calls of puzzles', () => {
  const id = puzzleOn(A_DAY, 1, 1)

  test.each([
    ['one puzzle', getPuzzleMini.path, { PuzzleId: id }],
    ['one puzzle in long words', getPuzzle.path, { PuzzleId: id, RemoveUrls: true }],
    ["today's list", getTodaysPuzzlesMini.path, {}],
    ['the popular ones', getPopularPuzzlesMini.path, { take: 3 }],
    ['one of a device that has played nothing', getPuzzleMini.path, { PuzzleId: id, DeviceId: randomUUID() }],
  ])('%s is the same before the framework and in it', async (_what, path, body) => {
    const site = await openTestSite()
    const at = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const text = JSON.stringify(body)
    await ask(at, path, text)
    expect(await ask(at, path, text)).toEqual(await slow(site.app, path, text))
    await site.close()
  })

  test('a device that has solved one sees its answer, and nobody else does', async () => {
    const site = await openTestSite()
    const at = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const DeviceId = randomUUID()
    const one = async (more: object) => String((await ask(at, getPuzzleMini.path, JSON.stringify({ PuzzleId: id, ...more }))).body)
    const before = await one({ DeviceId })
    expect(await one({ DeviceId })).toBe(before)
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId })
    const [own, others] = [await one({ DeviceId }), await one({})]
    expect(JSON.parse(own)).not.toEqual(JSON.parse(before))
    expect(Object.keys(JSON.parse(own) as object)).toContain('a')
    expect(others).not.toBe(own)
    expect(others).not.toBe(before)
    await site.close()
  })
})
