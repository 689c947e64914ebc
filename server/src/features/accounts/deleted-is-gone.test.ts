import { DAY_MS } from '@emojigma/engine/day.ts'
import { deleteAccount, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { forgottenPassword, requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { openTestLog } from '../../platform/testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

let shared: TestDatabase
let site: TestSite
let lines: readonly string[]
beforeEach(async () => {
  shared = await openTestDatabase()
  const log = openTestLog()
  lines = log.lines
  site = await openTestSite({ shared, environment: { RATE_LIMITS: 'on' }, logger: { level: 'info', stream: log.stream } })
})
afterEach(async () => {
  await site.close()
  await shared.remove()
})

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

/** @returns which file of the data folder, or which line of the log, has which of these texts, however they are spelled */
function findsOf(texts: readonly string[]): readonly string[] {
  const places = filesIn(shared.address.dataFolder).map((path) => [path, readFileSync(path, 'latin1').toLowerCase()] as const)
  const all = [...places, ['the log', lines.join('\n').toLowerCase()] as const]
  return all.flatMap(([where, content]) =>
    texts.filter((text) => content.includes(text.toLowerCase())).map((text) => `${text} in ${where}`),
  )
}

/** An account with a row in every table that can have one. */
async function liveFully(someone: TestAccount): Promise<readonly string[]> {
  const { token, email, nickname, accountId } = someone
  const renamed = `Heron ${wordOf()}`
  const id = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, token)
  const DeviceId = randomUUID()
  const claimed = puzzleOn(A_DAY, 1, 2)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: claimed, PuzzleGuess: await site.answerTo(claimed), DeviceId })
  await site.post(moveDeviceGuesses.path, { DeviceId }, token)
  await site.post(updateSettings.path, { Theme: 'dark' }, token)
  expect((await site.post(setNickname.path, { Nickname: renamed }, token)).status).toBe(200)
  await site.post(getAllTimeLeaderboard.path, {}, token)
  await site.post(forgottenPassword.path, { Email: email })
  await site.post(requestMagicLink.path, { Email: email })
  const letter = { Id: randomUUID(), Email: email, Topic: 'other', Message: 'Hello, is anybody there?' }
  expect((await site.post(sendContactMessage.path, letter)).status).toBe(200)
  await site.lettersTo(email)
  return [email, nickname, renamed, accountId, DeviceId]
}

/** Ten consonants, none of which is taken for a vowel: neither a telephone number nor a rude word comes about. */
const wordOf = () => [...randomBytes(10)].map((byte) => 'bdhjmnpqrtvw'.charAt(byte % 12)).join('')

test('of an account that is deleted neither e-mail, nicknames, id nor a claimed device’s id are left in any file of the data folder, nor in the log', async () => {
  const others = await Promise.all(Array.from({ length: 40 }, () => site.register({ nickname: `Owl ${wordOf()}` })))
  for (let round = 0; round < 3; round += 1) {
    const someone = await site.register({ email: `${wordOf()}@example.com`, nickname: `Fox ${wordOf()}` })
    const texts = await liveFully(someone)
    // The search finds what is there; on PostgreSQL these are the mails.
    expect(findsOf(texts).length).toBeGreaterThan(0)
    const { status } = await site.post(deleteAccount.path, { Password: someone.password }, someone.token)
    expect(status).toBe(200)
    expect(findsOf(texts)).toEqual([])
  }
  // The mails of other accounts stay.
  const lettersLeft = await Promise.all(others.map(async ({ email }) => (await site.lettersTo(email)).length))
  expect(Math.min(...lettersLeft)).toBeGreaterThan(0)
})

test('a mail that is on its way when its account is deleted leaves no file either', async () => {
  const someone = await site.register({ email: `${wordOf()}@example.com`, nickname: `Fox ${wordOf()}` })
  const asked = Array.from({ length: 5 }, () => site.post(requestMagicLink.path, { Email: someone.email }))
  await Promise.all([...asked, site.post(deleteAccount.path, { Password: someone.password }, someone.token)])
  await site.outbox.idle()
  expect(findsOf([someone.email, someone.nickname, someone.accountId])).toEqual([])
})

test('what goes by itself leaves as little: an account that nobody has used', async () => {
  const someone = await site.register({ email: `${wordOf()}@example.com`, nickname: `Fox ${wordOf()}` })
  const texts = await liveFully(someone)
  for (const day of [0, 700, 730]) {
    site.setClock(NOON_MS + day * DAY_MS)
    await site.retention.run()
    await site.lettersTo(someone.email)
  }
  expect(findsOf(texts)).toEqual([])
})
