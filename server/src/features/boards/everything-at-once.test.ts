import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import { moveDeviceGuesses, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { DAY_MS, dayStartMs, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { A_DAY, openTestSite, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'
import { verifyScores } from './verification/verification.ts'

let opened: TestDatabase
let ready: { readonly first: TestSite; readonly second: TestSite }
beforeAll(async () => {
  opened = await openTestDatabase()
  ready = { first: await openTestSite({ shared: opened }), second: await openTestSite({ shared: opened, days: [] }) }
})
afterAll(async () => {
  await ready.first.close()
  await ready.second.close()
  await opened.remove()
})

test('scores stay those of the attempts while accounts on two processes play, reveal, take in devices, hide and are deleted, all at once', async () => {
  const site = ready.first
  const random = randomFrom('everything at once')
  const players = await Promise.all(Array.from({ length: 8 }, () => site.registerForBoards()))
  const devices = Array.from({ length: 6 }, () => randomUUID())
  const answers = new Map<number, string>()
  for (let slot = 0; slot < 8; slot += 1) answers.set(puzzleIdOf(A_DAY, slot), await site.answerTo(puzzleIdOf(A_DAY, slot)))
  const ids = [...answers.keys()]

  function doSomething(): Promise<{ readonly status: number }> {
    const at = random.below(2) === 0 ? ready.first : ready.second
    const { token, password } = random.pick(players)
    const PuzzleId = random.pick(ids)
    const answer = answers.get(PuzzleId) ?? ''
    const PuzzleGuess = random.below(3) > 0 ? answer : wrongGuess(slotOfPuzzle(PuzzleId).typeId, answer)
    const device = random.pick(devices)
    const turn = random.below(100)
    if (turn < 45) return at.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess }, token)
    if (turn < 65) return at.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId: device })
    if (turn < 80) return at.post(moveDeviceGuesses.path, { DeviceId: device }, token)
    if (turn < 88) return at.post(setPuzzleRevealed.path, { PuzzleId }, token)
    if (turn < 98) return at.post(updateSettings.path, { HideFromBoards: random.below(2) === 1 }, token)
    return at.post(deleteAccount.path, { Password: password }, token)
  }

  const statuses = new Set<number>()
  for (let round = 0; round < 12; round += 1) {
    const replies = await Promise.all(Array.from({ length: 25 }, doSomething))
    for (const { status } of replies) statuses.add(status)
  }
  expect([...statuses].filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([])
  expect((await verifyScores(opened.database.queries, dayStartMs(A_DAY) + DAY_MS / 2)).differences).toEqual([])
})
