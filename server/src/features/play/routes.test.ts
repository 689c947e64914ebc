import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import {
  getLatestAttempted,
  getPotentialScore,
  getSolvedDevicePuzzleIds,
  uploadPuzzleGuess,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import type { LongPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { longPuzzle } from '@emojigma/contract/wire/puzzle.ts'
import { puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestReply, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterAll(() => site.close())

async function guess(deviceId: string | undefined, puzzleId: number, text: string | number): Promise<TestReply<Record<string, unknown>>> {
  return site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess: text, DeviceId: deviceId })
}

async function playedBy(deviceId: string): Promise<ReplyOf<typeof getSolvedDevicePuzzleIds>> {
  const reply = await site.post(getSolvedDevicePuzzleIds.path, { deviceID: deviceId })
  expect(reply.status).toBe(200)
  return getSolvedDevicePuzzleIds.replies[200].strict().parse(reply.body)
}

/** Puzzles of today of which no other test counts the attempts. */
const unused = SLOTS.map((_, slot) => puzzleIdOf(A_DAY, slot)).values()
function unusedPuzzle(): { id: number; typeId: PuzzleTypeId } {
  const id = unused.next().value
  if (id === undefined) throw new Error('all puzzles are used')
  return { id, typeId: SLOTS[(id - 1) % SLOTS.length]?.typeId ?? 1 }
}

test('a right guess is ok, counts once, and brings the answer with its signed pictures', async () => {
  const deviceId = randomUUID()
  for (const typeId of [1, 2, 3, 4, 5] as const) {
    const id = puzzleOn(A_DAY, typeId, 4)
    const answer = await site.answerTo(id)
    const reply = await guess(typeId === 4 || typeId === 5 ? randomUUID() : deviceId, id, answer)
    expect(reply.status).toBe(200)
    const puzzle = uploadPuzzleGuessMini.replies[200].strict().parse(reply.body)
    expect(puzzle).toMatchObject({ ok: true, i: id, at: 1, c: 1, ta: 1 })
    expect(puzzle[typeId < 3 ? 'a' : typeId === 4 ? 'sa' : 'aw']).toEqual(typeId < 3 ? Number(answer) : answer)
    for (const key of ['ai', 'as'] as const) {
      expect((await site.get(String(puzzle[key]))).status).toBe(200)
      expect((await site.get(String(puzzle[key]).replace(/signature=.{3}/, 'signature=xxx'))).status).toBe(403)
    }
  }
})

test('a wrong guess is not ok, and tells nothing of the answer', async () => {
  const { id, typeId } = unusedPuzzle()
  const answer = await site.answerTo(id)
  const reply = await site.post(uploadPuzzleGuess.path, {
    PuzzleId: id,
    PuzzleGuess: wrongGuess(typeId, answer),
    DeviceId: randomUUID(),
    AccountUserId: 'somebody else',
  })
  const puzzle = uploadPuzzleGuess.replies[200].strict().parse(reply.body)
  expect(puzzle).toMatchObject({ ok: false, Attempted: 1, Correct: 0 })
  for (const key of ['Answer', 'AnswerWord', 'SudokuAnswer', 'AnswerImageUrl', 'AnswerImageSvg']) expect(puzzle).not.toHaveProperty(key)
})

test('only the device that solved a puzzle gets its answer', async () => {
  const { id } = unusedPuzzle()
  const deviceId = randomUUID()
  await guess(deviceId, id, await site.answerTo(id))
  const own = await site.post(getPuzzleMini.path, { PuzzleId: id, DeviceId: deviceId.toUpperCase() })
  expect(own.body).toHaveProperty('ai')
  for (const DeviceId of [undefined, randomUUID()]) {
    const other = await site.post(getPuzzleMini.path, { PuzzleId: id, DeviceId })
    expect(other.body).not.toHaveProperty('ai')
    expect(other.body).not.toHaveProperty('a')
  }
})

test('guesses may be written as people write them', async () => {
  const id = puzzleOn(A_DAY, 3, 1)
  const word = await site.answerTo(id)
  expect((await guess(randomUUID(), id, ` ${word.toLowerCase()} `)).body).toMatchObject({ ok: true })
  const sum = puzzleOn(A_DAY, 1, 1)
  const number = await site.answerTo(sum)
  expect((await guess(randomUUID(), sum, `0${number}`)).body).toMatchObject({ ok: true })
  expect((await guess(randomUUID(), sum, Number(number))).body).toMatchObject({ ok: true })
})

test('the same guess sent again counts once', async () => {
  const { id, typeId } = unusedPuzzle()
  const deviceId = randomUUID()
  const answer = await site.answerTo(id)
  const wrong = wrongGuess(typeId, answer)
  for (const text of [wrong, wrong, answer, answer, wrong]) {
    expect((await guess(deviceId, id, text)).body).toMatchObject({ ok: text === answer })
  }
  expect(await site.countsOf(id)).toEqual({ attempted: 1, correct: 1 })
  const Allowance = { Day: A_DAY, Used: 1 }
  expect(await playedBy(deviceId)).toEqual({ SolvedPuzzleIds: [id], RevealedPuzzleIds: [], AttemptedPuzzleIds: [id], Allowance })
})

test('twenty right guesses at once count once', async () => {
  const { id } = unusedPuzzle()
  const deviceId = randomUUID()
  const answer = await site.answerTo(id)
  const replies = await Promise.all(Array.from({ length: 20 }, () => guess(deviceId, id, answer)))
  expect(replies.every(({ status, body }) => status === 200 && body['ok'] === true)).toBe(true)
  expect(await site.countsOf(id)).toEqual({ attempted: 1, correct: 1 })
})

test('twenty first guesses of one device at once leave exactly three attempted', async () => {
  const deviceId = randomUUID()
  const ids = SLOTS.slice(10, 30).map((_, index) => puzzleIdOf(A_DAY, index + 10))
  const before = await Promise.all(ids.map((id) => site.countsOf(id)))
  const replies = await Promise.all(
    ids.map(async (id) => guess(deviceId, id, wrongGuess(SLOTS[(id - 1) % SLOTS.length]?.typeId ?? 1, await site.answerTo(id)))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = replies.filter(({ status }) => status === 403)
  expect(refused).toHaveLength(17)
  for (const { body } of refused) expect(body).toMatchObject({ Action: 'PLAY PUZZLE', Message: expect.stringContaining('free') })
  const { AttemptedPuzzleIds } = await playedBy(deviceId)
  expect(AttemptedPuzzleIds).toHaveLength(3)
  const after = await Promise.all(ids.map((id) => site.countsOf(id)))
  const counted = ids.filter((_, index) => (after[index]?.attempted ?? 0) > (before[index]?.attempted ?? 0))
  expect(new Set(counted)).toEqual(new Set(AttemptedPuzzleIds))
})

test('a fourth puzzle is refused while the first three stay open', async () => {
  const deviceId = randomUUID()
  const [first, second, third, fourth] = [6, 7, 8, 9].map((levelId) => puzzleOn(A_DAY, 5, levelId as 6)) as [number, number, number, number]
  for (const id of [first, second, third]) expect((await guess(deviceId, id, '16-16')).status).toBe(200)
  expect(await guess(deviceId, fourth, '1-1')).toMatchObject({ status: 403, body: { Action: 'PLAY PUZZLE' } })
  expect(await guess(deviceId, first, await site.answerTo(first))).toMatchObject({ status: 200, body: { ok: true } })
  expect((await playedBy(deviceId)).AttemptedPuzzleIds).toHaveLength(3)
})

test('a refused guess leaves no player behind', async () => {
  const deviceId = randomUUID()
  const id = puzzleOn(A_DAY - 1, 1, 1)
  expect(await guess(deviceId, id, '1')).toMatchObject({
    status: 403,
    body: { Action: 'PLAY PUZZLE', Message: expect.stringContaining('other days') },
  })
  const players = await site.database.queries.selectFrom('players').selectAll().where('device_id', '=', deviceId).execute()
  expect(players).toEqual([])
  expect(await site.countsOf(id)).toEqual({ attempted: 0, correct: 0 })
})

test('the next day brings three more, and what was attempted stays open', async () => {
  const nights = await openTestSite({ days: [A_DAY] })
  const deviceId = randomUUID()
  const send = (id: number, text: string) =>
    nights.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: text, DeviceId: deviceId })
  for (const levelId of [6, 7, 8] as const) expect((await send(puzzleOn(A_DAY, 5, levelId), '16-16')).status).toBe(200)
  nights.goTo(A_DAY + 1)
  await nights.publisher.publishToday()
  const yesterday = puzzleOn(A_DAY, 5, 6)
  expect((await send(yesterday, await nights.answerTo(yesterday))).body).toMatchObject({ ok: true, td: false })
  expect((await send(puzzleOn(A_DAY, 5, 9), '1-1')).status).toBe(403)
  for (const levelId of [6, 7, 8] as const) expect((await send(puzzleOn(A_DAY + 1, 5, levelId), '16-16')).status).toBe(200)
  expect((await send(puzzleOn(A_DAY + 1, 5, 9), '16-16')).status).toBe(403)
  await nights.close()
})

test('text that cannot be an answer is refused and is no attempt', async () => {
  const deviceId = randomUUID()
  const cases: [number, string | number][] = [
    [puzzleOn(A_DAY, 1, 1), 'apple'],
    [puzzleOn(A_DAY, 1, 1), '-5'],
    [puzzleOn(A_DAY, 1, 1), '1.5'],
    [puzzleOn(A_DAY, 2, 1), '1e3'],
    [puzzleOn(A_DAY, 3, 1), '12'],
    [puzzleOn(A_DAY, 4, 1), '1'.repeat(80)],
    [puzzleOn(A_DAY, 4, 6), '5'.repeat(16)],
    [puzzleOn(A_DAY, 5, 1), '0-1'],
  ]
  for (const [id, text] of cases) {
    expect(await guess(deviceId, id, text)).toMatchObject({
      status: 400,
      body: { Message: 'The request is invalid.', ModelState: { PuzzleGuess: [expect.any(String)], error: [expect.any(String)] } },
    })
  }
  expect((await playedBy(deviceId)).AttemptedPuzzleIds).toEqual([])
})

test('an unknown puzzle is not found, and a guest needs a device id', async () => {
  expect(await guess(randomUUID(), 1, '1')).toMatchObject({ status: 404, body: { Message: "Puzzle ID: '1'" } })
  expect(await guess(undefined, puzzleOn(A_DAY, 1, 1), '1')).toMatchObject({
    status: 400,
    body: { ModelState: { DeviceId: [expect.any(String)] } },
  })
})

test('guesses made offline are judged in their order, each with its own result', async () => {
  const deviceId = randomUUID()
  const ids = [puzzleOn(A_DAY, 1, 6), puzzleOn(A_DAY, 1, 7), puzzleOn(A_DAY, 1, 8), puzzleOn(A_DAY, 1, 9)] as const
  const body = {
    DeviceId: deviceId,
    PuzzleGuesses: [
      { PuzzleId: ids[0], PuzzleGuess: await site.answerTo(ids[0]) },
      { PuzzleId: ids[1], PuzzleGuess: '999' },
      { PuzzleId: ids[1], PuzzleGuess: await site.answerTo(ids[1]) },
      { PuzzleId: ids[2], PuzzleGuess: 'word' },
      { PuzzleId: puzzleOn(A_DAY - 1, 1, 1), PuzzleGuess: '1' },
      { PuzzleId: 1, PuzzleGuess: '1' },
      { PuzzleId: ids[2], PuzzleGuess: '999' },
      { PuzzleId: ids[3], PuzzleGuess: '999' },
    ],
  }
  const expected = [
    { PuzzleId: ids[0], Status: 200, ok: true },
    { PuzzleId: ids[1], Status: 200, ok: false },
    { PuzzleId: ids[1], Status: 200, ok: true },
    { PuzzleId: ids[2], Status: 400 },
    { PuzzleId: puzzleOn(A_DAY - 1, 1, 1), Status: 403, Action: 'PLAY PUZZLE' },
    { PuzzleId: 1, Status: 404 },
    { PuzzleId: ids[2], Status: 200, ok: false },
    { PuzzleId: ids[3], Status: 403, Action: 'PLAY PUZZLE' },
  ]
  const counts = await site.countsOf(ids[0])
  for (let times = 0; times < 2; times += 1) {
    const reply = await site.post<unknown[]>(uploadPuzzleGuesses.path, body)
    expect(z.array(uploadPuzzleGuesses.replies[200].element.strict()).parse(reply.body)).toMatchObject(
      times === 0 ? expected : { length: expected.length },
    )
  }
  expect(await site.countsOf(ids[0])).toEqual({ attempted: counts.attempted + 1, correct: counts.correct + 1 })
  expect((await playedBy(deviceId)).SolvedPuzzleIds).toEqual(expect.arrayContaining([ids[0], ids[1]]))
  expect((await site.post(uploadPuzzleGuesses.path, { PuzzleGuesses: body.PuzzleGuesses })).status).toBe(400)
})

test('a guest learns the score that registering would bring', async () => {
  const deviceId = randomUUID()
  for (const levelId of [6, 3] as const) {
    const id = puzzleOn(A_DAY, 1, levelId)
    await guess(deviceId, id, await site.answerTo(id))
  }
  await guess(deviceId, puzzleOn(A_DAY, 1, 5), '123456')
  const { body } = await site.post(getPotentialScore.path, { DeviceId: deviceId })
  expect(getPotentialScore.replies[200].strict().parse(body)).toEqual({ Score: levelOf(6).points + levelOf(3).points })
  expect((await site.post(getPotentialScore.path, { DeviceId: randomUUID() })).body).toEqual({ Score: 0 })
})

test('a device finds its last attempted puzzles, latest first', async () => {
  const deviceId = randomUUID()
  const ids = [puzzleOn(A_DAY, 4, 8), puzzleOn(A_DAY, 1, 2), puzzleOn(A_DAY, 5, 2)]
  for (const [index, id] of ids.entries()) {
    site.setClock(NOON_MS + index)
    await guess(deviceId, id, await site.answerTo(id))
  }
  site.setClock(NOON_MS)
  const { body } = await site.post<LongPuzzle[]>(getLatestAttempted.path, { DeviceId: deviceId })
  expect(
    z
      .array(longPuzzle.strict())
      .parse(body)
      .map(({ PuzzleId }) => PuzzleId),
  ).toEqual(ids.toReversed())
  expect((await site.post(getLatestAttempted.path, {})).body).toEqual([])
})
