import { DAY_MS } from '@emojigma/engine/day.ts'
import { deleteAccount, exportAccount, getUserInfo, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { getCurrentUser } from '@emojigma/contract/shop/orders.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { changePassword, logOut } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../platform/clock.ts'
import { openTestDatabase } from '../../platform/testing/test-database.ts'
import { openTestLog } from '../../platform/testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

/** Noon of the test's day. */

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  site.setClock(NOON_MS)
})
afterAll(() => site.close())

const refresh = (refresh_token: string, at = site) => at.token({ grant_type: 'refresh_token', refresh_token })
const logIn = (someone: TestAccount, password = someone.password) =>
  site.token({ grant_type: 'password', username: someone.email, password })

async function isSignedIn(token: string, at = site): Promise<boolean> {
  const { status } = await at.get(getUserInfo.path, { authorization: `Bearer ${token}` })
  expect([200, 401]).toContain(status)
  return status === 200
}

test('an access token lasts fifteen minutes', async () => {
  const { token } = await site.register()
  site.setClock(NOON_MS + 14 * MINUTE_MS)
  expect(await isSignedIn(token)).toBe(true)
  site.setClock(NOON_MS + 16 * MINUTE_MS)
  expect(await isSignedIn(token)).toBe(false)
  site.setClock(NOON_MS)
})

test('an access token is for its session alone and cannot be prolonged', async () => {
  const [one, other] = [await site.register(), await site.register()]
  const [, end, signature] = one.token.split('.')
  const [otherSession] = other.token.split('.')
  for (const forged of [`${otherSession}.${end}.${signature}`, `${one.token.split('.')[0]}.${Number(end) + 900}.${signature}`]) {
    expect(await isSignedIn(forged)).toBe(false)
  }
})

test('ten refreshes at once get one session, in which all go on', async () => {
  const { refreshToken, accountId } = await site.register()
  const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const next = new Set(replies.map(({ body }) => body.refresh_token))
  expect(next.size).toBe(1)
  expect(next.has(refreshToken)).toBe(false)
  for (const { body } of replies) expect(await isSignedIn(body.access_token)).toBe(true)
  const sessions = await site.database.queries.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()
  expect(sessions).toHaveLength(1)
  expect((await refresh([...next][0] ?? '')).status).toBe(200)
})

test('a refresh whose reply was lost is repeated within half a minute and gets the same, and the session goes on', async () => {
  const { refreshToken } = await site.register()
  const lost = await refresh(refreshToken)
  site.setClock(NOON_MS + 29_999)
  const again = await refresh(refreshToken)
  expect([again.status, again.body.refresh_token]).toEqual([200, lost.body.refresh_token])
  expect(await isSignedIn(again.body.access_token)).toBe(true)
  site.setClock(NOON_MS + 10 * MINUTE_MS)
  const next = await refresh(again.body.refresh_token)
  expect(next.status).toBe(200)
  expect(await isSignedIn(next.body.access_token)).toBe(true)
  site.setClock(NOON_MS)
})

test('a token that is used again later ends the session for all who hold it', async () => {
  const { refreshToken } = await site.register()
  const thief = await refresh(refreshToken)
  site.setClock(NOON_MS + 30_000)
  const owner = await refresh(refreshToken)
  expect(owner.status).toBe(400)
  expect(owner.body.error).toBe('invalid_grant')
  expect(await isSignedIn(thief.body.access_token)).toBe(false)
  expect((await refresh(thief.body.refresh_token)).status).toBe(400)
  site.setClock(NOON_MS)
})

test('so does one that is two steps old, at once', async () => {
  const { refreshToken } = await site.register()
  const second = await refresh(refreshToken)
  const third = await refresh(second.body.refresh_token)
  expect((await refresh(refreshToken)).status).toBe(400)
  expect(await isSignedIn(third.body.access_token)).toBe(false)
})

test('nothing that could be used is stored', async () => {
  const { refreshToken, token } = await site.register()
  const rows = JSON.stringify(await site.database.queries.selectFrom('sessions').selectAll().execute())
  expect(rows).not.toContain(refreshToken)
  expect(rows).not.toContain(refreshToken.split('.')[1])
  expect(rows).not.toContain(token)
})

test('a session that is not used for sixty days ends, and one that is used goes on', async () => {
  const [idle, used] = [await site.register(), await site.register()]
  site.setClock(NOON_MS + 30 * DAY_MS)
  const later = await refresh(used.refreshToken)
  site.setClock(NOON_MS + 60 * DAY_MS)
  expect((await refresh(idle.refreshToken)).status).toBe(400)
  expect((await refresh(later.body.refresh_token)).status).toBe(200)
  await site.retention.run()
  const left = await site.database.queries.selectFrom('sessions').select('id').where('account_id', '=', idle.accountId).execute()
  expect(left).toEqual([])
  site.setClock(NOON_MS)
})

test('a session ends 180 days after it was opened, however much it is used', async () => {
  const someone = await site.register()
  let { refreshToken } = someone
  for (let day = 25; day < 180; day += 25) {
    site.setClock(NOON_MS + day * DAY_MS)
    const { status, body } = await refresh(refreshToken)
    expect([day, status]).toEqual([day, 200])
    refreshToken = body.refresh_token
  }
  site.setClock(NOON_MS + 180 * DAY_MS - MINUTE_MS)
  const last = await refresh(refreshToken)
  expect(last.status).toBe(200)
  const accessToken = last.body.access_token
  expect(await isSignedIn(accessToken)).toBe(true)
  site.setClock(NOON_MS + 180 * DAY_MS)
  expect(await isSignedIn(accessToken)).toBe(false)
  expect((await refresh(last.body.refresh_token)).status).toBe(400)
  site.setClock(NOON_MS)
})

test('a session that an older release let last longer ends 180 days after it was opened, too', async () => {
  const { accountId, refreshToken } = await site.register()
  const later = { expires_at_ms: NOON_MS + 365 * DAY_MS }
  await site.database.queries.updateTable('sessions').set(later).where('account_id', '=', accountId).execute()
  site.setClock(NOON_MS + 180 * DAY_MS)
  expect((await refresh(refreshToken)).status).toBe(400)
  site.setClock(NOON_MS)
  expect((await refresh(refreshToken)).status).toBe(400)
})

test('garbage is no refresh token', async () => {
  for (const garbage of ['x', '.', 'a.b', `${crypto.randomUUID()}.x`, 'x'.repeat(400)]) {
    const { status, body } = await refresh(garbage)
    expect(status).toBe(400)
    expect(Object.keys(body).sort()).toEqual(['error', 'error_description'])
  }
})

test('logging out ends this session at once and no other', async () => {
  const someone = await site.register()
  const elsewhere = (await logIn(someone)).body
  expect((await site.post(logOut.path, {}, someone.token)).status).toBe(200)
  expect(await isSignedIn(someone.token)).toBe(false)
  expect((await refresh(someone.refreshToken)).status).toBe(400)
  expect(await isSignedIn(elsewhere.access_token)).toBe(true)
})

test('what ends a session ends it in every process', async () => {
  const shared = await openTestDatabase()
  const one = await openTestSite({ shared, days: [] })
  const other = await openTestSite({ shared, days: [] })
  const { token, refreshToken } = await one.register()
  expect(await isSignedIn(token, other)).toBe(true)
  const replies = await Promise.all([refresh(refreshToken, one), refresh(refreshToken, other)])
  expect(replies[0].body.refresh_token).toBe(replies[1].body.refresh_token)
  await one.post(logOut.path, {}, token)
  expect(await isSignedIn(token, other)).toBe(false)
  await one.close()
  await other.close()
  await shared.remove()
})

test('changing the password ends all other sessions at once, and this one goes on', async () => {
  const someone = await site.register()
  const elsewhere = (await logIn(someone)).body
  const NewPassword = 'Brand-New-Otter-8'
  const body = { OldPassword: someone.password, NewPassword, ConfirmPassword: NewPassword }
  expect((await site.post(changePassword.path, body, someone.token)).status).toBe(200)
  expect(await isSignedIn(someone.token)).toBe(true)
  expect(await isSignedIn(elsewhere.access_token)).toBe(false)
  expect((await refresh(elsewhere.refresh_token)).status).toBe(400)
  expect((await logIn(someone)).status).toBe(400)
  expect((await logIn(someone, NewPassword)).status).toBe(200)
  expect((await site.lettersTo(someone.email)).map(({ subject }) => subject)).toContain('Your password was changed')
})

test('no log-in with the old password outlives the change, even one at the same moment', async () => {
  const someone = await site.register()
  const NewPassword = 'Brand-New-Otter-8'
  const body = { OldPassword: someone.password, NewPassword, ConfirmPassword: NewPassword }
  const [change, ...logIns] = await Promise.all([
    site.post(changePassword.path, body, someone.token),
    ...Array.from({ length: 8 }, () => logIn(someone)),
  ])
  expect(change.status).toBe(200)
  for (const { body: tokens } of logIns.filter(({ status }) => status === 200)) expect(await isSignedIn(tokens.access_token)).toBe(false)
  const sessions = await site.database.queries.selectFrom('sessions').select('id').where('account_id', '=', someone.accountId).execute()
  expect(sessions.map(({ id }) => id)).toEqual([someone.token.split('.')[0]])
})

test('of several changes of the password at once, one counts', async () => {
  const someone = await site.register()
  const wishes = ['One-Otter-11', 'Two-Otters-22', 'Three-Otters-33']
  const replies = await Promise.all(
    wishes.map((NewPassword) =>
      site.post(changePassword.path, { OldPassword: someone.password, NewPassword, ConfirmPassword: NewPassword }, someone.token),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const logIns = await Promise.all(wishes.map((password) => logIn(someone, password)))
  expect(logIns.map(({ status }) => status)).toEqual(replies.map(({ status }) => status))
})

test('a password is changed with the old one alone', async () => {
  const { token, password, email, nickname } = await site.register()
  const tries = [
    [{ OldPassword: 'Wrong-Otter-7', NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8' }, 'OldPassword'],
    [{ OldPassword: password, NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-9' }, 'ConfirmPassword'],
    [{ OldPassword: password, NewPassword: 'short', ConfirmPassword: 'short' }, 'NewPassword'],
    [{ OldPassword: password, NewPassword: 'Password1!', ConfirmPassword: 'Password1!' }, 'NewPassword'],
    [{ OldPassword: password, NewPassword: `${email}-7`, ConfirmPassword: `${email}-7` }, 'NewPassword'],
    [{ OldPassword: password, NewPassword: `${nickname}!7`, ConfirmPassword: `${nickname}!7` }, 'NewPassword'],
  ] as const
  for (const [body, field] of tries) {
    const reply = await site.post<{ ModelState: Record<string, string[]> }>(changePassword.path, body, token)
    expect([field, reply.status]).toEqual([field, 400])
    expect(reply.body.ModelState[field]).toHaveLength(1)
  }
})

test('an account that is deleted is gone everywhere at once', async () => {
  const someone = await site.registerForBoards()
  const elsewhere = (await logIn(someone)).body
  const id = puzzleOn(A_DAY, 1, 1)
  const guess = { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }
  await site.post(uploadPuzzleGuessMini.path, guess, someone.token)
  const board = () => site.post<{ leaderboard: { UserId: string }[] }>(getAllTimeLeaderboard.path, {})
  expect((await board()).body.leaderboard.map(({ UserId }) => UserId)).toContain(someone.accountId)
  expect((await site.post(deleteAccount.path, { Password: 'Wrong-Otter-7' }, someone.token)).status).toBe(400)
  expect((await site.post(deleteAccount.path, {}, someone.token)).status).toBe(400)
  expect((await site.post(deleteAccount.path, { Password: someone.password }, someone.token)).status).toBe(200)
  for (const token of [someone.token, elsewhere.access_token]) expect(await isSignedIn(token)).toBe(false)
  expect((await refresh(elsewhere.refresh_token)).status).toBe(400)
  expect((await logIn(someone)).status).toBe(400)
  expect((await board()).body.leaderboard.map(({ UserId }) => UserId)).not.toContain(someone.accountId)
  for (const table of ['sessions', 'link_codes', 'settings', 'external_identities', 'players'] as const) {
    expect(await site.database.queries.selectFrom(table).selectAll().where('account_id', '=', someone.accountId).execute()).toEqual([])
  }
  expect((await site.register({ email: someone.email, nickname: someone.nickname })).accountId).not.toBe(someone.accountId)
})

test('calls that are on their way when their account is deleted are told to log in, which is no error of the site', async () => {
  const { stream, lines } = openTestLog()
  const logged = await openTestSite({ logger: { level: 'warn', stream } })
  for (let round = 0; round < 5; round += 1) {
    const { token, accountId, password } = await logged.register()
    const passwords = { OldPassword: password, NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8' }
    const authorization = `Bearer ${token}`
    const calls = [
      () => logged.post(updateSettings.path, { Theme: 'dark' }, token),
      () => logged.post(setPuzzleRevealed.path, { PuzzleId: puzzleOn(A_DAY, 1, 1) }, token),
      () => logged.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleOn(A_DAY, 1, 2), PuzzleGuess: '1' }, token),
      () => logged.post(setNickname.path, { Nickname: `Heron ${round}` }, token),
      () => logged.post(changePassword.path, passwords, token),
      () => logged.post(getAllTimeLeaderboard.path, {}, token),
      () => logged.post(logOut.path, {}, token),
      () => logged.get(getUserInfo.path, { authorization }),
      () => logged.get(getCurrentUser.path, { authorization }),
    ]
    const exported = () => logged.get(exportAccount.path, { authorization })
    const underWay = [...calls, ...calls, exported, ...calls, ...calls, exported, ...calls].map(
      (call): Promise<{ readonly status: number }> => call(),
    )
    await logged.database.durably((transaction) => transaction.deleteFrom('accounts').where('id', '=', accountId).execute())
    for (const { status } of await Promise.all(underWay)) expect([200, 400, 401]).toContain(status)
  }
  expect(lines).toEqual([])
  await logged.close()
})
