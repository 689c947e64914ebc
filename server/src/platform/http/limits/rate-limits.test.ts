import { createChallenge, takeChallenge, type Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../testing/test-site.ts'

const id = puzzleOn(A_DAY, 1, 1)

async function guesses(
  site: TestSite,
  count: number,
  deviceOf: (index: number) => string,
  remoteAddress = '198.51.100.7',
): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    const payload = { PuzzleId: id, PuzzleGuess: '1', DeviceId: deviceOf(index) }
    const reply = await site.app.inject({ method: 'POST', url: uploadPuzzleGuessMini.path, payload, remoteAddress })
    statuses.push(reply.statusCode)
  }
  return statuses
}

test('one device may guess sixty times a minute', async () => {
  const site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  const device = randomUUID()
  expect(await guesses(site, 61, () => device)).toEqual([...Array(60).fill(200), 429])
  const refused = await site.app.inject({
    method: 'POST',
    url: uploadPuzzleGuessMini.path,
    payload: { PuzzleId: id, PuzzleGuess: '1', DeviceId: device },
  })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(failureBody.strict().parse(refused.json()).Message).toContain('wait')
  expect(await guesses(site, 1, () => randomUUID())).toEqual([200])
  await site.close()
})

test('one account may guess sixty times a minute, whatever devices it names', async () => {
  const site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  const { token } = await site.register()
  const statuses: number[] = []
  for (let index = 0; index < 61; index += 1) {
    const body = { PuzzleId: id, PuzzleGuess: '1', DeviceId: randomUUID() }
    statuses.push((await site.post(uploadPuzzleGuessMini.path, body, token)).status)
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429])
  const other = await site.register()
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: '1' }, other.token)).status).toBe(200)
  await site.close()
})

test('a school behind one address may guess six hundred times a minute, and other addresses go on', async () => {
  const site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  const devices = Array.from({ length: 30 }, () => randomUUID())
  const statuses = await guesses(site, 601, (index) => devices[index % 30] ?? '')
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.at(-1)).toBe(429)
  expect(await guesses(site, 1, () => randomUUID(), '198.51.100.8')).toEqual([200])
  await site.close()
})

test('an address makes and takes 120 challenges a minute, whatever devices it invents, and others go on', async () => {
  const site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  const ask = async (path: string, body: object, remoteAddress = '198.51.100.7') => {
    const payload = { ...body, DeviceId: randomUUID() }
    return site.app.inject({ method: 'POST', url: path, payload, remoteAddress })
  }
  const made = await ask(createChallenge.path, { PuzzleIds: [id] })
  const { Code } = made.json<Challenge>()
  const statuses = [made.statusCode, (await ask(takeChallenge.path, { Code })).statusCode]
  while (statuses.length < 120) statuses.push((await ask(createChallenge.path, { PuzzleIds: [id] })).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await ask(createChallenge.path, { PuzzleIds: [id] })).statusCode).toBe(429)
  expect((await ask(takeChallenge.path, { Code })).statusCode).toBe(429)
  expect((await ask(takeChallenge.path, { Code }, '198.51.100.8')).statusCode).toBe(200)
  await site.close()
})

test('a forged X-Forwarded-For does not make a new address', async () => {
  const site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  await guesses(site, 600, () => randomUUID())
  const reply = await site.app.inject({
    method: 'POST',
    url: uploadPuzzleGuessMini.path,
    payload: { PuzzleId: id, PuzzleGuess: '1', DeviceId: randomUUID() },
    remoteAddress: '198.51.100.7',
    headers: { 'x-forwarded-for': '203.0.113.1' },
  })
  expect(reply.statusCode).toBe(429)
  await site.close()
})

test('tokens and metrics are calls too: an address may ask six thousand times a minute', async () => {
  const site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on', OPERATOR_KEY: 'a key that nobody has tried yet' } })
  const ask = () => site.token({ grant_type: 'refresh_token' })
  const tryKey = async () => (await site.get('/metrics', { authorization: 'Bearer a key that is tried' })).status
  expect(await tryKey()).toBe(401)
  for (let times = 0; times < 6000; times += 100) await Promise.all(Array.from({ length: 100 }, ask))
  const { status, headers, body } = await ask()
  expect([status, body.error]).toEqual([429, 'temporarily_unavailable'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await tryKey()).toBe(429)
  await site.close()
})
