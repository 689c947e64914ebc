import { getApiRoot } from '@emojigma/contract/operator/health.ts'
import { register } from '@emojigma/contract/accounts/accounts.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { afterEach, expect, test } from 'vitest'
import { Metrics } from './metrics.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'

const KEY = 'the key of the operator'
const AUTHORIZED = { authorization: `Bearer ${KEY}` }

let site: TestSite
afterEach(() => site.close())

async function metrics(): Promise<string> {
  const reply = await site.get('/metrics', AUTHORIZED)
  expect([reply.status, reply.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  return reply.body.toString()
}

function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? NaN)
}

test('only the operator reads them, and where there is no key, nobody', async () => {
  site = await openTestSite({ days: [], environment: { OPERATOR_KEY: KEY } })
  expect((await site.get('/metrics')).status).toBe(401)
  expect((await site.get('/metrics', { authorization: 'Bearer another key' })).status).toBe(401)
  expect((await site.get('/metrics', { 'x-operator-key': KEY })).status).toBe(401)
  expect((await site.get('/metrics', AUTHORIZED)).status).toBe(200)
  await site.close()
  site = await openTestSite({ days: [] })
  expect((await site.get('/metrics', { authorization: 'Bearer ' })).status).toBe(404)
})

test('requests are counted by the route that answered them and by their status', async () => {
  site = await openTestSite({ environment: { OPERATOR_KEY: KEY } })
  for (let times = 0; times < 3; times += 1) await site.get(getApiRoot.path)
  await site.post(register.path, { Email: 'no address' })
  const text = await metrics()
  expect(valueOf(text, `emojigma_request_seconds_count{call="${getApiRoot.path}",status="2xx"}`)).toBe(3)
  expect(valueOf(text, `emojigma_request_seconds_bucket{le="+Inf",call="${getApiRoot.path}",status="2xx"}`)).toBe(3)
  expect(valueOf(text, `emojigma_request_seconds_count{call="${register.path}",status="4xx"}`)).toBe(1)
  expect(valueOf(text, 'emojigma_archive_days{of="published"}')).toBe(1)
  expect(valueOf(text, 'emojigma_statement_seconds_count')).toBeGreaterThan(10)
  expect(valueOf(text, 'emojigma_process_memory_bytes{kind="resident"}')).toBeGreaterThan(1e6)
})

test('what waits for its turn is told by line', async () => {
  site = await openTestSite({ days: [], environment: { OPERATOR_KEY: KEY } })
  const text = await metrics()
  for (const queue of ['pictures', 'passwords']) expect(valueOf(text, `emojigma_turns_waiting{queue="${queue}"}`)).toBe(0)
})

test('whatever people send, no series is added', async () => {
  site = await openTestSite({ environment: { OPERATOR_KEY: KEY } })
  const ask = async (word: string) => {
    await site.get(`/${word}`)
    await site.get(`/puzzle/${word}?utm=${word}`)
    await site.get(`/api/${word}`)
    await site.get(`/api/puzzle/question/${word}`)
    await site.post(getPuzzleMini.path, { PuzzleId: word })
    await site.post(`/api/operator/clear-flag`, { FlagId: 1 }, word)
  }
  await ask('somebody')
  await metrics()
  const seriesOf = (text: string) => new Set(text.split('\n').map((line) => line.replace(/ \S+$/, '')))
  const before = seriesOf(await metrics())
  for (let index = 0; index < 30; index += 1) await ask(`word-${index}-%C3%A9`)
  const after = await metrics()
  expect([...seriesOf(after)].filter((series) => !before.has(series))).toEqual([])
  expect(after).not.toContain('word-')
})

test('the files of a folder are counted together, and never more routes than a site has', async () => {
  site = await openTestSite({ days: [] })
  const counted = new Metrics()
  for (const file of ['a1.js', 'b2.js', 'c3.css']) counted.answered(`/assets/${file}`, 200, 0.001)
  for (let index = 0; index < 2000; index += 1) counted.answered(`/x${index}`, 200, 0.001)
  const text = await counted.text()
  expect(valueOf(text, 'emojigma_request_seconds_count{call="/assets/*",status="2xx"}')).toBe(3)
  const calls = new Set([...text.matchAll(/call="([^"]*)"/g)].map(([, call]) => call))
  expect([calls.size < 510, calls.has('others')]).toEqual([true, true])
})

test('who is turned away by a limit is counted under its name', async () => {
  site = await openTestSite({ environment: { OPERATOR_KEY: KEY, RATE_LIMITS: 'on' } })
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  const body = { PuzzleId, PuzzleGuess: '1', DeviceId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }
  const statuses = []
  for (let index = 0; index < 61; index += 1) statuses.push((await site.post('/api/Puzzle/UploadPuzzleGuessMini', body)).status)
  const refused = statuses.filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(0)
  expect(valueOf(await metrics(), 'emojigma_refusals_total{limit="guesses"}')).toBe(refused)
})
