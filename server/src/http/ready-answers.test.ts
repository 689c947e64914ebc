import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { questionSvgPath } from '@emojigma/contract/pictures.ts'
import type { RenderPage } from '@emojigma/contract/pages.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addOffer } from '../offers/service.ts'
import { openTestLog } from '../testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../testing/test-site.ts'
import { loggerOptions } from './logging.ts'
import { answerReadily } from './ready-answers.ts'
import { openServer } from './server.ts'

const TODAYS = puzzleOn(A_DAY, 1, 1)
const YESTERDAYS = puzzleOn(A_DAY - 1, 1, 1)
const LONG = 'a long page '.repeat(1000)

const renderPage: RenderPage = async ({ url, site, source }) => {
  const id = Number(/^\/puzzle\/(\d+)$/.exec(url)?.[1])
  const puzzle = id ? await source.puzzle(id) : undefined
  return { kind: 'page', status: 200, html: `<p>${puzzle?.attempted} ${site.offer ?? ''} ${LONG}</p>` }
}

const { stream, lines } = openTestLog()
let site: TestSite
beforeEach(async () => {
  const logger = { ...loggerOptions('debug', false), stream }
  site = await openTestSite({ days: [A_DAY - 1, A_DAY], renderPage, logger })
})
afterEach(() => site.close())

const AS_BROWSERS = { 'accept-encoding': 'br' }

/** What is in an answer, but for the time at which it was sent. */
async function asked(path: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = AS_BROWSERS) {
  const { statusCode, headers: all, rawPayload } = await site.app.inject({ method, url: path, headers })
  const { date, ...told } = all
  expect(date).toBeDefined()
  return { statusCode, told: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, String(value)])), rawPayload }
}

/** Asks until what was packed in the background is what is sent, and then until it is sent by itself.
 *  @returns the last answer of the route, and the one after it */
async function slowAndReady(path: string, headers?: Record<string, string>) {
  let slow = await asked(path, 'GET', headers)
  await expect
    .poll(async () => {
      slow = await asked(path, 'GET', headers)
      return String(slow.told['etag'])
    })
    .not.toContain('quick')
  return { slow, ready: await asked(path, 'GET', headers) }
}

describe.each([
  ['a page', `/puzzle/${TODAYS}`],
  ['a page of a past day', `/puzzle/${YESTERDAYS}`],
  ['a drawing', questionSvgPath(TODAYS, 1)],
])('%s that is sent again', (_what, path) => {
  test.each([['br'], ['gzip'], ['identity']])('is the same to the byte in %s, with all its headers', async (encoding) => {
    const { slow, ready } = await slowAndReady(path, { 'accept-encoding': encoding })
    expect(ready).toEqual(slow)
    expect(slow.told).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-length': String(slow.rawPayload.length) })
  })

  test('is known to a browser that has it, and to HEAD', async () => {
    const { ready } = await slowAndReady(path)
    const known = await asked(path, 'GET', { ...AS_BROWSERS, 'if-none-match': String(ready.told['etag']) })
    expect([known.statusCode, known.rawPayload.length, known.told['etag']]).toEqual([304, 0, ready.told['etag']])
    expect((await asked(path, 'GET', { ...AS_BROWSERS, 'if-none-match': '"another"' })).rawPayload).toEqual(ready.rawPayload)
    const head = await asked(path, 'HEAD')
    expect([head.statusCode, head.rawPayload.length, head.told]).toEqual([200, 0, ready.told])
  })

  test('is not sent to who takes another encoding', async () => {
    await slowAndReady(path)
    expect((await asked(path, 'GET', { 'accept-encoding': 'identity' })).told['content-encoding']).toBeUndefined()
  })

  test('stands in the log as every answer does', async () => {
    await slowAndReady(path)
    const before = lines.length
    await asked(path)
    await expect.poll(() => lines.slice(before).join('')).toContain('answered')
    expect(lines.slice(before).join('')).toContain(`"path":"${path}"`)
  })
})

test('the route of what is sent again has no work with it, until it is no longer current', async () => {
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  answerReadily(app)
  let routed = 0
  let isCurrent = true
  app.get('/kept', async (_request, reply) => {
    routed += 1
    reply.isCurrent = async () => isCurrent
    return reply.type('text/plain').send(Buffer.from(`answer ${routed}`))
  })
  const answers = async () => [(await app.inject('/kept')).body, (await app.inject('/kept')).body]
  expect([await answers(), routed]).toEqual([['answer 1', 'answer 1'], 1])
  isCurrent = false
  expect([await answers(), routed]).toEqual([['answer 2', 'answer 3'], 3])
  await app.close()
})

test('what can no longer be looked up is left to its route', async () => {
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  answerReadily(app)
  app.get('/kept', async (_request, reply) => {
    reply.isCurrent = () => Promise.reject(new Error('the database is away'))
    return reply.type('text/plain').send(Buffer.from('from the route'))
  })
  expect([(await app.inject('/kept')).body, (await app.inject('/kept')).body]).toEqual(['from the route', 'from the route'])
  await app.close()
})

async function text(path: string): Promise<string> {
  return (await asked(path, 'GET', { 'accept-encoding': 'identity' })).rawPayload.toString()
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
