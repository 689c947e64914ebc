import { deleteAccount, exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  clearFlag,
  endOffer,
  getOperatorOverview,
  restoreFlag,
  restoreOffer,
  restoreOrder,
  revokeOrder,
  type OperatorOverview,
} from '@emojigma/contract/operator/operator.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, expect, test } from 'vitest'
import { addOffer } from '../shop/offers/service.ts'
import { Orders } from '../shop/orders/service.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'
import { lastActs } from './queries.ts'

const KEY = 'the key of the operator'
const CHANGES = [
  [clearFlag.path, { FlagId: 1 }],
  [restoreFlag.path, { FlagId: 1 }],
  [endOffer.path, { Code: 'WINTER20' }],
  [restoreOffer.path, { Code: 'WINTER20', EndsAt: `${dayDate(A_DAY + 1)}T12:00:00.000Z` }],
  [revokeOrder.path, { OrderId: 1 }],
  [restoreOrder.path, { OrderId: 1 }],
] as const

let site: TestSite
afterEach(() => site.close())

async function open(): Promise<void> {
  site = await openTestSite({ environment: { OPERATOR_KEY: KEY } })
}

async function change(url: string, payload: object, key = KEY): Promise<number> {
  return (await site.app.inject({ method: 'POST', url, payload, headers: { 'x-operator-key': key } })).statusCode
}

async function overview(): Promise<OperatorOverview> {
  const reply = await site.app.inject({ url: getOperatorOverview.path, headers: { 'x-operator-key': KEY } })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

async function listed(accountId: string): Promise<number | undefined> {
  const players = site.database.queries.selectFrom('board_players').innerJoin('players', 'players.id', 'board_players.player_id')
  const row = await players.select('board_players.is_listed').where('players.account_id', '=', accountId).executeTakeFirst()
  return row?.is_listed
}

test('nobody without the key sees the page’s numbers or changes anything', async () => {
  await open()
  const { token } = await site.register()
  for (const headers of [{}, { 'x-operator-key': 'another key' }, { authorization: `Bearer ${token}` }]) {
    expect((await site.app.inject({ url: getOperatorOverview.path, headers })).statusCode).toBe(403)
  }
  for (const [path, body] of CHANGES) {
    expect([path, await change(path, body, 'another key')]).toEqual([path, 403])
    expect([path, await change(path, body)]).toEqual([path, 404])
  }
})

test('the numbers of today are those of the day, and jobs are told with their next run', async () => {
  await open()
  const { accountId, token } = await site.registerForBoards()
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  await site.grant(accountId, 'individual')
  const { Today, Jobs, Orders: orders, Process } = await overview()
  expect(Today).toMatchObject({ Attempted: 1, Solved: 1, NewAccounts: 1, Accounts: 1, PublishedDays: 1, TotalDays: A_DAY + 1 })
  expect(orders).toMatchObject([{ AccountId: accountId, ProductId: 'individual', State: 'counts' }])
  expect(Process.Database).toBe(site.database.dialect)
  const midnight = `${dayDate(A_DAY + 1)}T00:00:00.000Z`
  expect(Jobs).toContainEqual(expect.objectContaining({ Name: 'retention', IsRunning: false, Failures: 0, NextAt: midnight }))
})

test('a flag that is cleared can be opened again, with what was counted, and whose it is may know', async () => {
  await open()
  const { accountId, nickname, password, token } = await site.registerForBoards()
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  const player = await site.database.queries
    .selectFrom('players')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const evidence = { puzzleId: PuzzleId, score: 120, 'faster than a hand': 100 }
  const flag = {
    player_id: player.id,
    rule: 'faster than a hand',
    evidence: JSON.stringify(evidence),
    raised_at_ms: NOON_MS,
    cleared_at_ms: null,
  }
  const { id } = await site.database.queries.insertInto('flags').values(flag).returning('id').executeTakeFirstOrThrow()
  const shown = {
    FlagId: id,
    Nickname: nickname,
    Rule: 'faster than a hand',
    Evidence: Object.entries(evidence).map(([Name, Value]) => ({ Name, Value })),
  }
  expect((await overview()).Flags).toMatchObject([shown])
  expect(await change(clearFlag.path, { FlagId: id })).toBe(200)
  expect((await overview()).Flags).toEqual([])
  expect(await listed(accountId)).toBe(1)
  expect(await change(restoreFlag.path, { FlagId: id })).toBe(200)
  expect((await overview()).Flags).toMatchObject([shown])
  expect(await listed(accountId)).toBe(0)
  expect(await change(restoreFlag.path, { FlagId: id })).toBe(404)
  // It is told to whose flag it is, and goes with their account.
  const told = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  const { OperatorActs } = JSON.parse(told.body.toString()) as { OperatorActs: readonly { Command: string }[] }
  expect(OperatorActs.map(({ Command }) => Command)).toEqual(['flags clear', 'flags restore'])
  expect((await site.post(deleteAccount.path, { Password: password }, token)).status).toBe(200)
  expect(await lastActs(site.database.queries, 10)).toEqual([])
})

test('an offer that is ended can run on until when it was to end, and no longer than a time to come', async () => {
  await open()
  const [startsAtMs, endsAtMs] = [NOON_MS - DAY_MS, NOON_MS + DAY_MS]
  await addOffer(site.database, { code: 'WINTER20', name: 'Winter', description: '', percent: 20, startsAtMs, endsAtMs })
  const [before] = (await overview()).Offers
  expect(before).toMatchObject({ Code: 'WINTER20', State: 'running' })
  expect(await change(endOffer.path, { Code: 'winter20' })).toBe(200)
  expect((await overview()).Offers).toMatchObject([{ State: 'over' }])
  expect(await change(restoreOffer.path, { Code: 'WINTER20', EndsAt: `${dayDate(A_DAY)}T12:00:00.000Z` })).toBe(404)
  expect(await change(restoreOffer.path, { Code: 'WINTER20', EndsAt: before?.EndsAt ?? '' })).toBe(200)
  expect((await overview()).Offers).toEqual([before])
  expect((await lastActs(site.database.queries, 10)).map(({ command }) => command)).toEqual(['offer end', 'offer restore'])
})

test('an order that is taken back opens nothing, until it counts again', async () => {
  await open()
  const { accountId } = await site.register()
  await site.grant(accountId, 'teacher')
  const OrderId = (await overview()).Orders[0]?.OrderId ?? 0
  expect(await change(revokeOrder.path, { OrderId })).toBe(200)
  expect((await overview()).Orders).toMatchObject([{ OrderId, State: 'revoked' }])
  expect(await site.service(Orders).planOf(accountId)).toBe('none')
  expect(await change(revokeOrder.path, { OrderId })).toBe(404)
  expect(await change(restoreOrder.path, { OrderId })).toBe(200)
  expect(await site.service(Orders).planOf(accountId)).toBe('teacher')
})

test('of presses at once one changes something, and one is written down', async () => {
  await open()
  const { accountId } = await site.register()
  await site.grant(accountId, 'teacher')
  const OrderId = (await overview()).Orders[0]?.OrderId ?? 0
  for (const path of [revokeOrder.path, restoreOrder.path]) {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => change(path, { OrderId })))
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  }
  expect((await lastActs(site.database.queries, 10)).map(({ command }) => command)).toEqual(['plan revoke', 'plan restore'])
})
