import { deleteAccount, setNickname } from '@emojigma/contract/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { updateSettings } from '@emojigma/contract/site/settings.ts'
import { DAY_MS, dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { A_DAY, openTestSite, type Answered, type Registered, type TestSite } from '../testing/test-site.ts'
import { verifyScores } from './verification/verification.ts'

const NOW_MS = dayStartMs(A_DAY) + DAY_MS / 2
const PUZZLE_ID = puzzleIdOf(A_DAY, 0)
const PLAYERS = 32
const AT_ONCE = 4
/** Each of so many passwords is hashed twice. */
const LONG_MS = 90_000

let opened: TestDatabase
let one: TestSite
let other: TestSite
beforeEach(async () => {
  opened = await openTestDatabase()
  one = await openTestSite({ shared: opened })
  other = await openTestSite({ shared: opened, days: [] })
})
afterEach(async () => {
  await one.close()
  await other.close()
  await opened.remove()
})

/** Lets each of some new players make their first guess on one process, and do something else on the other, in the same moment. */
async function race(
  meanwhile: (player: Registered) => Promise<Answered<unknown>>,
  before: (accountIds: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => one.register()))
  await before(players.map(({ accountId }) => accountId))
  const PuzzleGuess = await one.answerTo(PUZZLE_ID)
  for (let from = 0; from < PLAYERS; from += AT_ONCE) {
    const together = players
      .slice(from, from + AT_ONCE)
      .flatMap((player) => [one.post(uploadPuzzleGuessMini.path, { PuzzleId: PUZZLE_ID, PuzzleGuess }, player.token), meanwhile(player)])
    for (const { status } of await Promise.all(together)) expect([200, 401]).toContain(status)
  }
}

async function differences(): Promise<readonly unknown[]> {
  return (await verifyScores(opened.database.queries, NOW_MS)).differences
}

test(
  'somebody who hides at the moment of the first guess is on no board',
  async () => {
    await race(({ token }) => other.post(updateSettings.path, { HideFromBoards: true }, token))
    expect(await differences()).toEqual([])
  },
  LONG_MS,
)

test(
  'somebody who chooses a nickname at the moment of the first guess is on the boards',
  async () => {
    await race(
      ({ token, nickname }) => other.post(setNickname.path, { Nickname: nickname }, token),
      (ids) => opened.database.queries.updateTable('accounts').set({ nickname: null, nickname_key: null }).where('id', 'in', ids).execute(),
    )
    expect(await differences()).toEqual([])
  },
  LONG_MS,
)

test(
  'somebody who deletes the account at the moment of the first guess leaves nothing',
  async () => {
    await race(
      ({ token }) => other.post(deleteAccount.path, {}, token),
      // Or comparing it takes longer than the guess.
      (ids) => opened.database.queries.updateTable('accounts').set({ password_hash: null }).where('id', 'in', ids).execute(),
    )
    expect(await differences()).toEqual([])
  },
  LONG_MS,
)
