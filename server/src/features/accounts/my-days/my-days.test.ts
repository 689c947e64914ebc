import { moveDeviceGuesses, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getMyDays, getMyNumbers, type MyDays, type MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { CARRY_ON_LIMIT, NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { ARCHIVE_START_MS, dayStartMs, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { monthHolding } from '@emojigma/contract/rules/month.ts'
import { streakOf } from '@emojigma/contract/rules/streak.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { solvesOfAccounts } from './queries.ts'
import { A_DAY, NOON_MS, openTestSite, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

/** A Saturday. */
const TODAY = A_DAY

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [TODAY - 40, TODAY - 1, TODAY] })
})
afterEach(() => site.close())

interface Who {
  readonly token?: string
  readonly DeviceId?: string
}

async function guess(puzzleId: number, isRight: boolean, { token, DeviceId }: Who, HintRung = 0): Promise<void> {
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, DeviceId, HintRung }, token)
  expect(reply.body).toMatchObject({ ok: isRight })
}

async function daysOf({ token, DeviceId }: Who, Month?: string): Promise<MyDays> {
  const { status, body } = await site.post<MyDays>(getMyDays.path, { Month, DeviceId }, token)
  expect(status).toBe(200)
  return body
}

async function numbersOf({ token, DeviceId }: Who): Promise<MyNumbers> {
  const { status, body } = await site.post<MyNumbers>(getMyNumbers.path, { DeviceId }, token)
  expect(status).toBe(200)
  return body
}

const at = (slot: number, day = TODAY) => puzzleIdOf(day, slot)

test('a day has a star for each solve up to three, of a device as of an account', async () => {
  const guest = { DeviceId: randomUUID() }
  await guess(at(0), false, guest)
  expect((await daysOf(guest)).Stars).toEqual([])
  await guess(at(0), true, guest)
  await guess(at(1), true, guest)
  expect((await daysOf(guest)).Stars).toEqual([{ Date: dayDate(TODAY), Stars: 2 }])
  const account = await site.register()
  await site.grant(account.accountId, 'individual')
  for (const slot of [0, 1, 2, 3, 4]) await guess(at(slot, TODAY - 1), true, account)
  expect((await daysOf(account)).Stars).toEqual([{ Date: dayDate(TODAY), Stars: 3 }])
  expect((await daysOf(account, '2026-10')).Stars).toEqual([])
})

test('another’s days are nobody else’s, and who is not known has none', async () => {
  const guest = { DeviceId: randomUUID() }
  await guess(at(0), true, guest)
  for (const other of [{ DeviceId: randomUUID() }, {}, await site.register()]) {
    expect(await daysOf(other)).toMatchObject({ Stars: [], Begun: [], Streak: { Days: 0, IsPaused: false, RestDaysLeft: 2 } })
    expect((await numbersOf(other)).Numbers).toEqual([])
  }
})

/** An account that solved a puzzle on each of these days. */
async function deviceThatSolved(days: readonly number[]): Promise<Who & { readonly DeviceId: string; readonly playerId: number }> {
  const { queries } = site.database
  const DeviceId = randomUUID()
  const { id } = await queries
    .insertInto('players')
    .values({ device_id: DeviceId, account_id: null, created_at_ms: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = days.map((day, index) => {
    const timeMs = dayStartMs(day) + 1
    return {
      player_id: id,
      puzzle_id: at(index),
      day,
      first_guess_at_ms: timeMs,
      guess_count: 1,
      solved_at_ms: timeMs,
      revealed_at_ms: null,
      hint_rung: 0,
    }
  })
  if (rows.length > 0) await queries.insertInto('attempts').values(rows).execute()
  return { DeviceId, playerId: id }
}

test('days in a row go on over months, pause, and never become less, on whichever day somebody looks', async () => {
  const played = [60, 59, 58, 50, 49, 40, 28, 21, 20, 1, 0].map((back) => TODAY - back)
  const guest = await deviceThatSolved(played)
  let last = 0
  for (let today = TODAY - 60; today <= TODAY; today += 1) {
    site.goTo(today)
    const { Streak } = await daysOf(guest)
    const all = streakOf(
      played.filter((day) => day <= today),
      today,
    )
    expect([today, Streak]).toEqual([today, { Days: all.days, IsPaused: all.isPaused, RestDaysLeft: all.restDaysLeft }])
    expect(Streak.Days).toBeGreaterThanOrEqual(last)
    last = Streak.Days
  }
  const { queries } = site.database
  expect(await queries.selectFrom('counted_days').selectAll().execute()).toHaveLength(1)
  const first = await deviceThatSolved(played)
  expect((await daysOf(first)).Streak.Days).toBe(last)
})

test('what was counted is counted anew when a device brings older days', async () => {
  const account = await site.register()
  const guest = await deviceThatSolved([TODAY - 80, TODAY - 60, TODAY - 58])
  const other = await deviceThatSolved([TODAY - 40])
  await site.post(moveDeviceGuesses.path, { DeviceId: other.DeviceId }, account.token)
  const alone = await daysOf(account)
  expect((await daysOf(account)).Streak).toEqual(alone.Streak)
  expect((await daysOf(guest)).Streak.Days).toBeGreaterThan(0)
  await site.post(moveDeviceGuesses.path, { DeviceId: guest.DeviceId }, account.token)
  const both = await daysOf(account)
  expect(both.Streak.Days).toBeGreaterThan(alone.Streak.Days)
  expect((await daysOf(account)).Streak).toEqual(both.Streak)
  expect((await daysOf(account, monthHolding(TODAY - 80))).Stars).toHaveLength(2)
  expect((await daysOf(guest)).Streak.Days).toBe(0)
})

test('what was begun waits to be carried on with, the latest first and only so many', async () => {
  const account = await site.register()
  await site.grant(account.accountId, 'individual')
  for (let slot = 0; slot < CARRY_ON_LIMIT + 3; slot += 1) {
    site.setClock(NOON_MS + 1000 * slot)
    await guess(at(slot), false, account)
  }
  await guess(at(0), true, account)
  await site.post(setPuzzleRevealed.path, { PuzzleId: at(1) }, account.token)
  const { Begun } = await daysOf(account)
  expect(Begun).toHaveLength(CARRY_ON_LIMIT)
  expect(Begun).not.toContain(at(0))
  expect(Begun).not.toContain(at(1))
  expect(Begun[0]).toBe(at(CARRY_ON_LIMIT + 2))
})

test('numbers tell first tries and hints by week, kind and level', async () => {
  const account = await site.register()
  await site.grant(account.accountId, 'individual')
  await guess(at(0), true, account)
  await guess(at(1), false, account)
  await guess(at(1), true, account, 2)
  await guess(at(0, TODAY - 1), true, account, 1)
  const { Weeks, Numbers } = await numbersOf(account)
  expect(Weeks).toHaveLength(NUMBER_WEEKS)
  expect(Weeks.at(-1)).toBe(dayDate(TODAY - 5))
  const last = NUMBER_WEEKS - 1
  expect(Numbers).toHaveLength(2)
  expect(Numbers).toContainEqual({ Week: last, ...wire(0), Solved: 2, FirstTry: 1, Hinted: 1 })
  expect(Numbers).toContainEqual({ Week: last, ...wire(1), Solved: 1, FirstTry: 0, Hinted: 1 })
})

function wire(slot: number) {
  const { typeId, levelId } = slotOfPuzzle(at(slot))
  return { PuzzleTypeId: typeId, LevelId: levelId }
}

test('numbers are of twelve weeks and no longer', async () => {
  const guest = await deviceThatSolved([TODAY])
  site.goTo(TODAY + 7 * (NUMBER_WEEKS - 1))
  expect((await numbersOf(guest)).Numbers).toMatchObject([{ Week: 0, Solved: 1, FirstTry: 1, Hinted: 0 }])
  site.goTo(TODAY + 7 * NUMBER_WEEKS)
  expect((await numbersOf(guest)).Numbers).toEqual([])
})

test.each(['2026-13', '9999-12'])('%s is refused, which is no month or the last one that can be written', async (month) => {
  const { status } = await site.post(getMyDays.path, { Month: month })
  expect(status).toBe(400)
})

test('a month is read by one part of an index, whatever was played before and after it', async () => {
  if (site.database.dialect !== 'sqlite') return
  const days = sql.lit(ARCHIVE_START_MS)
  const { rows } = await sql<{ detail: string }>`explain query plan select count(*) from attempts where player_id = 1
    and solved_at_ms >= 1 and solved_at_ms < 2 group by (solved_at_ms - ${days}) / 86400000`.execute(site.database.queries)
  expect(rows.map(({ detail }) => detail).join(' ')).toContain(
    'attempts_in_order_of_solving (player_id=? AND solved_at_ms>? AND solved_at_ms<?)',
  )
})

test('weeks of many accounts are read by the same part of the index, account by account', async () => {
  if (site.database.dialect !== 'sqlite') return
  const { queries } = site.database
  const query = solvesOfAccounts(queries, ['one', 'other'], 1, 2).groupBy('account_id').compile()
  const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('attempts_in_order_of_solving (player_id=? AND solved_at_ms>? AND solved_at_ms<?)')
  expect(plan).toContain('(account_id=?)')
})
