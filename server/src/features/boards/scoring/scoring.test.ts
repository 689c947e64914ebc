import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getLeaderboardsRanks,
  getWeeklyLeaderboard,
} from '@emojigma/contract/boards/leaderboards.ts'
import { DAY_MS, dayStartMs, puzzleIdOf, slotOfPuzzle, weekOf } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { forgetScores, refreshListing } from './scoring.ts'
import { Leaderboards } from '../service.ts'
import { verifyScores } from '../verification/verification.ts'

/** 2026-11-21 is a Saturday. */
const SUNDAY = A_DAY + 1
const MONDAY = A_DAY + 2

let site: TestSite
let nowMs: number
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY, SUNDAY, MONDAY] })
  nowMs = dayStartMs(A_DAY) + DAY_MS / 2
  site.setClock(nowMs)
})
afterEach(() => site.close())

async function guess(token: string, puzzleId: number, isRight = true): Promise<number> {
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  return (await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess }, token)).status
}

interface BoardReply {
  readonly leaderboard: readonly {
    readonly UserId: string
    readonly LeaderboardId: number
    readonly TotalScore: number
    readonly TotalCorrect: number
    readonly TotalAttempted: number
  }[]
  readonly userRanks: readonly { readonly Rank: number; readonly TotalScore: number }[]
}

async function boards(token?: string): Promise<readonly BoardReply[]> {
  const paths = [getAllTimeLeaderboard.path, getWeeklyLeaderboard.path, getDailyLeaderboard.path]
  return Promise.all(paths.map(async (path) => (await site.post<BoardReply>(path, {}, token)).body))
}

async function scoresOf(token: string): Promise<readonly number[]> {
  return (await site.post<BoardReply>(getLeaderboardsRanks.path, {}, token)).body.userRanks.map(({ TotalScore }) => TotalScore)
}

async function signIn({ email, password }: TestAccount): Promise<string> {
  return (await site.token({ grant_type: 'password', username: email, password })).body.access_token
}

/** Others may see a board as it was a second ago. */
function waitASecond(): void {
  nowMs += 1000
  site.setClock(nowMs)
}

async function hide({ accountId }: TestAccount, isHidden: boolean): Promise<void> {
  const choices = { hides_solved: 0, theme: 'system', has_sound: 1, reduces_motion: 0, has_readable_font: 0 } as const
  const hides_from_boards = isHidden ? 1 : 0
  await site.database.durably(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ account_id: accountId, ...choices, hides_from_boards })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ hides_from_boards }))
      .execute()
    await refreshListing(transaction, accountId)
  })
  waitASecond()
}

async function differences(timeMs: number) {
  return (await verifyScores(site.database.queries, timeMs)).differences
}

test('the day ends at 00:00 UTC and the week on Monday, together with the three free puzzles', async () => {
  const midnightMs = dayStartMs(SUNDAY)
  site.setClock(midnightMs - 1)
  const ada = await site.registerForBoards()
  for (const slot of [5, 6, 7]) expect(await guess(ada.token, puzzleIdOf(A_DAY, slot))).toBe(200)
  expect(await guess(ada.token, puzzleIdOf(A_DAY, 8))).toBe(403)
  expect(await scoresOf(ada.token)).toEqual([600, 600, 600])
  site.setClock(midnightMs)
  expect(await scoresOf(ada.token)).toEqual([600, 600, 0])
  expect((await boards(ada.token)).map(({ leaderboard }) => leaderboard.map(({ LeaderboardId }) => LeaderboardId))).toEqual([[1], [1], [0]])
  for (const slot of [5, 6, 7]) expect(await guess(ada.token, puzzleIdOf(SUNDAY, slot))).toBe(200)
  expect(await guess(ada.token, puzzleIdOf(SUNDAY, 8))).toBe(403)
  expect(await scoresOf(ada.token)).toEqual([1200, 1200, 600])
  site.setClock(dayStartMs(MONDAY) - 1)
  const token = await signIn(ada)
  expect(await scoresOf(token)).toEqual([1200, 1200, 600])
  site.setClock(dayStartMs(MONDAY))
  expect(await scoresOf(token)).toEqual([1200, 0, 0])
  expect(await guess(token, puzzleIdOf(MONDAY, 5))).toBe(200)
  expect(await scoresOf(token)).toEqual([1300, 100, 100])
})

test('a puzzle begun on one day and solved on the next is attempted on both, solved on the second', async () => {
  const ada = await site.registerForBoards()
  const id = puzzleOn(A_DAY, 1, 2)
  site.setClock(dayStartMs(MONDAY) - DAY_MS - 1)
  const begun = await signIn(ada)
  await guess(begun, id, false)
  expect((await boards(begun)).map(({ leaderboard }) => leaderboard[0]?.TotalAttempted)).toEqual([1, 1, 1])
  site.setClock(dayStartMs(MONDAY))
  const token = await signIn(ada)
  await guess(token, id)
  for (const { leaderboard } of await boards(token)) {
    expect(leaderboard).toMatchObject([{ TotalScore: 200, TotalCorrect: 1, TotalAttempted: 1 }])
  }
  expect(await differences(dayStartMs(MONDAY))).toEqual([])
})

test('a solve answers with all points of the account, and what it solved that day', async () => {
  const solveAt = async (token: string, puzzleId: number) => {
    const PuzzleGuess = await site.answerTo(puzzleId)
    return (await site.post<{ Standing?: unknown }>(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess }, token)).body.Standing
  }
  const ada = await site.registerForBoards()
  expect(await solveAt(ada.token, puzzleOn(A_DAY, 1, 5))).toEqual({ Score: 500, SolvedToday: 1 })
  site.setClock(dayStartMs(SUNDAY))
  const token = await signIn(ada)
  expect(await solveAt(token, puzzleOn(SUNDAY, 1, 1))).toEqual({ Score: 600, SolvedToday: 1 })
  expect(await solveAt(token, puzzleOn(SUNDAY, 1, 2))).toEqual({ Score: 800, SolvedToday: 2 })
})

test('who hides, or has no nickname yet, is on no public board and in nobody’s rank, but sees the own one', async () => {
  const [ada, bob] = [await site.registerForBoards(), await site.registerForBoards()]
  await guess(ada.token, puzzleOn(A_DAY, 1, 5))
  await guess(bob.token, puzzleOn(A_DAY, 1, 1))
  const ranksOf = async ({ token }: TestAccount) => (await boards(token))[0]?.userRanks.map(({ Rank }) => Rank)
  expect(await ranksOf(bob)).toEqual([2, 2, 2])
  await hide(ada, true)
  for (const { leaderboard } of await boards(bob.token)) {
    expect(leaderboard).toMatchObject([{ UserId: bob.accountId, LeaderboardId: 1 }])
  }
  expect(await ranksOf(bob)).toEqual([1, 1, 1])
  expect(await ranksOf(ada)).toEqual([1, 1, 1])
  expect((await boards(ada.token))[0]?.leaderboard.at(-1)).toMatchObject({ UserId: ada.accountId, TotalScore: 500 })
  await guess(ada.token, puzzleOn(A_DAY, 1, 4))
  expect((await boards(bob.token))[0]?.leaderboard).toHaveLength(1)
  await hide(ada, false)
  expect(await ranksOf(bob)).toEqual([2, 2, 2])
  expect((await boards(bob.token))[0]?.leaderboard).toMatchObject([{ UserId: ada.accountId, TotalScore: 900 }, { UserId: bob.accountId }])

  const nameless = await site.registerForBoards()
  await site.database.queries
    .updateTable('accounts')
    .set({ nickname: null, nickname_key: null })
    .where('id', '=', nameless.accountId)
    .execute()
  await site.database.durably((transaction) => refreshListing(transaction, nameless.accountId))
  await guess(nameless.token, puzzleOn(A_DAY, 1, 5))
  waitASecond()
  expect((await boards(bob.token))[0]?.leaderboard).toHaveLength(2)
  expect(await ranksOf(bob)).toEqual([2, 2, 2])
  expect(await differences(dayStartMs(A_DAY) + DAY_MS / 2)).toEqual([])
})

test('boards of days and weeks long over are forgotten, all time never, and a clock that was five weeks ahead for a while has done no harm', async () => {
  const { database } = site
  const leaderboards = new Leaderboards(database, { nowMs: () => nowMs })
  const periodsOf = async (table: 'scores' | 'score_buckets') => {
    const rows = await database.queries
      .selectFrom(table)
      .select(['scope', 'period'])
      .distinct()
      .orderBy('scope')
      .orderBy('period')
      .execute()
    return rows.map(({ scope, period }) => `${scope}/${period}`)
  }
  const ada = await site.registerForBoards()
  await guess(ada.token, puzzleOn(A_DAY, 1, 1))
  nowMs = dayStartMs(MONDAY)
  site.setClock(nowMs)
  await guess(await signIn(ada), puzzleOn(MONDAY, 1, 1))
  const week = weekOf(A_DAY)
  const everything = ['0/0', `1/${week}`, `1/${week + 1}`, `2/${A_DAY}`, `2/${MONDAY}`]
  const presentMs = nowMs
  nowMs = dayStartMs(A_DAY + 35)
  await leaderboards.forgetPast()
  expect(await periodsOf('scores')).toEqual(everything)
  nowMs = presentMs
  expect(await scoresOf(await signIn(ada))).toEqual([200, 100, 100])
  expect(await differences(nowMs)).toEqual([])
  nowMs = dayStartMs(A_DAY + 36)
  await leaderboards.forgetPast()
  expect(await periodsOf('scores')).toEqual(everything.filter((period) => period !== `2/${A_DAY}`))
  nowMs = dayStartMs(MONDAY + 7 * 10)
  await leaderboards.forgetPast()
  for (const table of ['scores', 'score_buckets'] as const) expect(await periodsOf(table)).toEqual(['0/0', `1/${week + 1}`])
})

test('a deleted account vanishes from boards, ranks, buckets and counters', async () => {
  const [ada, bob] = [await site.registerForBoards(), await site.registerForBoards()]
  await guess(ada.token, puzzleOn(A_DAY, 1, 5))
  await guess(bob.token, puzzleOn(A_DAY, 1, 1))
  expect((await boards(bob.token)).map(({ leaderboard }) => leaderboard.length)).toEqual([2, 2, 2])
  const { database } = site
  await database.durably(async (transaction) => {
    await forgetScores(transaction, ada.accountId)
    await transaction.deleteFrom('accounts').where('id', '=', ada.accountId).execute()
  })
  waitASecond()
  for (const { leaderboard, userRanks } of await boards(bob.token)) {
    expect(leaderboard).toMatchObject([{ UserId: bob.accountId }])
    expect(userRanks.map(({ Rank }) => Rank)).toEqual([1, 1, 1])
  }
  for (const table of ['scores', 'board_players'] as const) {
    const rows = await database.queries.selectFrom(table).select('player_id').execute()
    expect(new Set(rows.map(({ player_id }) => player_id)).size).toBe(1)
  }
  expect(await differences(dayStartMs(A_DAY) + DAY_MS / 2)).toEqual([])
})

test('scores, buckets and counters stay those of the attempts while everybody plays at once', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => site.registerForBoards()))
  await Promise.all(
    players.flatMap(({ token }, index) =>
      Array.from({ length: 12 }, (_, turn) => guess(token, puzzleIdOf(A_DAY, (5 + 3 * index + turn) % 40), turn % 3 !== 0)),
    ),
  )
  expect(await differences(dayStartMs(A_DAY) + DAY_MS / 2)).toEqual([])
  const { players: count } = await verifyScores(site.database.queries, dayStartMs(A_DAY) + DAY_MS / 2)
  expect(count).toBe(6)
})
