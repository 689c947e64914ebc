import { getUserInfo, giveConsent, register } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { getSettings, updateSettings, type Settings } from '@emojigma/contract/accounts/settings.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFitForBoards } from '../boards/board.test-support.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'

const PASSWORD = 'Puzzled-Otter-7'
const GROWN_UP = 'grown-up@example.com'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

async function registerChild(more: object = { BirthYear: 2018 }) {
  const body = { Email: GROWN_UP, Nickname: 'Small Otter', Password: PASSWORD, ConfirmPassword: PASSWORD }
  const made = await site.post(register.path, { ...body, ...more })
  expect([made.status, made.body['ConsentNeeded']]).toEqual([200, true])
  const [letter] = await site.lettersTo(GROWN_UP)
  if (!letter) throw new Error('no letter came')
  const { id } = await site.database.queries.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await makeFitForBoards(site.database.queries, id)
  return letter
}

async function logIn(): Promise<string> {
  return (await site.token({ grant_type: 'password', username: GROWN_UP, password: PASSWORD })).body.access_token
}

/** Whether the child is on the board after a solve. */
async function isOnBoard(token: string): Promise<boolean> {
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  const { body } = await site.post<{ leaderboard: { NickName: string }[] }>(getAllTimeLeaderboard.path, {})
  return body.leaderboard.some(({ NickName }) => NickName === 'Small Otter')
}

async function hides(token: string): Promise<boolean> {
  const { body } = await site.get(getSettings.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as Settings).HideFromBoards
}

test('the mail says that the nickname stands on public boards, where the policy is, and has a link that keeps it off them', async () => {
  const { text, link } = await registerChild()
  expect(text).toContain('are shown on public leaderboards, which anyone can read')
  expect(text).toContain('/privacypolicy')
  expect(link?.pathname).toBe('/consent')
  const code = link?.searchParams.get('code')
  expect(text).toContain(`/consent?code=${code}&boards=off`)
})

test.each([
  [true, false],
  [false, true],
])('a grown-up who says off the boards: %s finds it so', async (HideFromBoards, isShown) => {
  const { link } = await registerChild()
  const Code = link?.searchParams.get('code')
  expect((await site.post(giveConsent.path, { Code, HideFromBoards })).status).toBe(200)
  const token = await logIn()
  expect([await hides(token), await isOnBoard(token)]).toEqual([HideFromBoards, isShown])
})

test('the page that gave consent may say so again, and what it says last of the boards holds; no other page may', async () => {
  const { link } = await registerChild()
  const Code = link?.searchParams.get('code')
  const say = async (LinkKey: string, HideFromBoards: boolean) =>
    (await site.post(giveConsent.path, { Code, HideFromBoards, LinkKey })).status
  const [key, other] = ['5a6f4b1e-9c1d-4f0e-8a55-0d7c2b9e1f30', '5a6f4b1e-9c1d-4f0e-8a55-0d7c2b9e1f31']
  expect([await say(key, false), await say(key, true), await say(other, false)]).toEqual([200, 200, 400])
  expect(await hides(await logIn())).toBe(true)
})

test('the grown-up can log in by a mailed link and change it later', async () => {
  const { link } = await registerChild()
  await site.post(giveConsent.path, { Code: link?.searchParams.get('code'), HideFromBoards: true })
  expect(await isOnBoard(await logIn())).toBe(false)
  await site.post(requestMagicLink.path, { Email: GROWN_UP })
  const magic = (await site.lettersTo(GROWN_UP)).at(-1)?.link?.searchParams.get('magic') ?? ''
  const { body } = await site.token({ grant_type: 'magic_link', token: magic })
  await site.post(updateSettings.path, { HideFromBoards: false }, body.access_token)
  expect(await isOnBoard(body.access_token)).toBe(true)
})

test('a consent that says nothing of boards changes nothing about them', async () => {
  const { link } = await registerChild()
  await site.post(giveConsent.path, { Code: link?.searchParams.get('code') })
  expect(await hides(await logIn())).toBe(false)
})

test('a code that is wrong hides nobody', async () => {
  await registerChild()
  expect((await site.post(giveConsent.path, { Code: 'x'.repeat(43), HideFromBoards: true })).status).toBe(400)
  expect(await site.database.queries.selectFrom('settings').selectAll().execute()).toEqual([])
})

test('who was asked for a grown-up before is a child without a year of birth', async () => {
  const { link } = await registerChild({ IsChild: true })
  expect((await site.token({ grant_type: 'password', username: GROWN_UP, password: PASSWORD })).status).toBe(400)
  await site.post(giveConsent.path, { Code: link?.searchParams.get('code') })
  const { body } = await site.get(getUserInfo.path, { authorization: `Bearer ${await logIn()}` })
  expect(JSON.parse(body.toString())).toMatchObject({ IsChild: true })
})

test('and a year of birth that says otherwise does not change that', async () => {
  const { subject } = await registerChild({ IsChild: true, BirthYear: 1980 })
  expect(subject).toBe('May this child play on Emojigma?')
})
