import { getPotentialScore, moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

const [FIRST, SECOND, LAST] = [0, 1, 39].map((slot) => puzzleIdOf(A_DAY, slot)) as [number, number, number]

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(() => site.close())

async function guess(puzzleId: number, isRight: boolean, who: { readonly token?: string; readonly DeviceId?: string }): Promise<void> {
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, DeviceId: who.DeviceId }, who.token)
  expect(reply.body).toMatchObject({ ok: isRight })
}

/** The stored solved days: of whom, on which day, with which slots and points. */
function noted() {
  return site.database.queries.selectFrom('solved_days').select(['player_id', 'day', 'slots', 'points']).orderBy('player_id').execute()
}

test('what a device solved becomes the account’s, once, and the device’s no more', async () => {
  const DeviceId = randomUUID()
  const account = await site.register()
  await guess(FIRST, true, { DeviceId })
  await guess(SECOND, true, { DeviceId })
  await guess(LAST, true, { DeviceId })
  await guess(FIRST, true, account)
  await guess(SECOND, false, account)
  expect((await site.post(getPotentialScore.path, { DeviceId })).body).toEqual({
    Score: pointsOf(FIRST) + pointsOf(SECOND) + pointsOf(LAST),
  })
  await site.post(moveDeviceGuesses.path, { DeviceId }, account.token)
  const [own, ...others] = await noted()
  expect(others).toEqual([])
  expect(own).toMatchObject({ day: A_DAY, slots: 2 ** 0 + 2 ** 1 + 2 ** 39, points: pointsOf(FIRST) + pointsOf(SECOND) + pointsOf(LAST) })
  expect((await site.post(getPotentialScore.path, { DeviceId })).body).toEqual({ Score: 0 })
})
