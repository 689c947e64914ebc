import { PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { fastify } from 'fastify'
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { threadsOfLowerPriority } from '../../../platform/testing/thread-priority.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { A_DAY } from '../../../platform/testing/test-site.ts'
import { draftsOfDay } from '../draft.ts'
import { DAYS_TOGETHER } from './old-days.ts'
import { storeDaysInThread } from './old-days-thread.ts'

const { log } = fastify()
const DAYS: readonly Day[] = Array.from({ length: DAYS_TOGETHER + 2 }, (_, index) => A_DAY - index)

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

const config = () => ({ ...opened.address, clockOffsetMs: 0 })

interface Wishes {
  readonly days?: readonly Day[]
  readonly onPublished?: (days: readonly Day[]) => void
  readonly signal?: AbortSignal
}

function fill({ days = DAYS, onPublished = () => undefined, signal = new AbortController().signal }: Wishes = {}): Promise<void> {
  return storeDaysInThread(config(), log)(days, signal, ({ published }) => onPublished(published))
}

async function storedDays(): Promise<readonly Day[]> {
  const rows = await opened.database.queries.selectFrom('days').select('day').orderBy('day', 'desc').execute()
  return rows.map(({ day }) => day)
}

test('the thread stores what this thread would draft, the days in their order', async () => {
  const order: Day[] = []
  await fill({ onPublished: (days) => order.push(...days) })
  expect([order, await storedDays()]).toEqual([DAYS, DAYS])
  const rows = await opened.database.queries.selectFrom('puzzles').select(['id', 'question', 'answer', 'text']).orderBy('id').execute()
  expect(rows).toHaveLength(DAYS.length * PUZZLES_A_DAY)
  const first = draftsOfDay(A_DAY)[0]
  expect(rows.find(({ id }) => id === puzzleIdOf(A_DAY, 0))).toMatchObject({ question: first?.question, answer: first?.answer })
})

test('whoever stores something else meanwhile is neither refused nor lost', async () => {
  const { database } = opened
  const store = (text: string) =>
    database.durably((transaction) =>
      sql
        .raw(text)
        .execute(transaction)
        .then(() => undefined),
    )
  await store('create table notes (number integer primary key)')
  const filled = new AbortController()
  const filling = fill().finally(() => filled.abort())
  let written = 0
  for (; !filled.signal.aborted; written += 1) await store(`insert into notes values (${written})`)
  await filling
  const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(database.queries)
  expect([Number(rows[0]?.count), written > 0]).toEqual([written, true])
  expect(await storedDays()).toEqual(DAYS)
})

test('it is stopped after what it is storing, and gives way to requests until then', async () => {
  const before = threadsOfLowerPriority()
  const stopping = new AbortController()
  const days = Array.from({ length: 4 * DAYS_TOGETHER }, (_, index) => A_DAY - index)
  const order: Day[] = []
  let givingWay = 0
  const onPublished = (published: readonly Day[]): void => {
    order.push(...published)
    // What it had stored before it heard of the end may be told when it is gone.
    givingWay = Math.max(givingWay, threadsOfLowerPriority())
    stopping.abort()
  }
  await fill({ days, onPublished, signal: stopping.signal })
  expect(order.length).toBeLessThan(days.length)
  expect(givingWay).toBe(process.platform === 'linux' ? before + 1 : 0)
  expect(await storedDays()).toEqual(order)
})

test('one that cannot store says why', async () => {
  await opened.database.durably((transaction) => sql`drop table puzzle_counts`.execute(transaction).then(() => undefined))
  await expect(fill()).rejects.toThrow(/puzzle_counts/)
  expect(await storedDays()).toEqual([])
})

test('one that ends unheard has failed', async () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent('process.exit(3)')}`)
  const store = storeDaysInThread(config(), log, script)
  await expect(store(DAYS, new AbortController().signal, () => undefined)).rejects.toThrow('code 3')
})

test('the thread has room for what is soon of no use, though its process has little', () => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    import { getHeapSpaceStatistics } from 'node:v8'
    const kept = []
    for (let count = 0; count < 3_000_000; count += 1) kept[count % 60_000] = { count }
    const { space_size: bytes } = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
    parentPort.postMessage({ kind: 'stored', settledDays: bytes / 2 ** 20, published: [] })`
  const program = `
    import { storeDaysInThread } from '${new URL('./old-days-thread.ts', import.meta.url).href}'
    const config = { databaseUrl: undefined, dataFolder: '', clockOffsetMs: 0 }
    const script = new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(script)}`)})
    await storeDaysInThread(config, console, script)([1], new AbortController().signal, ({ settledDays }) => process.stdout.write(String(settledDays)))`
  const mib = execFileSync(process.execPath, ['--max-semi-space-size=2', '--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(Number(mib)).toBeGreaterThan(8)
})
