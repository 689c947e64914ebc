import { getPotentialScore, uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function guess(DeviceId: string, PuzzleId: number, PuzzleGuess: string, more: Record<string, unknown> = {}): Promise<number> {
  return (await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId, ...more })).status
}

async function keptRungs(puzzleId: number): Promise<readonly number[]> {
  const rows = await site.database.queries.selectFrom('attempts').select('hint_rung').where('puzzle_id', '=', puzzleId).execute()
  return rows.map(({ hint_rung: rung }) => rung)
}

test('the furthest rung of a hint is kept with the attempt, and a guess without one changes nothing', async () => {
  const deviceId = randomUUID()
  const id = puzzleOn(A_DAY, 1, 1)
  const answer = await site.answerTo(id)
  const wrong = wrongGuess(1, answer)
  expect(await guess(deviceId, id, wrong)).toBe(200)
  expect(await keptRungs(id)).toEqual([0])
  expect(await guess(deviceId, id, wrong, { HintRung: 3 })).toBe(200)
  expect(await keptRungs(id)).toEqual([3])
  expect(await guess(deviceId, id, wrong, { HintRung: 1 })).toBe(200)
  expect(await guess(deviceId, id, answer)).toBe(200)
  expect(await keptRungs(id)).toEqual([3])
})

test('a hint costs nothing: the solve counts and scores the same', async () => {
  const [withHint, without] = [randomUUID(), randomUUID()]
  const id = puzzleOn(A_DAY, 1, 3)
  const answer = await site.answerTo(id)
  await guess(withHint, id, answer, { HintRung: 3 })
  await guess(without, id, answer)
  const scoreOf = async (DeviceId: string) =>
    getPotentialScore.replies[200].parse((await site.post(getPotentialScore.path, { DeviceId })).body)
  expect(await scoreOf(withHint)).toEqual({ Score: levelOf(3).points })
  expect(await scoreOf(withHint)).toEqual(await scoreOf(without))
  expect(await site.countsOf(id)).toEqual({ attempted: 2, correct: 2 })
})

test('guesses made offline bring their rungs along', async () => {
  const id = puzzleOn(A_DAY, 2, 1)
  const answer = await site.answerTo(id)
  const reply = await site.post<unknown>(uploadPuzzleGuesses.path, {
    DeviceId: randomUUID(),
    PuzzleGuesses: [
      { PuzzleId: id, PuzzleGuess: wrongGuess(2, answer), HintRung: 2 },
      { PuzzleId: id, PuzzleGuess: answer, HintRung: 1 },
    ],
  })
  expect(reply.body).toMatchObject([{ ok: false }, { ok: true }])
  expect(await keptRungs(id)).toEqual([2])
})

test.each([-1, 4, 1.5, '2', null, {}])('a rung of %j is refused, and the guess with it is not counted', async (HintRung) => {
  const id = puzzleOn(A_DAY, 2, 5)
  expect(await guess(randomUUID(), id, await site.answerTo(id), { HintRung })).toBe(400)
  expect(await keptRungs(id)).toEqual([])
})
