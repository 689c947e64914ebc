import { getPuzzle, getPuzzleMini, getTodaysPuzzlesMini, readTodaysPuzzles } from '@emojigma/contract/puzzles/puzzles.ts'
import { setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterAll(() => site.close())

const TODAY = readTodaysPuzzles.path
const PACKED = { 'accept-encoding': 'gzip, deflate, br' }

/** Guesses wrongly at a puzzle, so that one more player has attempted it. */
async function attempt(puzzleId: number, deviceId: string): Promise<void> {
  const PuzzleGuess = wrongGuess(1, await site.answerTo(puzzleId))
  const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, DeviceId: deviceId })
  expect(status).toBe(200)
}

test("today's list comes compressed to guests, as each browser allows, under one weak tag", async () => {
  const [plain, brotli, gzip] = await Promise.all([
    site.get(TODAY),
    site.get(TODAY, PACKED),
    site.get(TODAY, { 'accept-encoding': 'gzip' }),
  ])
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(1)
  for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toBe('authorization, accept-encoding')
})

test('a list that the browser has is not sent again', async () => {
  const { headers } = await site.get(TODAY, PACKED)
  const known = { 'if-none-match': String(headers['etag']) }
  expect((await site.get(TODAY, { ...PACKED, ...known })).status).toBe(304)
})

test('what somebody who is signed in is told is kept by nobody, and is not what guests are told', async () => {
  const { token, accountId } = await site.register()
  await site.grant(accountId, 'individual')
  await site.post(setPuzzleRevealed.path, { PuzzleId: puzzleOn(A_DAY, 2, 1) }, token)
  const asGuest = await site.get(TODAY)
  const signedIn = await site.get(TODAY, { ...PACKED, authorization: `Bearer ${token}` })
  expect(signedIn.headers['cache-control']).toBe('no-store')
  expect(signedIn.headers).not.toHaveProperty('etag')
  const shown = JSON.parse(brotliDecompressSync(signedIn.body).toString()) as Record<string, unknown>[]
  expect(shown.some((puzzle) => 'Answer' in puzzle)).toBe(true)
  expect((await site.get(TODAY)).body).toEqual(asGuest.body)
  expect(asGuest.body.toString()).not.toContain('"Answer"')
})

test('a device that has played one of the puzzles sees its own list, and others do not see it', async () => {
  const id = puzzleOn(A_DAY, 1, 1)
  const DeviceId = randomUUID()
  const solved = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId })
  expect(solved.status).toBe(200)
  const own = await site.post<Record<string, unknown>[]>(getTodaysPuzzlesMini.path, { DeviceId })
  const others = await site.post<Record<string, unknown>[]>(getTodaysPuzzlesMini.path, { DeviceId: randomUUID() })
  const isAnswered = (list: readonly Record<string, unknown>[]) => list.some((puzzle) => 'a' in puzzle)
  expect([isAnswered(own.body), isAnswered(others.body)]).toEqual([true, false])
})

test('once a puzzle is attempted, it and the lists that show it say so', async () => {
  const id = puzzleOn(A_DAY, 1, 2)
  const told = async () => {
    const one = await site.post<{ at: number }>(getPuzzleMini.path, { PuzzleId: id })
    const list = await site.post<{ i: number; at: number }[]>(getTodaysPuzzlesMini.path, {})
    return [one.body.at, list.body.find(({ i }) => i === id)?.at]
  }
  expect(await told()).toEqual([0, 0])
  await attempt(id, randomUUID())
  expect(await told()).toEqual([1, 1])
})

test("on a new day the list is the new day's", async () => {
  const before = await site.get(TODAY)
  site.goTo(A_DAY - 1)
  const other = await site.get(TODAY)
  expect(other.headers['etag']).not.toBe(before.headers['etag'])
  site.goTo(A_DAY)
  expect(JSON.parse((await site.get(TODAY)).body.toString())).toHaveLength(40)
})

test('guests are told of each puzzle of a day what the schema has, and nothing else', async () => {
  const short = await site.post<{ i: number }[]>(getTodaysPuzzlesMini.path, {})
  const long = await site.get(TODAY)
  expect(short.body).toHaveLength(40)
  expect(getTodaysPuzzlesMini.replies[200].parse(short.body)).toEqual(short.body)
  const longBody: unknown = JSON.parse(long.body.toString())
  expect(readTodaysPuzzles.replies[200].parse(longBody)).toEqual(longBody)
  for (const { i: PuzzleId } of short.body)
    for (const call of [getPuzzleMini, getPuzzle]) {
      const { body } = await site.post(call.path, { PuzzleId })
      expect(body).not.toBeNull()
      expect(call.replies[200].parse(body)).toEqual(body)
    }
})

test('a single puzzle is so short that it goes as it is', async () => {
  const reply = await site.app.inject({
    method: 'POST',
    url: getPuzzleMini.path,
    headers: PACKED,
    payload: { PuzzleId: puzzleOn(A_DAY, 1, 1) },
  })
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.json()).toMatchObject({ i: puzzleOn(A_DAY, 1, 1) })
})
