import type { ReplyOf } from '@emojigma/contract/call.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getGameCounters,
  getLeaderboardsRanks,
  getTop10Leaderboards,
  getWeeklyLeaderboard,
} from '@emojigma/contract/boards/leaderboards.ts'
import { requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { ROW_LEVELS } from '@emojigma/contract/wire/row-levels.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/database/connection.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { Leaderboards, refreshListing } from './service.ts'
import { fillBoard } from './board.test-support.ts'

const NO_RANKS = [0, 1, 2].map(() => ({ Rank: 0, TotalScore: 0 }))
let opened: TestDatabase
let site: TestSite
beforeEach(async () => {
  opened = await openTestDatabase()
  site = await openTestSite({ shared: opened })
})
afterEach(async () => {
  await site.close()
  await opened.remove()
})

type Spot = readonly [typeId: PuzzleTypeId, levelId: LevelId]

async function guess(player: TestAccount, [typeId, levelId]: Spot, isRight = true): Promise<void> {
  const id = puzzleOn(A_DAY, typeId, levelId)
  const answer = await site.answerTo(id)
  const body = { PuzzleId: id, PuzzleGuess: isRight ? answer : wrongGuess(typeId, answer) }
  const reply = await site.post(uploadPuzzleGuessMini.path, body, player.token)
  expect([reply.status, reply.body['ok']]).toEqual([200, isRight])
}

async function board(path: string = getAllTimeLeaderboard.path, player?: TestAccount): Promise<ReplyOf<typeof getAllTimeLeaderboard>> {
  const reply = await site.post(path, {}, player?.token)
  expect(reply.status).toBe(200)
  return getAllTimeLeaderboard.replies[200].strict().parse(reply.body)
}

test('a solve puts the player on all three boards with score, levels and counts; guests see it and have three ranks of 0', async () => {
  const ada = await site.registerForBoards({ nickname: 'Swift Otter' })
  await guess(ada, [1, 6])
  await guess(ada, [2, 3], false)
  await guess(ada, [2, 3])
  await guess(ada, [5, 5], false)
  for (const path of [getAllTimeLeaderboard.path, getWeeklyLeaderboard.path, getDailyLeaderboard.path]) {
    const own = await board(path, ada)
    expect(own.leaderboard).toHaveLength(1)
    expect(own.leaderboard[0]).toMatchObject({
      LeaderboardId: 1,
      UserId: ada.accountId,
      NickName: 'Swift Otter',
      TotalScore: 350,
      TotalCorrect: 2,
      TotalAttempted: 3,
      OneCorrect: 1,
      OneAttempted: 1,
      HardCorrect: 1,
      HardAttempted: 1,
      MasterCorrect: 0,
      MasterAttempted: 1,
      TwoAttempted: 0,
    })
    const row = own.leaderboard[0]
    expect(ROW_LEVELS.reduce((sum, { key }) => sum + (row?.[`${key}Attempted`] ?? 0), 0)).toBe(3)
    expect(own.userRanks).toEqual([1, 2, 3].map(() => ({ Rank: 1, TotalScore: 350 })))
    expect(await board(path)).toEqual({ leaderboard: own.leaderboard, userRanks: NO_RANKS })
  }
  expect(getLeaderboardsRanks.replies[200].strict().parse((await site.post(getLeaderboardsRanks.path)).body)).toEqual({
    userRanks: NO_RANKS,
  })
})

test('equal scores share a rank; among them fewer attempts come first, then who got there first', async () => {
  const [early, late, careful, top] = [
    await site.registerForBoards(),
    await site.registerForBoards(),
    await site.registerForBoards(),
    await site.registerForBoards(),
  ]
  site.setClock(NOON_MS)
  await guess(late, [1, 2], false)
  await guess(late, [1, 1])
  await guess(early, [1, 2], false)
  await guess(top, [1, 3])
  site.setClock(NOON_MS + 1)
  await guess(careful, [1, 2])
  site.setClock(NOON_MS + 2)
  await guess(early, [5, 1])
  await guess(early, [4, 1])
  site.setClock(NOON_MS + 3)
  await guess(late, [5, 1])
  const { leaderboard: rows } = await board()
  expect(rows.map(({ LeaderboardId, UserId, TotalScore, TotalAttempted }) => [LeaderboardId, UserId, TotalScore, TotalAttempted])).toEqual([
    [1, top.accountId, 300, 1],
    [2, careful.accountId, 200, 1],
    [2, early.accountId, 200, 3],
    [2, late.accountId, 200, 3],
  ])
  for (const [player, rank] of [
    [top, 1],
    [careful, 2],
    [early, 2],
    [late, 2],
  ] as const) {
    expect((await board(undefined, player)).userRanks[0]?.Rank).toBe(rank)
  }
})

test('the own row comes last when it is outside the top hundred, and is fresh at once', async () => {
  await fillBoard(opened.database.queries, ladder(150, 100))
  const ada = await site.registerForBoards()
  const atFirst = await board(undefined, ada)
  expect(atFirst.leaderboard).toHaveLength(101)
  expect(atFirst.leaderboard.at(-1)).toMatchObject({ UserId: ada.accountId, LeaderboardId: 0, NickName: ada.nickname, TotalAttempted: 0 })
  await guess(ada, [1, 1], false)
  const before = await board(undefined, ada)
  expect(before.leaderboard).toHaveLength(101)
  expect(before.leaderboard.at(-1)).toMatchObject({ UserId: ada.accountId, LeaderboardId: 0, TotalScore: 0, TotalAttempted: 1 })
  expect(before.userRanks[0]).toEqual({ Rank: 0, TotalScore: 0 })
  await guess(ada, [1, 1])
  const { leaderboard: rows, userRanks } = await board(undefined, ada)
  expect(rows).toHaveLength(101)
  expect(rows.at(-1)).toMatchObject({ UserId: ada.accountId, LeaderboardId: 151, TotalScore: 100 })
  expect(userRanks[0]).toEqual({ Rank: 151, TotalScore: 100 })
  expect((await board()).leaderboard).toHaveLength(100)
  for (const spot of [
    [1, 5],
    [2, 5],
  ] as const)
    await guess(ada, spot)
  const risen = await board(undefined, ada)
  expect(risen.leaderboard).toHaveLength(100)
  expect(risen.leaderboard.find(({ UserId }) => UserId === ada.accountId)).toMatchObject({ TotalScore: 1100, LeaderboardId: 51 })
  expect(risen.userRanks[0]).toEqual({ Rank: 51, TotalScore: 1100 })
})

test('ranks of a thousand scores are those of counting them', async () => {
  const scores = Array.from({ length: 1000 }, (_, index) => 10 * ((index * index * 7919) % 1_200_000) + 10)
  await fillBoard(opened.database.queries, scores)
  const ada = await site.registerForBoards()
  await guess(ada, [1, 1])
  const { queries } = site.database
  const player = await queries.selectFrom('players').select('id').where('account_id', '=', ada.accountId).executeTakeFirstOrThrow()
  for (const score of [10, 100, 990, 1000, 1010, 99_990, 100_000, 1_000_000, 5_432_100, 12_000_000]) {
    await queries.updateTable('scores').set({ score }).where('player_id', '=', player.id).where('scope', '=', 0).execute()
    const { userRanks } = await board(undefined, ada)
    expect(userRanks[0]?.Rank).toBe(scores.filter((other) => other > score).length + (score < 100 ? 1 : 0) + 1)
  }
})

test('twenty right guesses at once, on two processes, score once', async () => {
  const second = await openTestSite({ days: [], shared: opened })
  const ada = await site.registerForBoards()
  const id = puzzleOn(A_DAY, 1, 4)
  const body = { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? site : second).post(uploadPuzzleGuessMini.path, body, ada.token)),
  )
  expect(replies.every(({ status, body: reply }) => status === 200 && reply['ok'] === true)).toBe(true)
  const { leaderboard: rows, userRanks } = await board(undefined, ada)
  expect(rows).toMatchObject([{ TotalScore: 400, TotalCorrect: 1, TotalAttempted: 1, ExpertCorrect: 1, ExpertAttempted: 1 }])
  expect(userRanks).toEqual([1, 2, 3].map(() => ({ Rank: 1, TotalScore: 400 })))
  await second.close()
})

test('a board that is forgotten while it is read is still answered', async () => {
  const boards = site.service(Leaderboards)
  for (let times = 0; times < 5; times += 1) {
    const asked = Array.from({ length: 4 }, () => boards.board(0))
    await boards.nameChanges()
    boards.forgetAll()
    expect((await Promise.all(asked)).map(({ entries }) => entries)).toEqual(asked.map(() => []))
  }
})

test('a board that was forgotten while it was read is read anew', async () => {
  const { queries } = opened.database
  const [read, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lately: Database['lately'] = async (work) => {
    const found = await work(queries)
    read.resolve()
    await forgotten.promise
    return found
  }
  const boards = new Leaderboards({ queries, lately }, { nowMs: () => NOON_MS })
  const asked = boards.board(0)
  await read.promise
  boards.forgetAll()
  forgotten.resolve()
  expect((await asked).entries).toEqual([])
  await fillBoard(queries, [10])
  expect((await boards.board(0)).entries).toHaveLength(1)
})

test('guests score nothing', async () => {
  const id = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId: randomUUID() })
  expect((await board()).leaderboard).toEqual([])
})

test('who attempted nothing in a period has a row of zeros on its board', async () => {
  const ada = await site.registerForBoards()
  for (const path of [getAllTimeLeaderboard.path, getWeeklyLeaderboard.path, getDailyLeaderboard.path]) {
    const { leaderboard: rows } = await board(path, ada)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ UserId: ada.accountId, NickName: ada.nickname, LeaderboardId: 0, TotalScore: 0, MasterAttempted: 0 })
    expect((await board(path)).leaderboard).toEqual([])
  }
})

test('the top tens are the beginnings of the three boards', async () => {
  await fillBoard(opened.database.queries, ladder(12, 1000))
  const ada = await site.registerForBoards()
  await guess(ada, [1, 5])
  const reply = await site.post(getTop10Leaderboards.path, {}, ada.token)
  const { top10s, userRanks } = getTop10Leaderboards.replies[200].strict().parse(reply.body)
  expect(top10s.map(({ length }) => length)).toEqual([10, 1, 1])
  expect(top10s[1]?.[0]).toMatchObject({ UserId: ada.accountId, LeaderboardId: 1 })
  expect(userRanks.map(({ Rank }) => Rank)).toEqual([13, 1, 1])
})

test('who comes onto a board that has room is among the top ten at once, and who scored before this week has no rank in it', async () => {
  const [ada, ben] = [await site.registerForBoards(), await site.registerForBoards()]
  const topTens = async (player: TestAccount) =>
    getTop10Leaderboards.replies[200].strict().parse((await site.post(getTop10Leaderboards.path, {}, player.token)).body)
  await guess(ada, [1, 5])
  await topTens(ada)
  await guess(ben, [1, 1])
  const { top10s } = await topTens(ben)
  expect(top10s.map((rows) => rows.map(({ UserId }) => UserId))).toEqual([1, 2, 3].map(() => [ada.accountId, ben.accountId]))
  site.goTo(A_DAY + 7)
  const again = await site.token({ grant_type: 'refresh_token', refresh_token: ben.refreshToken })
  const { userRanks } = await topTens({ ...ben, token: again.body.access_token })
  expect(userRanks.map(({ Rank, TotalScore }) => [Rank, TotalScore])).toEqual([
    [2, 100],
    [0, 0],
    [0, 0],
  ])
})

test('game counters count by type and in all; guests have none', async () => {
  const ada = await site.registerForBoards()
  expect((await site.post(getGameCounters.path, {}, ada.token)).body).toEqual({
    Counters: Array.from({ length: 6 }, () => ({ Correct: 0, Attempted: 0 })),
  })
  await guess(ada, [3, 1])
  await guess(ada, [3, 2], false)
  await guess(ada, [5, 6])
  const { Counters } = getGameCounters.replies[200].strict().parse((await site.post(getGameCounters.path, {}, ada.token)).body)
  expect(Counters.map(({ Correct, Attempted }) => `${Correct}/${Attempted}`)).toEqual(['2/3', '0/0', '0/0', '1/2', '0/0', '1/1'])
  expect((await site.post(getGameCounters.path)).status).toBe(401)
})

test('a body from an older program decides nothing', async () => {
  const [ada, bob] = [await site.registerForBoards(), await site.registerForBoards()]
  await guess(ada, [1, 1])
  const body = { userId: ada.accountId, secret: 'x' }
  expect((await site.post(getLeaderboardsRanks.path, body, bob.token)).body).toEqual({
    userRanks: [1, 2, 3].map(() => ({ Rank: 0, TotalScore: 0 })),
  })
})

/** @returns so many scores above a base, in steps of ten */
function ladder(players: number, base: number): number[] {
  return Array.from({ length: players }, (_, index) => base + 10 * (index + 1))
}

test('who is new is told what the boards still wait for, and who is listed is not', async () => {
  const [fresh, listed] = [await site.register(), await site.registerForBoards()]
  expect((await board(undefined, fresh)).StillNeeded).toEqual({ EmailProof: true, Days: 1, AllTimeDays: 14 })
  // However much of one day.
  for (const spot of [
    [1, 1],
    [2, 1],
  ] as const)
    await guess(fresh, spot, spot[0] === 1)
  await guess(listed, [1, 1])
  site.setClock(NOON_MS + 1500)
  const own = await board(undefined, fresh)
  expect(own.StillNeeded).toEqual({ EmailProof: true, Days: 0, AllTimeDays: 13 })
  expect(own.leaderboard.map(({ UserId }) => UserId)).toEqual([listed.accountId, fresh.accountId])
  expect(own.userRanks[0]).toEqual({ Rank: 1, TotalScore: 100 })
  expect((await board(undefined, listed)).StillNeeded).toBeUndefined()
  expect((await board()).StillNeeded).toBeUndefined()
})

test('whose e-mail is proven comes onto the boards at once', async () => {
  const ada = await site.registerForBoards()
  await guess(ada, [1, 1])
  const { queries } = site.database
  await queries.updateTable('accounts').set({ is_email_verified: 0 }).where('id', '=', ada.accountId).execute()
  await site.database.durably((transaction) => refreshListing(transaction, ada.accountId))
  expect((await board()).leaderboard).toEqual([])
  await guess(ada, [1, 2])
  site.goTo(A_DAY + 1)
  const again = (await site.token({ grant_type: 'refresh_token', refresh_token: ada.refreshToken })).body
  expect((await board(undefined, { ...ada, token: again.access_token })).StillNeeded).toEqual({ EmailProof: true, Days: 0, AllTimeDays: 0 })
  site.goTo(A_DAY)
  await site.post(requestMagicLink.path, { Email: ada.email })
  const token = (await site.lettersTo(ada.email)).at(-1)?.link?.searchParams.get('magic') ?? ''
  expect((await site.token({ grant_type: 'magic_link', token })).status).toBe(200)
  site.setClock(NOON_MS + 1500)
  expect((await board()).leaderboard.map(({ UserId }) => UserId)).toEqual([ada.accountId])
})
