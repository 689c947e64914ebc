import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { keepProgress, type ProgressItem, type ProgressReply } from '@emojigma/contract/play/progress.ts'
import { MOST_PROGRESS_ITEMS } from '@emojigma/contract/rules/progress.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const thing = (Item: string, Value: number, ChangedAtMs: number): ProgressItem => ({ Item, Value, ChangedAtMs })

async function keep(token: string, Items: readonly ProgressItem[], Topic = 'favourites'): Promise<readonly ProgressItem[]> {
  const { status, body } = await site.post<ProgressReply>(keepProgress.path, { Topic, Items }, token)
  expect(status).toBe(200)
  return keepProgress.replies[200].strict().parse(body).Items
}

test('what one device keeps another one has, each account and each topic apart', async () => {
  const [one, other] = [await site.register(), await site.register()]
  await keep(one.token, [thing('17', 1, 100), thing('18', 1, 200)])
  await keep(one.token, [thing('making-ten', 3, 300)], 'strands')
  expect(await keep(one.token, [])).toEqual([thing('18', 1, 200), thing('17', 1, 100)])
  expect(await keep(one.token, [], 'strands')).toEqual([thing('making-ten', 3, 300)])
  expect(await keep(other.token, [])).toEqual([])
})

test('of two changes of one thing the later counts, in whatever order and however often they arrive', async () => {
  const { token } = await site.register()
  await keep(token, [thing('17', 1, 200)])
  expect(await keep(token, [thing('17', 0, 100)])).toEqual([thing('17', 1, 200)])
  expect(await keep(token, [thing('17', 0, 300), thing('17', 5, 250)])).toEqual([thing('17', 0, 300)])
  expect(await keep(token, [thing('17', 0, 300)])).toEqual([thing('17', 0, 300)])
})

test('devices that change different things at once all have their way', async () => {
  const { token } = await site.register()
  await Promise.all(Array.from({ length: 20 }, (_, n) => keep(token, [thing(`${n}`, 1, 100 + n), thing('shared', n, 100 + n)])))
  const kept = await keep(token, [])
  expect(kept).toHaveLength(21)
  expect(kept).toContainEqual(thing('shared', 19, 119))
})

test('a time to come counts as now, so that a clock that is wrong keeps nobody out', async () => {
  site.goTo(A_DAY)
  const { token } = await site.register()
  const [kept] = await keep(token, [thing('17', 1, 9_000_000_000_000)])
  expect(kept?.ChangedAtMs).toBeLessThan(9_000_000_000_000)
  expect(await keep(token, [thing('17', 0, (kept?.ChangedAtMs ?? 0) + 1)])).toEqual([kept])
})

test('of too many things those go that were changed the longest ago', async () => {
  const { token } = await site.register()
  const many = (from: number) => Array.from({ length: MOST_PROGRESS_ITEMS }, (_, n) => thing(`${from + n}`, 1, from + n))
  await keep(token, many(0))
  const kept = await keep(token, many(300))
  expect(kept.map(({ Item }) => Item)).toEqual(
    many(300)
      .map(({ Item }) => Item)
      .toReversed(),
  )
  expect(await keep(token, [])).toEqual(kept)
})

test.each([
  ['an unknown topic', { Topic: 'secrets', Items: [] }],
  ['a name that is none', { Topic: 'strands', Items: [thing('A b', 1, 1)] }],
  ['a name that is too long', { Topic: 'strands', Items: [thing('a'.repeat(41), 1, 1)] }],
  ['a value below none', { Topic: 'strands', Items: [thing('a', -1, 1)] }],
  ['half a value', { Topic: 'strands', Items: [thing('a', 1.5, 1)] }],
  ['too many things', { Topic: 'strands', Items: Array.from({ length: MOST_PROGRESS_ITEMS + 1 }, (_, n) => thing(`${n}`, 1, 1)) }],
])('%s is refused, and nothing of it is kept', async (_what, body) => {
  const { token } = await site.register()
  expect((await site.post(keepProgress.path, body, token)).status).toBe(400)
  expect(await keep(token, [], 'strands')).toEqual([])
})

test('guests keep theirs on the device', async () => {
  expect((await site.post(keepProgress.path, { Topic: 'favourites', Items: [] })).status).toBe(401)
})

test('the export has all of it', async () => {
  const { token } = await site.register()
  await keep(token, [thing('17', 1, 100)])
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  expect(JSON.parse(body.toString())).toMatchObject({ Progress: [{ Topic: 'favourites', Item: '17', Value: 1, ChangedAtMs: 100 }] })
})
