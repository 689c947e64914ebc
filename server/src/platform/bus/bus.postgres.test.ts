import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Bus } from './bus.ts'
import { openBus } from './open-bus.ts'

let opened: TestDatabase
let buses: Bus[]
beforeEach(async () => {
  opened = await openTestDatabase()
  buses = []
})
afterEach(async () => {
  for (const bus of buses) await bus.close()
  await opened.remove()
})

/** Another process. */
async function join(): Promise<Bus> {
  const bus = await openBus(opened.address.databaseUrl, () => undefined)
  buses.push(bus)
  return bus
}

/** @returns what a process hears of a topic until it has heard so much */
function heardBy(bus: Bus, topic: string, count: number): Promise<(string | undefined)[]> {
  const heard: (string | undefined)[] = []
  return new Promise((resolve) => {
    bus.subscribe(topic, (text) => {
      if (heard.push(text) === count) resolve(heard)
    })
  })
}

test('what one process tells the others hear in its order, and it does not hear itself', async () => {
  const [one, two, three] = [await join(), await join(), await join()]
  const long = 'é'.repeat(500)
  const texts = Array.from({ length: 20 }, (_, index) => `${index} ${long.slice(0, 450)}`)
  const all = [heardBy(two, 'names', 20), heardBy(three, 'names', 20)]
  const own = heardBy(one, 'names', 1)
  for (const text of texts) one.publish('names', text)
  one.publish('other things')
  expect(await Promise.all(all)).toEqual([texts, texts])
  two.publish('names', 'of another')
  expect(await own).toEqual(['of another'])
  expect(() => one.publish('names', `${long}é`)).toThrow(RangeError)
})

test('a connection that breaks is made again: everything counts as changed, and what is told is heard again', async () => {
  const [one, two] = [await join(), await join()]
  const heard = heardBy(two, 'names', 2)
  const missed = [heardBy(one, 'names', 1), heardBy(two, 'names', 1)]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`.execute(opened.database.queries)
  expect(await Promise.all(missed)).toEqual([[undefined], [undefined]])
  one.publish('names', 'told again')
  expect(await heard).toEqual([undefined, 'told again'])
})

test('of more than can wait only that it was too much is told', async () => {
  const [one, two] = [await join(), await join()]
  const heard = heardBy(two, 'names', 2)
  for (let count = 0; count < 5002; count += 1) one.publish('names', 'a')
  expect(await heard).toEqual(['a', undefined])
})
