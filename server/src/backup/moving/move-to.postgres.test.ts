import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../database/connection.ts'
import { migrate } from '../../migrate.ts'
import { isUnavailable } from '../../database/faults.ts'
import { freshAddress } from '../../testing/test-database.ts'
import { tablesOf } from '../../testing/test-schema.ts'
import { moveTo, NotMoved, stopMoving } from './move-to.ts'
import { isBeingFilled, movedTo } from './moved-to.ts'

const nobody = (): void => undefined

let here: Database
let dataFolder: string
let databaseUrl: string
let remove: () => Promise<void>

beforeEach(async () => {
  const fresh = await freshAddress()
  ;({ dataFolder } = fresh.address)
  databaseUrl = fresh.address.databaseUrl ?? ''
  here = openDatabase({ dataFolder, databaseUrl: undefined }, nobody)
  await migrate(here)
  remove = async () => {
    await here.close()
    await fresh.remove()
  }
  await here.queries
    .insertInto('players')
    .values(Array.from({ length: 4500 }, (_, id) => ({ device_id: `device ${id}`, created_at_ms: id })))
    .execute()
})
afterEach(() => remove())

function move(said: (line: string) => void = nobody, url = databaseUrl) {
  return moveTo({ dataFolder, databaseUrl: url, said, ticks: () => 0 })
}

async function devicesAt(database: Database): Promise<readonly (string | null)[]> {
  const rows = await database.queries.selectFrom('players').select('device_id').orderBy('id').execute()
  return rows.map(({ device_id }) => device_id)
}

async function there<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ dataFolder, databaseUrl }, nobody)
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

test('a site that was moved has all of its rows, the same tables, and numbers that go on', async () => {
  const moved = await move()
  expect(moved?.tables['players']?.rows).toBe(4500)
  const fresh = await freshAddress()
  const empty = openDatabase(fresh.address, nobody)
  await migrate(empty)
  await there(async (database) => {
    expect(await devicesAt(database)).toEqual(await devicesAt(here))
    expect(await tablesOf(database)).toEqual(await tablesOf(empty))
    const added = await database.queries.insertInto('players').values({ device_id: 'new', created_at_ms: 1 }).returning('id').execute()
    expect(added).toEqual([{ id: 4501 }])
    const orphan = database.queries.insertInto('allowances').values({ player_id: 999_999, day: 1, used: 1 }).execute()
    await expect(orphan).rejects.toThrow(/foreign key/)
  })
  await empty.close()
  await fresh.remove()
})

test('what moved refuses every write, as a database that is away for a moment, and says where it is', async () => {
  await move()
  const writes = [
    here.durably((transaction) => transaction.insertInto('players').values({ device_id: 'x', created_at_ms: 1 }).execute()),
    here.durably((transaction) => transaction.updateTable('players').set({ created_at_ms: 9 }).execute()),
    here.durably((transaction) => transaction.deleteFrom('players').execute()),
  ]
  const outcomes = await Promise.allSettled(writes)
  expect(outcomes.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual([true, true, true])
  expect(await devicesAt(here)).toHaveLength(4500)
  expect(movedTo(dataFolder)?.databaseUrl).toBe(databaseUrl)
  expect(await isBeingFilled(databaseUrl)).toBe(false)
  expect(await move()).toBeUndefined()
  await expect(move(nobody, `${databaseUrl}&other=1`)).rejects.toThrow(NotMoved)
})

test('ended after any of its steps, it goes on; what was written meanwhile is there, and until the end the site can write', async () => {
  let steps = 0
  for (let isDone = false; !isDone; steps += 1) {
    let left = steps
    const ending = move((line) => {
      left -= 1
      if (left < 0) throw new Error(`ended after: ${line}`)
    })
    isDone = await ending.then(
      () => true,
      (error: Error) => {
        if (!error.message.startsWith('ended after')) throw error
        return movedTo(dataFolder) !== undefined
      },
    )
    if (isDone) break
    expect(await isBeingFilled(databaseUrl)).toBe(true)
    await here.durably(async (transaction) => {
      // A name that one row gives up is another one's, and a row that was copied goes.
      await transaction
        .updateTable('players')
        .set({ device_id: `gone ${steps}` })
        .where('device_id', '=', `device ${steps}`)
        .execute()
      await transaction
        .insertInto('players')
        .values({ device_id: `device ${steps}`, created_at_ms: steps })
        .execute()
      await transaction
        .deleteFrom('players')
        .where('device_id', '=', `device ${2000 + steps}`)
        .execute()
    })
  }
  expect(steps).toBeGreaterThan(8)
  await move()
  const devices = await devicesAt(here)
  expect(devices).toContain('gone 7')
  expect(await there(devicesAt)).toEqual(devices)
})

test('nothing is moved onto other tables, nor by two at once, and a move that was given up leaves nothing behind', async () => {
  const before = await here.queries.introspection.getTables()
  await there((database) => sql`create table somebodys (id integer)`.execute(database.queries))
  await expect(move()).rejects.toThrow(/tables in this PostgreSQL already/)
  await there((database) => sql`drop table somebodys`.execute(database.queries))
  let second: Promise<unknown> = Promise.resolve()
  const first = move((line) => {
    if (line === 'copied players') second = move().catch((error: unknown) => error)
    if (line.startsWith('all tables')) throw new Error('enough')
  })
  await expect(first).rejects.toThrow('enough')
  expect(await second).toEqual(new NotMoved('another move into this PostgreSQL is under way'))
  expect(await stopMoving(dataFolder)).toBe(true)
  expect(await stopMoving(dataFolder)).toBe(false)
  expect(await here.queries.introspection.getTables()).toEqual(before)
  await expect(move()).rejects.toThrow(/given up/)
})
