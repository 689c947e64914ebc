import { deleteAccount, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { A_DAY, NOON_MS, openTestSite, type TestReply, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { verifyScores } from './verification/verification.ts'

const DAYS = Array.from({ length: LISTED_DAYS }, (_, index) => A_DAY + 1 - LISTED_DAYS + index)
const PLAYERS = 16
const AT_ONCE = 4

let opened: TestDatabase
let one: TestSite
let other: TestSite
beforeEach(async () => {
  opened = await openTestDatabase()
  one = await openTestSite({ shared: opened, days: DAYS })
  other = await openTestSite({ shared: opened, days: [] })
})
afterEach(async () => {
  await one.close()
  await other.close()
  await opened.remove()
})

/** @returns devices that have solved a puzzle on as many days as the boards ask for */
async function devicesThatPlayed(): Promise<readonly string[]> {
  const devices = Array.from({ length: PLAYERS }, () => randomUUID())
  for (const day of DAYS) {
    one.goTo(day)
    const guess = { PuzzleId: puzzleIdOf(day, 0), PuzzleGuess: await one.answerTo(puzzleIdOf(day, 0)) }
    const replies = await Promise.all(devices.map((DeviceId) => one.post(uploadPuzzleGuessMini.path, { ...guess, DeviceId })))
    expect(replies.map(({ status }) => status)).toEqual(devices.map(() => 200))
  }
  return devices
}

/** Lets each of some new players take in a device on one process, which alone brings them onto the boards, and do something else on the
 *  other, in the same moment. */
async function race(
  meanwhile: (player: TestAccount) => Promise<TestReply<unknown>>,
  before: Readonly<Record<string, null>> = {},
): Promise<void> {
  const devices = await devicesThatPlayed()
  const players = await Promise.all(devices.map(() => one.register()))
  await opened.database.queries
    .updateTable('accounts')
    .set({ is_email_verified: 1, ...before })
    .execute()
  for (let from = 0; from < PLAYERS; from += AT_ONCE) {
    const together = players
      .slice(from, from + AT_ONCE)
      .flatMap((player, index) => [one.post(moveDeviceGuesses.path, { DeviceId: devices[from + index] }, player.token), meanwhile(player)])
    for (const { status } of await Promise.all(together)) expect([200, 401]).toContain(status)
  }
  expect((await verifyScores(opened.database.queries, NOON_MS)).differences).toEqual([])
}

async function listed(): Promise<number> {
  return (await opened.database.queries.selectFrom('board_players').selectAll().where('is_listed', '=', 1).execute()).length
}

test('somebody who hides at the moment at which they come onto the boards is on none', async () => {
  await race(({ token }) => other.post(updateSettings.path, { HideFromBoards: true }, token))
  expect(await listed()).toBe(0)
})

test('somebody who chooses a nickname at that moment is on them', async () => {
  await race(({ token, nickname }) => other.post(setNickname.path, { Nickname: nickname }, token), { nickname: null, nickname_key: null })
  expect(await listed()).toBe(PLAYERS)
})

test('somebody who deletes the account at that moment leaves nothing', async () => {
  // Comparing a password takes longer than coming onto the boards.
  await race(({ token }) => other.post(deleteAccount.path, {}, token), { password_hash: null })
  expect(await listed()).toBe(0)
})
