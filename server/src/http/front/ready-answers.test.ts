import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { emojiPath, questionSvgPath } from '@emojigma/contract/pictures.ts'
import type { RenderPage } from '@emojigma/contract/pages.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Soon } from '../../soon.ts'
import { addOffer } from '../../offers/service.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../testing/test-site.ts'
import { openServer, setReplyRules } from '../server.ts'
import { askOverNetwork, type NetworkAnswer } from './over-network.test-support.ts'

const TODAYS = puzzleOn(A_DAY, 1, 1)
const YESTERDAYS = puzzleOn(A_DAY - 1, 1, 1)
const LONG = 'a long page '.repeat(1000)

const renderPage: RenderPage = async ({ url, site, source }) => {
  const id = Number(/^\/puzzle\/(\d+)$/.exec(url)?.[1])
  const puzzle = id ? await source.puzzle(id) : undefined
  return { kind: 'page', status: 200, html: `<p>${puzzle?.attempted} ${site.offer ?? ''} ${LONG}</p>` }
}

let site: TestSite
let origin: string
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY], renderPage })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => site.close())

const AS_BROWSERS = { 'accept-encoding': 'br' }

const asked = (path: string, headers: Record<string, string> = AS_BROWSERS, method: 'GET' | 'HEAD' = 'GET'): Promise<NetworkAnswer> =>
  askOverNetwork(origin, { method, path, headers })

/** The framework's own answer: what stands before it sees nothing of injected requests. */
async function slow(path: string, headers: Record<string, string> = AS_BROWSERS): Promise<NetworkAnswer> {
  const { statusCode, headers: told, rawPayload } = await site.app.inject({ method: 'GET', url: path, headers })
  const { date: _date, connection: _connection, 'x-request-id': _id, ...same } = told
  return {
    status: statusCode,
    told: Object.fromEntries(Object.entries(same).map(([name, value]) => [name, String(value)])),
    body: rawPayload,
  }
}

/** Asks until what was packed in the background is what is sent, and then until it is sent by itself. */
async function ready(path: string, headers?: Record<string, string>): Promise<NetworkAnswer> {
  await expect.poll(async () => (await asked(path, headers)).told['etag']).not.toContain('quick')
  await asked(path, headers)
  return asked(path, headers)
}

describe.each([
  ['a page', `/puzzle/${TODAYS}`],
  ['a page of a past day', `/puzzle/${YESTERDAYS}`],
  ['a drawing', questionSvgPath(TODAYS, 1)],
  ['an emoji', emojiPath('red-apple', ART_VERSION)],
])('%s that is sent again', (_what, path) => {
  test.each([['br'], ['gzip'], ['identity']])('is the same to the byte in %s, with all its headers', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const sentAgain = await ready(path, headers)
    expect(sentAgain).toEqual(await slow(path, headers))
    expect(sentAgain.told).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-length': String(sentAgain.body.length) })
  })

  test('is known to a browser that has it, and to HEAD', async () => {
    const { told, body } = await ready(path)
    const known = await asked(path, { ...AS_BROWSERS, 'if-none-match': String(told['etag']) })
    expect([known.status, known.body.length, known.told['etag']]).toEqual([304, 0, told['etag']])
    expect((await asked(path, { ...AS_BROWSERS, 'if-none-match': '"another"' })).body).toEqual(body)
    const head = await asked(path, AS_BROWSERS, 'HEAD')
    expect([head.status, head.body.length, head.told]).toEqual([200, 0, told])
  })

  test('is not sent to who takes another encoding', async () => {
    await ready(path)
    expect((await asked(path, { 'accept-encoding': 'identity' })).told['content-encoding']).toBeUndefined()
  })
})

/** A server with one route, which counts how often it has work. */
async function openCounting(isCurrent: () => Soon<boolean>) {
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  await setReplyRules(app, { hasEnded: async () => false, requestFailed: () => undefined, hasLimits: false })
  const counted = { routed: 0 }
  app.get('/kept', async (_request, reply) => {
    counted.routed += 1
    reply.isCurrent = isCurrent
    return reply.type('text/plain').send(Buffer.from(`answer ${counted.routed}`))
  })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const text = async (headers?: Record<string, string>) =>
    String((await askOverNetwork(at, { method: 'GET', path: '/kept', headers })).body)
  return { app, counted, text, at }
}

test('the route of what is sent again has no work with it, until it is no longer current', async () => {
  let isCurrent: Soon<boolean> = true
  const { app, counted, text } = await openCounting(() => isCurrent)
  expect([await text(), await text(), counted.routed]).toEqual(['answer 1', 'answer 1', 1])
  isCurrent = Promise.resolve(true)
  expect([await text(), counted.routed]).toEqual(['answer 1', 1])
  isCurrent = false
  expect([await text(), await text(), counted.routed]).toEqual(['answer 2', 'answer 3', 3])
  await app.close()
})

test('what can no longer be looked up is left to its route', async () => {
  const { app, text } = await openCounting(() => Promise.reject(new Error('the database is away')))
  expect([await text(), await text()]).toEqual(['answer 1', 'answer 2'])
  await app.close()
})

test('two names for the host are refused also where an answer is ready', async () => {
  const { app, text, at } = await openCounting(() => true)
  expect([await text(), await text()]).toEqual(['answer 1', 'answer 1'])
  expect((await askOverNetwork(at, { method: 'GET', path: '/kept', twoHosts: true })).status).toBe(400)
  await app.close()
})

async function text(path: string): Promise<string> {
  return (await asked(path, { 'accept-encoding': 'identity' })).body.toString()
}

test('a page is sent no more once its puzzle was tried', async () => {
  const path = `/puzzle/${YESTERDAYS}`
  const { token, accountId } = await site.register()
  await site.grant(accountId, 'individual')
  for (const _ of [1, 2, 3]) expect(await text(path)).toMatch(/^<p>0 /)
  const PuzzleGuess = wrongGuess(1, await site.answerTo(YESTERDAYS))
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId: YESTERDAYS, PuzzleGuess }, token)).status).toBe(200)
  site.setClock(NOON_MS + 20_000)
  expect(await text(path)).toMatch(/^<p>1 /)
})

test('a page is sent no more once an offer runs', async () => {
  const path = `/puzzle/${YESTERDAYS}`
  for (const _ of [1, 2, 3]) expect(await text(path)).toMatch(/^<p>0 {2}/)
  const times = { startsAtMs: NOON_MS, endsAtMs: NOON_MS + 30 * DAY_MS }
  await addOffer(site.database, { code: 'AUTUMN', name: 'Autumn', description: '', percent: 10, ...times })
  site.setClock(NOON_MS + 11_000)
  expect(await text(path)).toMatch(/^<p>0 running/)
})
