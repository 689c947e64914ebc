import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { liveStats, type LiveStats } from '@emojigma/contract/play/live.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import fastify from 'fastify'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { App } from '../../../platform/http/app-type.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { openTestLog } from '../../../platform/testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'
import { routeLive } from './routes.ts'
import { LiveStats as LiveStatsService } from './service.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A visitor's connection, and its messages so far. */
class Visitor {
  readonly socket: WebSocket
  readonly told: LiveStats[] = []
  #waiting: (() => void) | undefined

  constructor(url: string, headers: Record<string, string> = {}, autoPong = true) {
    this.socket = new WebSocket(url, { headers, autoPong })
    this.socket.on('message', (text: Buffer) => {
      this.told.push(liveStats.message.strict().parse(JSON.parse(text.toString('utf8'))))
      this.#waiting?.()
    })
  }

  /** @returns the first stats like these that the visitor receives */
  async hears(wanted: Partial<LiveStats>): Promise<LiveStats> {
    for (;;) {
      const stats = this.told.at(-1)
      if (stats && Object.entries(wanted).every(([key, value]) => stats[key as keyof LiveStats] === value)) return stats
      await new Promise<void>((resolve) => (this.#waiting = resolve))
    }
  }

  async leave(): Promise<void> {
    this.socket.close()
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close')
  }
}

async function listening({ app }: { readonly app: App }): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${liveStats.path}`
}

async function openSite(shared?: TestDatabase): Promise<{ site: TestSite; url: string }> {
  const site = await openTestSite(shared ? { shared } : {})
  closing.push(() => site.close())
  return { site, url: await listening(site) }
}

function visit(url: string, headers?: Record<string, string>): Visitor {
  const visitor = new Visitor(url, headers)
  closing.push(() => visitor.leave())
  return visitor
}

/** @returns the status with which a connection is refused */
function refusal(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = new WebSocket(url, { headers })
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode)
      response.resume()
    })
    socket.on('open', () => reject(new Error('the connection was not refused')))
  })
}

test('a visitor is told on connecting, and again when somebody guesses, comes or leaves', async () => {
  const { site, url } = await openSite()
  const anna = visit(url)
  await anna.hears({ c: 0, g: 0, u: 1 })
  const id = puzzleOn(A_DAY, 1, 1)
  const answer = await site.answerTo(id)
  const guess = (PuzzleGuess: string, DeviceId: string) => site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess, DeviceId })
  const deviceId = randomUUID()
  await guess(wrongGuess(1, answer), deviceId)
  await guess(answer, deviceId)
  await anna.hears({ c: 1, g: 2, u: 1 })
  const ben = visit(url)
  await ben.hears({ c: 1, g: 2, u: 2 })
  await anna.hears({ u: 2 })
  await ben.leave()
  expect(await anna.hears({ u: 1 })).toEqual({ c: 1, g: 2, u: 1 })
})

test('a solved puzzle that is sent again, and a refused guess, count nothing', async () => {
  const { site, url } = await openSite()
  const deviceId = randomUUID()
  const send = async (id: number) =>
    site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId: deviceId })
  for (const levelId of [1, 1, 2, 2, 3, 4] as const) await send(puzzleOn(A_DAY, 1, levelId))
  expect(await visit(url).hears({ u: 1 })).toEqual({ c: 3, g: 3, u: 1 })
})

test('however much is guessed, and however many come and go, nobody is told more often than once a second', async () => {
  const { site } = await openSite()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  closing.push(async () => vi.useRealTimers())
  let passedMs = 0
  const pass = (ms: number) => {
    passedMs += ms
    vi.advanceTimersByTime(ms)
  }
  const told: { readonly guesses: number; readonly atMs: number }[] = []
  const live = site.service(LiveStatsService)
  live.listen({ send: (text) => told.push({ guesses: (JSON.parse(text) as LiveStats).g, atMs: passedMs }) })
  const id = puzzleOn(A_DAY, 5, 6)
  const answer = await site.answerTo(id)
  for (let guess = 1; guess <= 200; guess += 1) {
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: answer, DeviceId: randomUUID() })
    if (guess % 10 === 0) live.listen({ send: () => undefined })()
    pass(20)
  }
  while (told.at(-1)?.guesses !== 200) {
    pass(20)
    await nextTurn()
  }
  const waitsMs = told.slice(1).map(({ atMs }, index) => atMs - (told[index]?.atMs ?? 0))
  expect(waitsMs.length).toBeGreaterThan(1)
  expect(waitsMs.filter((ms) => ms < 1000)).toEqual([])
})

test('while a crowd is told, others have their turn, and all are told the same', async () => {
  const { site } = await openSite()
  const live = site.service(LiveStatsService)
  const crowd = 600
  let turn = 0
  const told: number[] = []
  const all = Promise.withResolvers<void>()
  const hear = (text: string): void => {
    const { g, u } = JSON.parse(text) as LiveStats
    if (g !== 1 || u !== crowd) return
    told.push(turn)
    if (told.length === crowd) all.resolve()
  }
  for (let one = 0; one < crowd; one += 1) live.listen({ send: hear })
  let goesOn = true
  const passTurns = (): void => {
    turn += 1
    if (goesOn) setImmediate(passTurns)
  }
  passTurns()
  const id = puzzleOn(A_DAY, 5, 6)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId: randomUUID() })
  await all.promise
  goesOn = false
  expect(new Set(told).size).toBeGreaterThan(1)
})

test('two processes on one database tell the same', async () => {
  const shared = await openTestDatabase()
  closing.push(() => shared.remove())
  const [first, second] = [await openSite(shared), await openSite(shared)]
  const [anna, ben] = [visit(first.url), visit(second.url)]
  await Promise.all([anna.hears({ u: 2 }), ben.hears({ u: 2 })])
  const id = puzzleOn(A_DAY, 1, 6)
  await second.site.post(uploadPuzzleGuessMini.path, {
    PuzzleId: id,
    PuzzleGuess: await second.site.answerTo(id),
    DeviceId: randomUUID(),
  })
  await Promise.all([anna.hears({ c: 1, g: 1, u: 2 }), ben.hears({ c: 1, g: 1, u: 2 })])
  await ben.leave()
  expect(await anna.hears({ u: 1 })).toEqual({ c: 1, g: 1, u: 1 })
})

test('the visitors of a process that died are forgotten', async () => {
  const shared = await openTestDatabase()
  closing.push(() => shared.remove())
  const { site, url } = await openSite(shared)
  site.setClock(NOON_MS)
  await shared.database.queries
    .insertInto('live_processes')
    .values({ id: 'dead', online: 7, seen_at_ms: NOON_MS - 5000 })
    .execute()
  const anna = visit(url)
  await anna.hears({ u: 8 })
  site.setClock(NOON_MS + 60_000)
  expect(await anna.hears({ u: 1 })).toEqual({ c: 0, g: 0, u: 1 })
})

/** A site, and what it writes into its log. */
async function openLogging(): Promise<{ site: TestSite; lines: readonly string[] }> {
  const { stream, lines } = openTestLog()
  const site = await openTestSite({ logger: { level: 'info', stream } })
  closing.push(() => site.close())
  return { site, lines }
}

test('only the address of the live stats becomes a WebSocket; elsewhere the request is answered as any other, and no address is logged', async () => {
  const { site, lines } = await openLogging()
  const url = await listening(site)
  const statuses = new Map<string, number | undefined>()
  for (const path of ['/', '/today?magic=a-secret', '/emojigma/emoji/red-apple.svg', `${liveStats.path}/`, requestToken.path]) {
    statuses.set(path, await refusal(new URL(path, url).href, {}))
  }
  expect(Object.fromEntries(statuses)).toEqual({
    '/': 404,
    '/today?magic=a-secret': 404,
    '/emojigma/emoji/red-apple.svg': 200,
    [`${liveStats.path}/`]: 404,
    [requestToken.path]: 405,
  })
  expect(await visit(`${url}?v=1`).hears({ u: 1 })).toEqual({ c: 0, g: 0, u: 1 })
  expect(lines.join('')).not.toContain('magic')
})

test('a broken frame ends the connection and writes nothing into the log', async () => {
  const { site, lines } = await openLogging()
  const { port } = new URL(await listening(site))
  const socket = connect(Number(port), '127.0.0.1')
  const ended = once(socket, 'close')
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${liveStats.path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  expect(String((await once(socket, 'data'))[0])).toContain('101 Switching Protocols')
  socket.write(Buffer.from([0b1111_0001, 0x80, 0, 0, 0, 0]))
  socket.resume()
  await ended
  expect(lines.filter((line) => !line.includes('Server listening'))).toEqual([])
})

test('a page of another site may not listen; our own page and a program that is no browser may', async () => {
  const { url } = await openSite()
  const { host } = new URL(url)
  for (const origin of ['https://elsewhere.example', 'null', `http://${host}.elsewhere.example`, `http://elsewhere.example/${host}`]) {
    expect(await refusal(url, { origin })).toBe(403)
  }
  await visit(url, { origin: `http://${host}` }).hears({ u: 1 })
  await visit(url).hears({ u: 2 })
})

test('behind a proxy that changes the host, the configured address is the own one', async () => {
  const site = await openTestSite({ environment: { SITE_URL: 'https://emojigma.example' } })
  closing.push(() => site.close())
  const url = await listening(site)
  const anna = visit(url, { origin: 'https://emojigma.example' })
  expect(await anna.hears({ u: 1 })).toEqual({ c: 0, g: 0, u: 1 })
  // By another name of the same machine, a page of someone else could be served.
  expect(await refusal(url, { origin: `http://${new URL(url).host}` })).toBe(403)
})

test('a message that is too long closes the connection with 1009, a short one is ignored', async () => {
  const { url } = await openSite()
  const anna = visit(url)
  await anna.hears({ u: 1 })
  anna.socket.send('reset')
  anna.socket.send('x'.repeat(300))
  expect((await once(anna.socket, 'close'))[0]).toBe(1009)
})

/** The connection alone, with limits small enough to reach. */
async function openSmall(limits: { socketsPerAddress?: number; pingEveryMs?: number }): Promise<string> {
  const { database, remove } = await openTestDatabase()
  closing.push(remove)
  const app: App = fastify({ trustProxy: true })
  closing.push(() => app.close())
  const clock = { nowMs: () => 0 }
  const live = new LiveStatsService({
    queries: database.queries,
    lately: database.lately,
    relaxed: database.relaxed,
    clock,
    log: { warn: () => expect.unreachable() },
  })
  await routeLive(app, { live, siteUrl: undefined, ...limits })
  return listening({ app })
}

test('one address may hold only so many connections, and a new one once another has ended', async () => {
  const url = await openSmall({ socketsPerAddress: 2 })
  const [anna, ben] = [visit(url), visit(url)]
  await Promise.all([anna.hears({ u: 2 }), ben.hears({ u: 2 })])
  expect(await refusal(url, {})).toBe(429)
  await anna.leave()
  await ben.hears({ u: 1 })
  expect(await visit(url).hears({ u: 2 })).toEqual({ c: 0, g: 0, u: 2 })
})

test('the addresses of one IPv6 network hold their connections together', async () => {
  const url = await openSmall({ socketsPerAddress: 2 })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const [anna, ben] = [visit(url, from('2001:db8:0:7::1')), visit(url, from('2001:db8:0:7::2'))]
  await Promise.all([anna.hears({ u: 2 }), ben.hears({ u: 2 })])
  expect(await refusal(url, from('2001:db8:0:7:ffff::3'))).toBe(429)
  await visit(url, from('2001:db8:0:8::1')).hears({ u: 3 })
})

test('a connection that does not answer is ended, one that answers stays', async () => {
  const url = await openSmall({ pingEveryMs: 50 })
  const anna = visit(url)
  const dead = new Visitor(url, {}, false)
  closing.push(() => dead.leave())
  await once(dead.socket, 'close')
  expect(anna.socket.readyState).toBe(WebSocket.OPEN)
  await anna.hears({ u: 1 })
})

test('closing the server ends the connections', async () => {
  const { site, url } = await openSite()
  const anna = visit(url)
  await anna.hears({ u: 1 })
  const ended = once(anna.socket, 'close')
  await site.app.close()
  await ended
  const row = await site.database.queries.selectFrom('live_processes').select('id').executeTakeFirst()
  expect(row).toBeUndefined()
})
