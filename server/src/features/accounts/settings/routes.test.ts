import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { getSettings, updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const DEFAULTS = { HideSolved: false, Theme: 'system', Sound: true, ReducedMotion: false, ReadableFont: false, HideFromBoards: false }

async function settingsOf(token: string): Promise<unknown> {
  const { status, body } = await site.get(getSettings.path, { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  return getSettings.replies[200].strict().parse(JSON.parse(body.toString()))
}

const update = (token: string, body: unknown) => site.post(updateSettings.path, body, token)

test('settings begin with the defaults, are each account’s own, and outlast the session', async () => {
  const [one, other] = [await site.register(), await site.register()]
  expect(await settingsOf(one.token)).toEqual(DEFAULTS)
  const changed = { HideSolved: true, Theme: 'dark', Sound: false, ReducedMotion: true, ReadableFont: true, HideFromBoards: true }
  expect((await update(one.token, changed)).body).toEqual(changed)
  const { body } = await site.token({ grant_type: 'password', username: one.email, password: one.password })
  expect(await settingsOf(body.access_token)).toEqual(changed)
  expect(await settingsOf(other.token)).toEqual(DEFAULTS)
})

test('what is not named stays, also when two devices change different settings at once', async () => {
  const { token } = await site.register()
  await Promise.all([update(token, { Theme: 'light' }), update(token, { HideSolved: true }), update(token, { ReadableFont: true })])
  expect(await settingsOf(token)).toEqual({ ...DEFAULTS, Theme: 'light', HideSolved: true, ReadableFont: true })
  expect((await update(token, {})).body).toEqual({ ...DEFAULTS, Theme: 'light', HideSolved: true, ReadableFont: true })
})

test('who switches hiding off and on at once is hidden where the settings say so, and listed where they do not', async () => {
  const { token, accountId } = await site.registerForBoards()
  const id = puzzleOn(A_DAY, 1, 3)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, token)
  const isListed = async () => {
    const found = site.database.queries.selectFrom('board_players').innerJoin('players', 'players.id', 'board_players.player_id')
    const row = await found.select('is_listed').where('players.account_id', '=', accountId).executeTakeFirstOrThrow()
    return row.is_listed === 1
  }
  for (let round = 0; round < 20; round += 1) {
    await update(token, { HideFromBoards: true })
    await Promise.all([update(token, { HideFromBoards: false }), update(token, { HideFromBoards: true })])
    const { HideFromBoards } = (await settingsOf(token)) as { readonly HideFromBoards: boolean }
    expect(await isListed()).toBe(!HideFromBoards)
  }
})

test('guests have none', async () => {
  expect((await site.get(getSettings.path)).status).toBe(401)
  expect((await site.post(updateSettings.path, { Theme: 'dark' })).status).toBe(401)
})

test('somebody who hides is on no board, and back when they no longer do', async () => {
  const { token, accountId } = await site.registerForBoards()
  const id = puzzleOn(A_DAY, 1, 2)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, token)
  const shownTo = async (asker?: string): Promise<readonly string[]> => {
    const { body } = await site.post<{ leaderboard: { UserId: string }[] }>(getAllTimeLeaderboard.path, {}, asker)
    return body.leaderboard.map(({ UserId }) => UserId)
  }
  expect(await shownTo()).toContain(accountId)
  await update(token, { HideFromBoards: true })
  expect(await shownTo()).not.toContain(accountId)
  await update(token, { HideFromBoards: false })
  expect(await shownTo()).toContain(accountId)
})

test('the export has everything of one’s own and nothing that opens the account', async () => {
  const { token, refreshToken, accountId, email, nickname } = await site.register()
  const id = puzzleOn(A_DAY, 1, 3)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), MadeAtMs: 1000 }, token)
  await update(token, { Theme: 'dark' })
  const { headers, body } = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  expect(headers['content-disposition']).toContain('attachment')
  const text = body.toString()
  expect(JSON.parse(text)).toMatchObject({
    Account: { Id: accountId, Email: email, Nickname: nickname, IsChild: false, ConsentedAt: expect.any(String) },
    Settings: { Theme: 'dark' },
    Sessions: [{ LoggedInAt: expect.any(String), EndsAt: expect.any(String) }],
    ExternalLogins: [],
    Attempts: [{ PuzzleId: id, Guesses: 1, SolvedAt: expect.any(String), IsScored: true, LatestGuessMadeAt: '1970-01-01T00:00:01.000Z' }],
    FreePuzzlesUsedToday: 1,
    Flags: [],
  })
  expect(text).not.toMatch(/argon2|Hash/i)
  expect(text).not.toContain(refreshToken.split('.')[0])
})
