import type { ReplyOf } from '@emojigma/contract/call.ts'
import { getSolvedDevicePuzzleIds, getSolvedPuzzleIds, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'

const MASTER = puzzleOn(A_DAY, 1, 5)
const EASY = puzzleOn(A_DAY, 2, 1)

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(() => site.close())

async function guess(PuzzleId: number, PuzzleGuess: string, { token, DeviceId }: { token?: string; DeviceId?: string }) {
  const { body } = await site.post<ReplyOf<typeof uploadPuzzleGuessMini>>(
    uploadPuzzleGuessMini.path,
    { PuzzleId, PuzzleGuess, ...(DeviceId ? { DeviceId } : {}) },
    token,
  )
  return { ok: body.ok, used: body.Allowance.Used, day: body.Allowance.Day, points: body.Points, standing: body.Standing, answer: body.a }
}

test('the reply to an account’s guess says what is used of the day and which points it brought, once', async () => {
  const { token } = await site.register()
  const right = await site.answerTo(MASTER)
  expect(await guess(MASTER, wrongGuess(1, right), { token })).toMatchObject({
    ok: false,
    used: 1,
    day: A_DAY,
    points: 0,
    answer: undefined,
  })
  expect(await guess(MASTER, right, { token })).toMatchObject({ ok: true, used: 1, day: A_DAY, points: 500, answer: Number(right) })
  expect(await guess(MASTER, right, { token })).toMatchObject({ ok: true, used: 1, day: A_DAY, points: 0, answer: Number(right) })
  const easy = await site.answerTo(EASY)
  expect(await guess(EASY, easy, { token })).toMatchObject({ ok: true, used: 2, day: A_DAY, points: 100, answer: Number(easy) })
})

test('with its points an account is told where it stands then: all its points, and the puzzles of the day', async () => {
  const { token } = await site.register()
  const right = await site.answerTo(MASTER)
  expect((await guess(MASTER, wrongGuess(1, right), { token })).standing).toBeUndefined()
  expect((await guess(MASTER, right, { token })).standing).toEqual({ Score: 500, SolvedToday: 1 })
  expect((await guess(MASTER, right, { token })).standing).toBeUndefined()
  expect((await guess(EASY, await site.answerTo(EASY), { token })).standing).toEqual({ Score: 600, SolvedToday: 2 })
  expect((await guess(EASY, await site.answerTo(EASY), { DeviceId: randomUUID() })).standing).toBeUndefined()
})

test('a guest’s guess brings no points, and counts among the three of the device', async () => {
  const DeviceId = randomUUID()
  expect(await guess(EASY, await site.answerTo(EASY), { DeviceId })).toMatchObject({ ok: true, used: 1, points: 0 })
})

test('with a plan a guess takes none of the three of the day', async () => {
  const { token, accountId } = await site.register()
  await site.grant(accountId, 'individual')
  expect(await guess(EASY, await site.answerTo(EASY), { token })).toMatchObject({ ok: true, used: 0, points: 100 })
})

test('somebody who asks for some puzzles hears of those alone', async () => {
  const DeviceId = randomUUID()
  for (const id of [EASY, MASTER]) await guess(id, await site.answerTo(id), { DeviceId })
  const { body } = await site.post(getSolvedDevicePuzzleIds.path, { deviceID: DeviceId, PuzzleIds: [MASTER, puzzleIdOf(A_DAY, 0)] })
  expect(body).toEqual({
    SolvedPuzzleIds: [MASTER],
    RevealedPuzzleIds: [],
    AttemptedPuzzleIds: [MASTER],
    Allowance: { Day: A_DAY, Used: 2 },
  })
  const { token } = await site.register()
  expect((await site.post(getSolvedPuzzleIds.path, { PuzzleIds: [MASTER] }, token)).body).toMatchObject({ SolvedPuzzleIds: [] })
})

test('more puzzles than a page can show are refused', async () => {
  const PuzzleIds = Array.from({ length: PLAYED_IDS_LIMIT + 1 }, (_, index) => index + 1)
  const reply = await site.post(getSolvedDevicePuzzleIds.path, { deviceID: randomUUID(), PuzzleIds })
  expect(reply.status).toBe(400)
})

test('a reveal tells of the puzzles that were revealed last, this one among them', async () => {
  const { token } = await site.register()
  for (const PuzzleId of [EASY, MASTER]) await site.post(setPuzzleRevealed.path, { PuzzleId }, token)
  const { body } = await site.post<ReplyOf<typeof setPuzzleRevealed>>(setPuzzleRevealed.path, { PuzzleId: EASY }, token)
  expect(body.RevealedPuzzleIds.toSorted()).toEqual([EASY, MASTER].toSorted())
})
