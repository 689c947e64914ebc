import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { moveDeviceGuesses, uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { getAllTimeLeaderboard, getDailyLeaderboard, getWeeklyLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { DAY_MS, dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { Openings } from '../../play/openings/service.ts'
import { makeFitForBoards } from '../board.test-support.ts'
import { NO_EVIDENCE } from './evidence.ts'
import { clearFlag, openFlags } from './flags.ts'
import { verifyScores } from '../verification/verification.ts'

async function openSite(): Promise<TestSite> {
  const site = await openTestSite({ days: [A_DAY, A_DAY + 1] })
  onTestFinished(() => site.close())
  site.setClock(NOON_MS)
  return site
}

/** An account that the boards list, without evidence. */
async function register(site: TestSite): Promise<TestAccount> {
  const player = await site.register()
  await makeFitForBoards(site.database.queries, player.accountId, NO_EVIDENCE)
  return player
}

async function solve(site: TestSite, puzzleId: number, player: TestAccount | string): Promise<void> {
  const body = { PuzzleId: puzzleId, PuzzleGuess: await site.answerTo(puzzleId) }
  const reply =
    typeof player === 'string'
      ? await site.post(uploadPuzzleGuessMini.path, { ...body, DeviceId: player })
      : await site.post(uploadPuzzleGuessMini.path, body, player.token)
  expect(reply.body).toMatchObject({ ok: true })
}

async function boardOf(site: TestSite, player?: TestAccount, path: string = getAllTimeLeaderboard.path) {
  interface Reply {
    readonly leaderboard: { readonly UserId: string; readonly LeaderboardId: number }[]
    readonly userRanks: { readonly Rank: number; readonly TotalScore: number }[]
  }
  return (await site.post<Reply>(path, {}, player?.token)).body
}

/** Three puzzles just before midnight and three just after, never opened, each a blink after the one before. */
async function playTooFast(site: TestSite): Promise<TestAccount> {
  const midnightMs = dayStartMs(A_DAY + 1)
  site.setClock(midnightMs - 1000)
  const fast = await register(site)
  for (const [index, day] of [A_DAY, A_DAY, A_DAY, A_DAY + 1, A_DAY + 1, A_DAY + 1].entries()) {
    site.setClock(midnightMs - 600 + 200 * index)
    await solve(site, puzzleIdOf(day, 5 + (index % 3)), fast)
  }
  return fast
}

test('an account that is faster than people leaves the public boards silently, with the evidence kept, until an operator clears it', async () => {
  const site = await openSite()
  const { database } = site
  const midnightMs = dayStartMs(A_DAY + 1)
  const nowMs = midnightMs + 1000
  const fast = await playTooFast(site)
  const honest = await register(site)
  site.setClock(nowMs)
  await solve(site, puzzleIdOf(A_DAY + 1, 5), honest)
  const [flag, ...others] = await openFlags(database.queries)
  expect(others).toEqual([])
  expect(flag).toMatchObject({ accountId: fast.accountId, nickname: fast.nickname, rule: 'several at once' })
  expect(JSON.parse(flag?.evidence ?? '')).toMatchObject({ score: 100, atMs: midnightMs - 200, puzzleId: puzzleIdOf(A_DAY, 7) })
  expect((await boardOf(site)).leaderboard.map(({ UserId }) => UserId)).toEqual([honest.accountId])
  expect((await boardOf(site, honest)).userRanks.map(({ Rank }) => Rank)).toEqual([1, 1, 1])
  const own = await boardOf(site, fast)
  expect(own.leaderboard.at(-1)).toMatchObject({ UserId: fast.accountId, LeaderboardId: 1 })
  expect(own.userRanks.map(({ TotalScore }) => TotalScore)).toEqual([1200, 1200, 600])
  expect((await verifyScores(database.queries, nowMs)).differences).toEqual([])
  const exported = (await site.get(exportAccount.path, { authorization: `Bearer ${fast.token}` })).body.toString()
  expect(JSON.parse(exported).Flags).toEqual([{ Rule: 'several at once', RaisedAt: expect.any(String) }])
  expect(exported).not.toContain('score"')

  expect(await clearFlag(database, flag?.id ?? 0, nowMs)).toBe(true)
  expect(await clearFlag(database, flag?.id ?? 0, nowMs)).toBe(false)
  expect((await boardOf(site, fast)).leaderboard.map(({ UserId }) => UserId)).toEqual([fast.accountId, honest.accountId])
  expect((await boardOf(site, honest)).userRanks.map(({ Rank }) => Rank)).toEqual([2, 2, 2])
  expect(await openFlags(database.queries)).toEqual([])
  expect((await verifyScores(database.queries, nowMs)).differences).toEqual([])
})

test('thirty pupils behind one address, who begin together, are no suspects', async () => {
  const site = await openSite()
  const pupils: TestAccount[] = []
  for (let count = 0; count < 30; count += 1) pupils.push(await register(site))
  for (const levelId of [6, 7, 8] as const) {
    site.setClock(NOON_MS + levelId * 3000)
    await Promise.all(pupils.map((pupil) => solve(site, puzzleOn(A_DAY, 1, levelId), pupil)))
  }
  expect(await openFlags(site.database.queries)).toEqual([])
  expect((await boardOf(site)).leaderboard).toHaveLength(30)
})

test('a new account that answers three Masters back to back is off the boards at once', async () => {
  const site = await openSite()
  const script = await register(site)
  for (const [index, typeId] of ([1, 2, 4] as const).entries()) {
    site.setClock(NOON_MS + 14 * index)
    await solve(site, puzzleOn(A_DAY, typeId, 5), script)
  }
  expect(await openFlags(site.database.queries)).toMatchObject([{ accountId: script.accountId }])
  expect((await boardOf(site)).leaderboard).toEqual([])
})

test('a suspicion ends what was remembered of the boards, and an honest guess does not', async () => {
  const site = await openSite()
  const [script, person] = [await register(site), await register(site)]
  const changes = async () => (await site.database.queries.selectFrom('name_changes').select('count').executeTakeFirstOrThrow()).count
  const start = await changes()
  await solve(site, puzzleOn(A_DAY, 1, 6), person)
  expect(await changes()).toBe(start)
  for (const [index, typeId] of ([1, 2, 4] as const).entries()) {
    site.setClock(NOON_MS + 14 * index)
    await solve(site, puzzleOn(A_DAY, typeId, 5), script)
  }
  expect(await changes()).toBe(start + 1)
})

test('one Master that is answered sooner after it was opened than it can be typed is enough, also with a wrong guess sent ahead', async () => {
  for (const sendsWrong of [false, true]) {
    const site = await openSite()
    const [script, person] = [await register(site), await register(site)]
    for (const [player, waitMs] of [
      [script, 100],
      [person, 9000],
    ] as const) {
      site.setClock(NOON_MS)
      // The first one of a session may have been open before the log-in.
      await site.post(getPuzzleMini.path, { PuzzleId: puzzleOn(A_DAY, 1, 1) }, player.token)
      const id = puzzleOn(A_DAY, 4, 5)
      await site.post(getPuzzleMini.path, { PuzzleId: id }, player.token)
      await site.service(Openings).write()
      site.setClock(NOON_MS + waitMs)
      const PuzzleGuess = wrongGuess(4, await site.answerTo(id))
      if (sendsWrong) await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess }, player.token)
      await solve(site, id, player)
    }
    expect((await openFlags(site.database.queries)).map(({ accountId, rule }) => [accountId, rule])).toEqual([
      [script.accountId, 'faster than a hand'],
    ])
  }
})

test('what was solved without a network is measured by when it was made, however much of it arrives at once', async () => {
  const site = await openSite()
  const [person, script] = [await register(site), await register(site)]
  for (const [player, everyMs] of [
    [person, 4 * 60_000],
    [script, 14],
  ] as const) {
    const PuzzleGuesses = await Promise.all(
      ([1, 2, 4] as const).map(async (typeId, index) => {
        const PuzzleId = puzzleOn(A_DAY, typeId, 5)
        return { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), MadeAtMs: NOON_MS + index * everyMs }
      }),
    )
    site.setClock(NOON_MS + 9 * 60_000)
    const reply = await site.post(uploadPuzzleGuesses.path, { PuzzleGuesses }, player.token)
    expect(reply.body).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  }
  expect((await openFlags(site.database.queries)).map(({ accountId }) => accountId)).toEqual([script.accountId])
})

test('a guest that opens Masters here and answers faster than a hand is off the boards once its device is taken over', async () => {
  const site = await openSite()
  const [script, person] = [await register(site), await register(site)]
  for (const [player, waitMs] of [
    [script, 100],
    [person, 9000],
  ] as const) {
    const DeviceId = randomUUID()
    for (const [index, typeId] of ([1, 2, 4] as const).entries()) {
      const openedMs = NOON_MS + 60_000 * index
      site.setClock(openedMs)
      const PuzzleId = puzzleOn(A_DAY, typeId, 5)
      await site.post(getPuzzleMini.path, { PuzzleId, DeviceId })
      site.setClock(openedMs + waitMs)
      await solve(site, PuzzleId, DeviceId)
    }
    await site.post(moveDeviceGuesses.path, { DeviceId }, player.token)
    await site.post(moveDeviceGuesses.path, { DeviceId }, player.token)
    expect(await site.database.queries.selectFrom('device_evidence').selectAll().execute()).toEqual([])
  }
  expect((await openFlags(site.database.queries)).map(({ accountId, rule }) => [accountId, rule])).toEqual([
    [script.accountId, 'faster than a hand'],
  ])
  site.setClock(NOON_MS + 300_000)
  expect((await boardOf(site)).leaderboard.map(({ UserId }) => UserId)).toEqual([person.accountId])
})

test.each([
  ['at the first try', false],
  ['after wrong guesses', true],
])('a guest’s Master that is solved %s is timed, and further wrong guesses are not', async (_name, fails) => {
  const site = await openSite()
  const DeviceId = randomUUID()
  const PuzzleId = puzzleOn(A_DAY, 4, 5)
  const evidence = async () => JSON.stringify(await site.database.queries.selectFrom('device_evidence').select('evidence').execute())
  const fail = async () =>
    site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: wrongGuess(4, await site.answerTo(PuzzleId)), DeviceId })
  await site.post(getPuzzleMini.path, { PuzzleId, DeviceId })
  site.setClock(NOON_MS + 100)
  if (fails) await fail()
  const afterFirst = await evidence()
  site.setClock(NOON_MS + 200)
  if (fails) await fail()
  expect(await evidence()).toBe(afterFirst)
  site.setClock(NOON_MS + 300)
  await solve(site, PuzzleId, DeviceId)
  expect(await evidence()).not.toBe(afterFirst)
})

test('a guest that answers at the speed of a script is noticed over days, however long it waits with its claim', async () => {
  const days = [0, 1, 2, 3].map((index) => A_DAY + index)
  const site = await openTestSite({ days })
  onTestFinished(() => site.close())
  const DeviceId = randomUUID()
  for (const day of days) {
    for (const [index, typeId] of ([1, 2, 3] as const).entries()) {
      const openedMs = dayStartMs(day) + 3_600_000 * (9 + index)
      site.setClock(openedMs)
      const PuzzleId = puzzleOn(day, typeId, 5)
      await site.post(getPuzzleMini.path, { PuzzleId, DeviceId })
      site.setClock(openedMs + 1000 + 600 * index + 130 * (day - A_DAY))
      await solve(site, PuzzleId, DeviceId)
    }
  }
  const script = await register(site)
  await site.post(moveDeviceGuesses.path, { DeviceId }, script.token)
  expect(await openFlags(site.database.queries)).toMatchObject([
    { accountId: script.accountId, rule: 'hard ones in a fraction of the time' },
  ])
})

test('a child may take in any number of devices', async () => {
  const site = await openSite()
  const child = await register(site)
  for (let slot = 0; slot < 8; slot += 1) {
    const device = randomUUID()
    await solve(site, puzzleIdOf(A_DAY, slot), device)
    await site.post(moveDeviceGuesses.path, { DeviceId: device }, child.token)
  }
  expect(await openFlags(site.database.queries)).toEqual([])
  expect((await boardOf(site)).leaderboard).toMatchObject([{ UserId: child.accountId }])
  expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
})

test('the boards list who has shown the e-mail to be theirs: from the first solve, and of all time after two weeks', async () => {
  const days = [A_DAY, A_DAY + 1, A_DAY + 2]
  const site = await openTestSite({ days })
  onTestFinished(() => site.close())
  const { queries } = site.database
  const [proven, unproven] = [await site.register(), await site.register()]
  const listed = async () => {
    const boards = await Promise.all(
      [getDailyLeaderboard, getWeeklyLeaderboard, getAllTimeLeaderboard].map(({ path }) => boardOf(site, undefined, path)),
    )
    return boards.map(({ leaderboard }) => leaderboard.map(({ UserId }) => UserId))
  }
  const playOn = async (day: number) => {
    site.goTo(day)
    for (const player of [proven, unproven]) {
      await solve(site, puzzleOn(day, 1, 6), { ...player, token: (await site.token(passwordOf(player))).body.access_token })
    }
    site.setClock(dayStartMs(day) + DAY_MS / 2 + 1500)
    expect((await verifyScores(queries, dayStartMs(day))).differences).toEqual([])
    return listed()
  }
  await queries.updateTable('accounts').set({ is_email_verified: 1 }).where('id', '=', proven.accountId).execute()
  expect(await playOn(A_DAY)).toEqual([[proven.accountId], [proven.accountId], []])
  expect(await playOn(A_DAY + 1)).toEqual([[proven.accountId], [proven.accountId], []])
  await queries
    .updateTable('board_players')
    .set({ days_played: ALL_TIME_LISTED_DAYS - 1 })
    .execute()
  expect(await playOn(A_DAY + 2)).toEqual([[proven.accountId], [proven.accountId], [proven.accountId]])
})

test('an account that leaves the boards before it is on that of all time leaves no trace there', async () => {
  const site = await openSite()
  const player = await register(site)
  await site.database.queries.updateTable('board_players').set({ days_played: LISTED_DAYS }).execute()
  await solve(site, puzzleOn(A_DAY, 1, 6), player)
  for (const isHidden of [true, false]) {
    await site.post(updateSettings.path, { HideFromBoards: isHidden }, player.token)
    expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
    const listed = await Promise.all([getDailyLeaderboard, getAllTimeLeaderboard].map(({ path }) => boardOf(site, undefined, path)))
    expect(listed.map(({ leaderboard }) => leaderboard.length)).toEqual([isHidden ? 0 : 1, 0])
  }
})

function passwordOf({ email, password }: TestAccount) {
  return { grant_type: 'password', username: email, password }
}
