import { getLatestAttempted, getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 2, A_DAY - 1, A_DAY] })
})
afterEach(() => site.close())

test('however much somebody has played, they are told of what they began last', async () => {
  const DeviceId = randomUUID()
  const last = puzzleIdOf(A_DAY, 0)
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: last, PuzzleGuess: await site.answerTo(last), DeviceId })
  expect(reply.status).toBe(200)
  const { queries } = site.database
  const { id } = await queries.selectFrom('players').select('id').where('device_id', '=', DeviceId).executeTakeFirstOrThrow()
  // The earlier the puzzle, the later it was begun, but for the last one.
  const earlier = Array.from({ length: 79 }, (_, index) => last - 1 - index)
  const others = [...earlier, last + 1, ...Array.from({ length: 30 }, (_, index) => last + 2 + index)]
  const attempts = others.map((puzzle_id, index) => ({ player_id: id, puzzle_id, day: A_DAY, first_guess_at_ms: index }))
  await queries
    .insertInto('attempts')
    .values(attempts.map((attempt) => ({ ...attempt, guess_count: 1, solved_at_ms: null, revealed_at_ms: null, hint_rung: 0 })))
    .execute()
  const latestFirst = [last, ...others.toReversed()]
  const { body } = await site.post(getSolvedDevicePuzzleIds.path, { deviceID: DeviceId })
  expect(body).toMatchObject({ SolvedPuzzleIds: [last], AttemptedPuzzleIds: latestFirst.slice(0, PLAYED_IDS_LIMIT) })
  const latest = await site.post<{ readonly PuzzleId: number }[]>(getLatestAttempted.path, { DeviceId })
  expect(latest.body.map(({ PuzzleId }) => PuzzleId)).toEqual(latestFirst.slice(0, 48))
})
