import { deleteAccount, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import type { RenderPage } from '@emojigma/contract/site/pages.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { A_DAY, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

let shared: TestDatabase
let site: TestSite
/** Another process on the same database. */
let other: TestSite
let renderings = 0
let someone: TestAccount
/** The promise that a rendering awaits once it has read the board. */
let held: Promise<void> | undefined
let boardRead = (): void => undefined

const renderPage: RenderPage = async ({ url, source }) => {
  renderings += 1
  if (!url.startsWith('/leaderboard')) return { kind: 'page', status: 200, html: url }
  const rows = await source.leaderboard(0)
  boardRead()
  await held
  return { kind: 'page', status: 200, html: rows.map(({ NickName }) => NickName).join() }
}

beforeEach(async () => {
  held = undefined
  boardRead = () => undefined
  shared = await openTestDatabase()
  site = await openTestSite({ shared, renderPage })
  other = await openTestSite({ shared, renderPage })
  someone = await site.registerForBoards()
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, someone.token)
  renderings = 0
})
afterEach(async () => {
  await site.close()
  await other.close()
  await shared.remove()
})

const shown = async (at = site) => (await at.get('/leaderboard')).body.toString()
const hide = () => site.post(updateSettings.path, { HideFromBoards: true }, someone.token)
const rename = () => site.post(setNickname.path, { Nickname: 'Swift Heron' }, someone.token)
const remove = () => site.post(deleteAccount.path, { Password: someone.password }, someone.token)

test.each([
  ['hides from the boards', hide, ''],
  ['takes another nickname', rename, 'Swift Heron'],
  ['deletes the account', remove, ''],
])('once someone %s, no page shows the name any more, in whichever process', async (_what, change, after) => {
  expect([await shown(), await shown(other)]).toEqual([someone.nickname, someone.nickname])
  expect((await change()).status).toBe(200)
  expect([await shown(), await shown(other)]).toEqual([after, after])
})

test('a rendering that began before the change and ends after it is shown to nobody who asks later', async () => {
  const read = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  boardRead = read.resolve
  held = goesOn.promise
  const early = shown()
  await read.promise
  expect((await rename()).status).toBe(200)
  const late = shown()
  goesOn.resolve()
  await early
  expect(await late).toBe('Swift Heron')
  expect(await shown()).toBe('Swift Heron')
})

test('no board shows it either', async () => {
  const names = async (at: TestSite) => {
    const { body } = await at.post<{ leaderboard: { NickName: string }[] }>(getAllTimeLeaderboard.path, {})
    return body.leaderboard.map(({ NickName }) => NickName)
  }
  expect([await names(site), await names(other)]).toEqual([[someone.nickname], [someone.nickname]])
  await hide()
  expect([await names(site), await names(other)]).toEqual([[], []])
})

test('while no name changes, and on pages that show none, what is kept is shown', async () => {
  await shown()
  await shown()
  expect(renderings).toBe(1)
  await site.get('/today')
  await rename()
  await site.get('/today')
  expect(renderings).toBe(2)
  await shown()
  await shown()
  expect(renderings).toBe(3)
})
