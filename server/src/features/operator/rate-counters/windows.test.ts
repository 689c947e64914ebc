import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { decrement, deleteEnded, endOf, increment } from './queries.ts'
import { RateCounters, type RateCounter } from './service.ts'

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

const step = (nowMs: number, key = 'k', max = 2): Promise<boolean> =>
  increment(opened.database.queries, { key, max, nowMs, endsAtMs: nowMs + 100 })

const rows = () => opened.database.queries.selectFrom('rate_counters').selectAll().orderBy('key').execute()

test('a window ends a span after its first count, however often something is counted in it', async () => {
  expect([await step(0), await step(50), await step(99)]).toEqual([true, true, false])
  expect(await endOf(opened.database.queries, 'k')).toBe(100)
  expect([await step(100), await step(199), await step(199)]).toEqual([true, true, false])
  expect(await endOf(opened.database.queries, 'k')).toBe(200)
})

test('a full counter changes nothing, and a window that has ended begins at one', async () => {
  for (const nowMs of [0, 0, 0, 0]) await step(nowMs)
  expect(await rows()).toEqual([{ key: 'k', count: 2, ends_at_ms: 100 }])
  await step(150)
  expect(await rows()).toEqual([{ key: 'k', count: 1, ends_at_ms: 250 }])
})

test('each key is counted for itself', async () => {
  expect([await step(0, 'a', 1), await step(0, 'b', 1), await step(0, 'a', 1)]).toEqual([true, true, false])
  expect(await endOf(opened.database.queries, 'c')).toBeUndefined()
})

test('what is taken back makes room for one more, and never goes below none', async () => {
  await step(0)
  await step(0)
  await decrement(opened.database.queries, 'k')
  expect([await step(1), await step(1)]).toEqual([true, false])
  for (let times = 0; times < 4; times += 1) await decrement(opened.database.queries, 'k')
  expect(await rows()).toEqual([{ key: 'k', count: 0, ends_at_ms: 100 }])
  await decrement(opened.database.queries, 'nobody')
  expect(await rows()).toHaveLength(1)
})

test('only windows that have ended are deleted, and no more at once than asked', async () => {
  const { queries } = opened.database
  for (const [key, nowMs] of [
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 50],
  ] as const)
    await step(nowMs, key)
  expect(await deleteEnded(queries, 99, 10)).toBe(0)
  expect(await deleteEnded(queries, 100, 10)).toBe(1)
  expect((await rows()).map(({ key }) => key)).toEqual(['b', 'c', 'd'])
  expect(await deleteEnded(queries, 120, 1)).toBe(1)
  expect(await deleteEnded(queries, 120, 5)).toBe(1)
  expect(await deleteEnded(queries, 120, 5)).toBe(0)
  expect((await rows()).map(({ key }) => key)).toEqual(['d'])
})

test('who waits is told whole seconds, rounded up and at least one', async () => {
  let nowMs = 0
  const counters = new RateCounters({ clock: { nowMs: () => nowMs }, secret: 'a secret of tests only', isOn: true })
  const counter: RateCounter = { what: 'tries', who: 'ada', max: 1, windowMs: 10_000 }
  const countAt = (timeMs: number): Promise<number | undefined> => {
    nowMs = timeMs
    return counters.count(opened.database.queries, [counter])
  }
  expect(await countAt(0)).toBeUndefined()
  expect([await countAt(0), await countAt(1), await countAt(9000), await countAt(9001), await countAt(9999)]).toEqual([10, 10, 1, 1, 1])
  expect(await countAt(10_000)).toBeUndefined()
})

test('what is released can be done again at once', async () => {
  const counters = new RateCounters({ clock: { nowMs: () => 0 }, secret: 'a secret of tests only', isOn: true })
  const counter: RateCounter = { what: 'tries', who: 'ada', max: 1, windowMs: 10_000 }
  const { queries } = opened.database
  expect(await counters.count(queries, [counter])).toBeUndefined()
  await counters.release(queries, [counter])
  expect(await counters.count(queries, [counter])).toBeUndefined()
  expect(await counters.count(queries, [counter])).toBe(10)
})

test('one name in two limits, and two names in one limit, are counted apart, and no name is kept', async () => {
  const counters = new RateCounters({ clock: { nowMs: () => 0 }, secret: 'a secret of tests only', isOn: true })
  const { queries } = opened.database
  for (const [what, who] of [
    ['tries', 'ada'],
    ['letters', 'ada'],
    ['tries', 'ben'],
  ] as const) {
    expect(await counters.count(queries, [{ what, who, max: 1, windowMs: 1000 }])).toBeUndefined()
  }
  const kept = await rows()
  expect(kept).toHaveLength(3)
  expect(JSON.stringify(kept)).not.toMatch(/ada|ben|tries|letters/)
})

test('while limits are off nothing is kept', async () => {
  const counters = new RateCounters({ clock: { nowMs: () => 0 }, secret: 'a secret of tests only', isOn: false })
  const counter: RateCounter = { what: 'tries', who: 'ada', max: 1, windowMs: 1000 }
  await counters.count(opened.database.queries, [counter])
  await counters.release(opened.database.queries, [counter])
  expect(await rows()).toEqual([])
})
