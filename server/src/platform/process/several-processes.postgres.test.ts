import { register } from '@emojigma/contract/accounts/accounts.ts'
import { createCheckout, getSubscriptions, payWithTestMoney, setRenewal } from '@emojigma/contract/shop/checkout.ts'
import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getForYou, type ForYou } from '@emojigma/contract/practice/for-you.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { refreshCache, revokeOrder } from '@emojigma/contract/operator/operator.ts'
import type { OrderView } from '@emojigma/contract/shop/orders.ts'
import { CLASSROOM_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { createWorksheet } from '@emojigma/contract/paper/worksheets.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database/connection.ts'
import { addOffer, Offers } from '../../features/shop/offers/service.ts'
import { newTeacher } from '../testing/test-class.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, untilServed, wrongGuess, type TestReply, type TestSite } from '../testing/test-site.ts'
import { SHEETS_A_DAY } from '../../features/paper/service.ts'

const TIMES = 12
const OPERATOR_KEY = 'a key that nobody guesses'

let opened: TestDatabase
let databases: Database[]
/** Three processes on one PostgreSQL, which share nothing else. */
let sites: TestSite[]

beforeEach(async () => {
  opened = await openTestDatabase()
  databases = Array.from({ length: 3 }, () => openDatabase(opened.address, () => undefined))
  sites = await Promise.all(
    databases.map((database) => openTestSite({ days: [], shared: { ...opened, database }, environment: { OPERATOR_KEY } })),
  )
})
afterEach(async () => {
  for (const site of sites) await site.close()
  for (const database of databases) await database.close()
  await opened.remove()
})

/** Asks each process in turn, all at once. */
function atOnce<T>(ask: (site: TestSite, index: number) => Promise<T>, times = TIMES): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => ask(siteAt(index), index)))
}

function siteAt(index: number): TestSite {
  const site = sites[index % sites.length]
  if (!site) throw new Error('no process')
  return site
}

const statuses = (answers: readonly TestReply<unknown>[]): readonly number[] => answers.map(({ status }) => status).toSorted()

test('three processes sell one of several pages that are paid at once, make sixty worksheets, and write down one press of the operator', async () => {
  await siteAt(0).publisher.publish(A_DAY)
  const { accountId, token } = await siteAt(0).register()
  const pages = await atOnce(async (site) => {
    const priceIdRequest = { PriceId: 'individual-usd', CheckoutKey: randomUUID() }
    return (await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest }, token)).body.Url.slice('/checkout/'.length)
  }, 6)
  const paid = await atOnce((site, index) => site.post(payWithTestMoney.path, { CheckoutId: pages[index], Outcome: 'paid' }, token), 6)
  expect(statuses(paid)).toEqual([200, 400, 400, 400, 400, 400])

  const rows = Array.from({ length: SHEETS_A_DAY - 2 }, (_, index) => ({
    id: `sheet-${index}`,
    account_id: accountId,
    made_at_ms: NOON_MS,
    chosen: '{"variants":[]}',
  }))
  await opened.database.queries.insertInto('worksheets').values(rows).execute()
  const made = await atOnce((site) => site.post(createWorksheet.path, { puzzleIds: [puzzleOn(A_DAY, 1, 1)] }, token), 6)
  expect(statuses(made)).toEqual([200, 200, 429, 429, 429, 429])

  const [order] = await opened.database.queries.selectFrom('orders').select('id').execute()
  const pressed = await atOnce(
    async ({ app }) =>
      (
        await app.inject({
          method: 'POST',
          url: revokeOrder.path,
          headers: { 'x-operator-key': OPERATOR_KEY },
          payload: { OrderId: order?.id },
        })
      ).statusCode,
    6,
  )
  expect(pressed.toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  expect(await opened.database.queries.selectFrom('operator_acts').select('command').execute()).toEqual([{ command: 'plan revoke' }])
})

test('three processes publish a day once, and judge each guess once', async () => {
  const published = await atOnce((site) => site.publisher.publish(A_DAY))
  expect(published.filter(Boolean).length).toBeGreaterThan(0)
  const { puzzles } = await opened.database.queries
    .selectFrom('puzzles')
    .select((eb) => eb.fn.countAll().as('puzzles'))
    .executeTakeFirstOrThrow()
  expect(Number(puzzles)).toBe(40)

  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  const answer = await siteAt(0).answerTo(PuzzleId)
  const DeviceId = randomUUID()
  const guess = (PuzzleGuess: string) => (site: TestSite) =>
    untilServed(() => site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId }))
  expect(statuses(await atOnce(guess(wrongGuess(1, answer))))).toEqual(Array.from({ length: TIMES }, () => 200))
  expect(statuses(await atOnce(guess(answer)))).toEqual(Array.from({ length: TIMES }, () => 200))
  expect(await siteAt(1).countsOf(PuzzleId)).toEqual({ attempted: 1, correct: 1 })
})

test('three processes make an account once, sell a plan once, and give it the classes that it has', async () => {
  const Email = 'someone@example.com'
  const form = { Email, Nickname: 'Swift Heron', Password: 'Puzzled-Otter-7', ConfirmPassword: 'Puzzled-Otter-7' }
  await atOnce((site) => site.post(register.path, form))
  const accounts = await opened.database.queries.selectFrom('accounts').select('id').execute()
  expect(accounts).toHaveLength(1)

  const { token } = await siteAt(0).register()
  const priceIdRequest = { PriceId: 'individual-usd', CheckoutKey: randomUUID() }
  const begun = await atOnce(async (site) => (await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest }, token)).body.Url)
  expect(new Set(begun).size).toBe(1)
  const paid = await atOnce((site) =>
    site.post(payWithTestMoney.path, { CheckoutId: begun[0]?.slice('/checkout/'.length), Outcome: 'paid' }, token),
  )
  expect(statuses(paid)).toEqual(paid.map(() => 200))
  const { Orders } = (await siteAt(2).post<{ Orders: OrderView[] }>(getSubscriptions.path, {}, token)).body
  expect(Orders).toHaveLength(1)
  const stopped = await atOnce((site) => site.post(setRenewal.path, { OrderId: Orders[0]?.Id, Renews: false }, token))
  expect(statuses(stopped)).toEqual(stopped.map(() => 200))

  const teacher = await newTeacher(siteAt(0))
  const made = await atOnce(
    (site, index) => untilServed(() => site.post(createClassroom.path, { classroomName: `Class ${index}` }, teacher.token)),
    CLASSROOM_LIMIT + 5,
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(CLASSROOM_LIMIT)
})

test('what one process changes the others show: a name that hides, what somebody plays, what the operator drops', async () => {
  await siteAt(0).publisher.publish(A_DAY)
  const player = await siteAt(0).registerForBoards()
  const kinds = async (site: TestSite) => (await site.post<ForYou>(getForYou.path, {}, player.token)).body.Kinds.length
  const names = async (site: TestSite) =>
    (await site.post<{ leaderboard: { NickName: string }[] }>(getAllTimeLeaderboard.path, {})).body.leaderboard.map((row) => row.NickName)
  expect(await Promise.all(sites.map(kinds))).toEqual([0, 0, 0])

  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  const PuzzleGuess = await siteAt(0).answerTo(PuzzleId)
  await siteAt(0).post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess }, player.token)
  await expect.poll(() => Promise.all(sites.map(kinds))).toEqual([1, 1, 1])

  expect(await Promise.all(sites.map(names))).toEqual(sites.map(() => [player.nickname]))
  await siteAt(1).post(updateSettings.path, { HideFromBoards: true }, player.token)
  expect(await Promise.all(sites.map(names))).toEqual([[], [], []])

  const stages = () => Promise.all(sites.map((site) => site.service(Offers).stage()))
  expect(await stages()).toEqual([undefined, undefined, undefined])
  const offer = { code: 'WINTER20', name: 'Winter', description: '', percent: 20, startsAtMs: NOON_MS, endsAtMs: NOON_MS + 30 * DAY_MS }
  await addOffer(opened.database, offer)
  await siteAt(2).app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': OPERATOR_KEY } })
  await expect.poll(stages).toEqual(['running', 'running', 'running'])
})
