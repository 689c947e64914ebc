import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { firstOf, Insertion, Statement, statementsBy } from './statement.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.remove())

interface Total {
  readonly shard: number
  readonly guesses: number
}

const ADD = statementsBy(
  (count: number) =>
    new Statement((queries, { totals }: { totals: readonly Total[] }) =>
      queries
        .insertInto('guess_totals')
        .values(firstOf(totals, count).map(({ shard, guesses }) => ({ shard, guesses, correct: 7 })))
        .returning(['shard', 'guesses', 'correct']),
    ),
)

test('a statement is built once, and given other values each time', async () => {
  const { queries } = opened.database
  let built = 0
  const find = new Statement((on, { shard }: { shard: number }) => {
    built += 1
    return on.selectFrom('guess_totals').select('guesses').where('shard', '=', shard)
  })
  await ADD(2).rows(queries, {
    totals: [
      { shard: 101, guesses: 5 },
      { shard: 102, guesses: 6 },
    ],
  })
  expect(await find.first(queries, { shard: 101 })).toEqual({ guesses: 5 })
  expect(await find.first(queries, { shard: 102 })).toEqual({ guesses: 6 })
  expect(await find.first(queries, { shard: 103 })).toBeUndefined()
  expect(built).toBe(1)
})

test('within a transaction a statement sees what the transaction did, and is undone with it', async () => {
  const { queries } = opened.database
  const totals = [{ shard: 110, guesses: 1 }]
  const undone = queries.transaction().execute(async (transaction) => {
    expect(await ADD(1).rows(transaction, { totals })).toEqual([{ shard: 110, guesses: 1, correct: 7 }])
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await ADD(1).rows(queries, { totals })).toHaveLength(1)
})

test('outside of a transaction a statement sees nothing of one that is open', async () => {
  const { queries } = opened.database
  const find = new Statement((on, { shard }: { shard: number }) =>
    on.selectFrom('guess_totals').select('guesses').where('shard', '=', shard),
  )
  let seen: unknown
  const undone = queries.transaction().execute(async (transaction) => {
    await ADD(1).rows(transaction, { totals: [{ shard: 115, guesses: 1 }] })
    seen = find.first(queries, { shard: 115 })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await seen).toBeUndefined()
})

test('a statement that fails in a transaction rejects, as any other', async () => {
  const totals = [{ shard: 120, guesses: 1 }]
  const failed = opened.database.queries.transaction().execute(async (transaction) => {
    await ADD(1).rows(transaction, { totals })
    await ADD(1).rows(transaction, { totals })
  })
  await expect(failed).rejects.toThrow(/unique/i)
})

test('reckoning with a value that is not known yet is refused', async () => {
  const wrong = new Statement((queries, { shard }: { shard: number }) =>
    queries
      .selectFrom('guess_totals')
      .select('guesses')
      .where('shard', '=', shard + 1),
  )
  await expect(wrong.rows(opened.database.queries, { shard: 1 })).rejects.toThrow('the value "shard" is not known')
})

test('many rows are inserted at once on PostgreSQL, and one by one into the embedded database', async () => {
  const { database } = opened
  const rowsOfStatements: number[] = []
  const insertion = new Insertion<Total>((queries, totals) => {
    rowsOfStatements.push(totals.length)
    return queries.insertInto('guess_totals').values(totals.map(({ shard, guesses }) => ({ shard, guesses, correct: 7 })))
  })
  const totals = [201, 202, 203].map((shard) => ({ shard, guesses: shard }))
  await database.durably((transaction) => insertion.insert(transaction, totals))
  expect(rowsOfStatements).toEqual([database.dialect === 'postgres' ? 3 : 1])
  const stored = database.queries.selectFrom('guess_totals').select(['shard', 'guesses']).where('shard', '>', 200).orderBy('shard')
  expect(await stored.execute()).toEqual(totals)
})

test('of rows that are inserted together none is left when one of them cannot be', async () => {
  const { database } = opened
  const insertion = new Insertion<Total>((queries, totals) =>
    queries.insertInto('guess_totals').values(totals.map(({ shard, guesses }) => ({ shard, guesses, correct: 7 }))),
  )
  const totals = [301, 302, 301].map((shard) => ({ shard, guesses: 1 }))
  await expect(database.durably((transaction) => insertion.insert(transaction, totals))).rejects.toThrow(/unique/i)
  expect(await database.queries.selectFrom('guess_totals').select('shard').where('shard', '>', 300).execute()).toEqual([])
})
