import { exportAccount } from '@emojigma/contract/accounts.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/leaderboards.ts'
import { DAY_MS, dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type Registered, type TestSite } from '../../testing/test-site.ts'
import { DEVICES_LIMIT, MASTERS_LIMIT, PACE_WINDOW_MS, paceAfter, RUSHED_LIMIT, SOLVES_LIMIT, type Pace, type Solve } from './rules.ts'
import { clearFlag, openFlags } from './flags.ts'
import { verifyScores } from '../verification/verification.ts'

const FRESH: Pace = { fromMs: 0, solves: 0, rushed: 0, masters: 0, lastFirstTryAtMs: 0 }

interface Play extends Partial<Omit<Solve, 'puzzleId'>> {
  readonly typeId?: PuzzleTypeId
  readonly levelId?: LevelId
}

/** @returns the rules that so many solves break, one after the other with a pause between */
function rulesBrokenBy(times: number, everyMs: number, { typeId = 1, levelId = 1, ...solve }: Play = {}): string[] {
  let pace = FRESH
  const broken: string[] = []
  for (let index = 0; index < times; index += 1) {
    const atMs = NOON_MS + index * everyMs
    const outcome = paceAfter(pace, { puzzleId: puzzleOn(A_DAY, typeId, levelId), isFirstTry: true, isLive: true, ...solve, atMs })
    pace = outcome.pace
    if (outcome.suspicion) broken.push(outcome.suspicion.rule)
  }
  return broken
}

test('solving at the first try, again and again, before the puzzle can be read is noticed once', () => {
  expect(rulesBrokenBy(RUSHED_LIMIT + 1, 300)).toEqual(['solves faster than reading'])
  expect(rulesBrokenBy(RUSHED_LIMIT, 300)).toEqual([])
  expect(rulesBrokenBy(40, 300)).toEqual(['solves faster than reading'])
  expect(rulesBrokenBy(40, 300, { isFirstTry: false })).toEqual([])
  expect(rulesBrokenBy(40, 300, { isLive: false })).toEqual([])
})

test('a quick child on easy puzzles is no suspect', () => {
  expect(rulesBrokenBy(100, 5000, { levelId: 6 })).toEqual([])
  expect(rulesBrokenBy(100, 4000, { typeId: 5, levelId: 6 })).toEqual([])
  expect(rulesBrokenBy(60, 8000, { typeId: 4, levelId: 6 })).toEqual([])
})

test('hundreds of solves within minutes are noticed, also when they are said to come from offline', () => {
  expect(rulesBrokenBy(SOLVES_LIMIT, 2900, { isFirstTry: false })).toEqual(['hundreds of solves in minutes'])
  expect(rulesBrokenBy(SOLVES_LIMIT, 0, { isLive: false })).toEqual(['hundreds of solves in minutes'])
  expect(rulesBrokenBy(3 * SOLVES_LIMIT, PACE_WINDOW_MS / SOLVES_LIMIT + 100, { isFirstTry: false })).toEqual([])
})

test('a burst of Masters at the first try is noticed, but not of those that are found by looking', () => {
  expect(rulesBrokenBy(MASTERS_LIMIT, 30_000, { levelId: 5 })).toEqual(['a burst of first-try Masters'])
  expect(rulesBrokenBy(3 * MASTERS_LIMIT, 30_000, { typeId: 5, levelId: 5 })).toEqual([])
  expect(rulesBrokenBy(3 * MASTERS_LIMIT, 90_000, { levelId: 5 })).toEqual([])
})

async function openSite(): Promise<TestSite> {
  const site = await openTestSite({ days: [A_DAY, A_DAY + 1] })
  onTestFinished(() => site.close())
  site.setClock(NOON_MS)
  return site
}

async function solve(site: TestSite, puzzleId: number, player: Registered | string): Promise<void> {
  const body = { PuzzleId: puzzleId, PuzzleGuess: await site.answerTo(puzzleId) }
  const reply =
    typeof player === 'string'
      ? await site.post(uploadPuzzleGuessMini.path, { ...body, DeviceId: player })
      : await site.post(uploadPuzzleGuessMini.path, body, player.token)
  expect(reply.body).toMatchObject({ ok: true })
}

async function boardOf(site: TestSite, player?: Registered) {
  interface Reply {
    readonly leaderboard: { readonly UserId: string; readonly LeaderboardId: number }[]
    readonly userRanks: { readonly Rank: number; readonly TotalScore: number }[]
  }
  return (await site.post<Reply>(getAllTimeLeaderboard.path, {}, player?.token)).body
}

/** Three puzzles just before midnight and three just after, each a blink after the one before. */
async function playTooFast(site: TestSite): Promise<Registered> {
  const midnightMs = dayStartMs(A_DAY + 1)
  site.setClock(midnightMs - 1000)
  const fast = await site.register()
  for (const [index, day] of [A_DAY, A_DAY, A_DAY, A_DAY + 1, A_DAY + 1, A_DAY + 1].entries()) {
    site.setClock(midnightMs - 600 + 200 * index)
    await solve(site, puzzleIdOf(day, 5 + (index % 3)), fast)
  }
  return fast
}

test('an account that is faster than people leaves the public boards silently, with the evidence kept, until an operator clears it', async () => {
  const site = await openSite()
  const { database } = site
  const nowMs = dayStartMs(A_DAY + 1) + 1000
  const fast = await playTooFast(site)
  const honest = await site.register()
  site.setClock(nowMs)
  await solve(site, puzzleIdOf(A_DAY + 1, 5), honest)
  const [flag, ...others] = await openFlags(database.queries)
  expect(others).toEqual([])
  expect(flag).toMatchObject({ accountId: fast.accountId, nickname: fast.nickname, rule: 'solves faster than reading' })
  expect(JSON.parse(flag?.evidence ?? '')).toMatchObject({ rushed: RUSHED_LIMIT, atMs: nowMs - 600, puzzleId: puzzleIdOf(A_DAY + 1, 7) })
  expect((await boardOf(site)).leaderboard.map(({ UserId }) => UserId)).toEqual([honest.accountId])
  expect((await boardOf(site, honest)).userRanks.map(({ Rank }) => Rank)).toEqual([1, 1, 1])
  const own = await boardOf(site, fast)
  expect(own.leaderboard.at(-1)).toMatchObject({ UserId: fast.accountId, LeaderboardId: 1 })
  expect(own.userRanks.map(({ TotalScore }) => TotalScore)).toEqual([1200, 1200, 600])
  expect((await verifyScores(database.queries, nowMs)).differences).toEqual([])
  const exported = (await site.get(exportAccount.path, { authorization: `Bearer ${fast.token}` })).body.toString()
  expect(JSON.parse(exported).Flags).toEqual([{ Rule: 'solves faster than reading', RaisedAt: expect.any(String) }])
  expect(exported).not.toContain('rushed')

  expect(await clearFlag(database, flag?.id ?? 0, nowMs)).toBe(true)
  expect(await clearFlag(database, flag?.id ?? 0, nowMs)).toBe(false)
  expect((await boardOf(site, fast)).leaderboard.map(({ UserId }) => UserId)).toEqual([fast.accountId, honest.accountId])
  expect((await boardOf(site, honest)).userRanks.map(({ Rank }) => Rank)).toEqual([2, 2, 2])
  expect(await openFlags(database.queries)).toEqual([])
  expect((await verifyScores(database.queries, nowMs)).differences).toEqual([])
})

test('thirty pupils behind one address, who begin together, are no suspects', async () => {
  const site = await openSite()
  const pupils: Registered[] = []
  for (let count = 0; count < 30; count += 1) pupils.push(await site.register())
  for (const levelId of [6, 7, 8] as const) await Promise.all(pupils.map((pupil) => solve(site, puzzleOn(A_DAY, 1, levelId), pupil)))
  expect(await openFlags(site.database.queries)).toEqual([])
  expect((await boardOf(site)).leaderboard).toHaveLength(30)
})

test('taking in device after device on one day is noticed, also of such that were not played on that day', async () => {
  const site = await openSite()
  const devices = Array.from({ length: DEVICES_LIMIT }, () => randomUUID())
  for (const [index, device] of devices.entries()) await solve(site, puzzleIdOf(A_DAY, index), device)
  const nowMs = NOON_MS + DAY_MS
  site.setClock(nowMs)
  const collector = await site.register()
  const takeIn = async (device: string): Promise<void> => {
    await site.post(moveDeviceGuesses.path, { DeviceId: device }, collector.token)
  }
  for (const device of devices.slice(1)) await takeIn(device)
  expect(await openFlags(site.database.queries)).toEqual([])
  await takeIn(devices[0] ?? '')
  expect(await openFlags(site.database.queries)).toMatchObject([{ rule: 'many devices in a day', accountId: collector.accountId }])
  expect((await boardOf(site)).leaderboard).toEqual([])
  expect((await verifyScores(site.database.queries, nowMs)).differences).toEqual([])
})
