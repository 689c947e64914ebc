import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { RateCounters, type RateCounter } from './service.ts'

let opened: TestDatabase
let nowMs = 0
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.remove())

function countersOf(isOn = true): RateCounters {
  return new RateCounters({ clock: { nowMs: () => nowMs }, secret: 'a secret of tests only', isOn })
}

function count(counted: readonly RateCounter[], counters = countersOf()): Promise<number | undefined> {
  return opened.database.relaxed((transaction) => counters.count(transaction, counted))
}

test('what is full says when there is room again, and begins anew then', async () => {
  const counter: RateCounter = { what: 'tries', who: 'anna', max: 2, windowMs: MINUTE_MS }
  expect([await count([counter]), await count([counter])]).toEqual([undefined, undefined])
  nowMs += MINUTE_MS / 2
  expect(await count([counter])).toBe(30)
  nowMs += MINUTE_MS / 2
  expect(await count([counter])).toBeUndefined()
})

test('a full address counts nothing against a name', async () => {
  const name: RateCounter = { what: 'for a name', who: 'ben', max: 3, windowMs: MINUTE_MS }
  const from = (who: string): RateCounter => ({ what: 'from an address', who, max: 1, windowMs: MINUTE_MS })
  expect(await count([name, from('school')])).toBeUndefined()
  for (let times = 0; times < 10; times += 1) expect(await count([name, from('school')])).toBe(60)
  expect(await count([name, from('home')])).toBeUndefined()
  expect(await count([name, from('library')])).toBeUndefined()
  expect(await count([name, from('park')])).toBe(60)
})

test('to look whether there is room counts nothing, and says the same', async () => {
  const counter: RateCounter = { what: 'looked at', who: 'anna', max: 1, windowMs: MINUTE_MS }
  const look = () => countersOf().look(opened.database.queries, [counter])
  expect([await look(), await look(), await count([counter]), await look(), await count([counter])]).toEqual([
    undefined,
    undefined,
    undefined,
    60,
    60,
  ])
})

test('while limits are off nobody is turned away', async () => {
  const counter: RateCounter = { what: 'tries', who: 'carla', max: 1, windowMs: MINUTE_MS }
  for (let times = 0; times < 3; times += 1) expect(await count([counter], countersOf(false))).toBeUndefined()
})
