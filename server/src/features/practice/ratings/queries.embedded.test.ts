import type { Compilable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { selectOpenPlayers, selectOpenPuzzles, selectUnratedDay } from './queries.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.remove())

async function planOf(query: Compilable): Promise<string> {
  const compiled = query.compile()
  const explained = { ...compiled, sql: `explain query plan ${compiled.sql}` }
  const { rows } = await opened.database.queries.executeQuery<{ detail: string }>(explained)
  return rows.map(({ detail }) => detail).join('\n')
}

test('the next day to rate is found without reading all rated days for each day', async () => {
  const plan = await planOf(selectUnratedDay(opened.database.queries))
  expect(plan).toContain('SEARCH rated_days USING INTEGER PRIMARY KEY')
  expect(plan).not.toMatch(/SCAN rated_days|TEMP B-TREE/)
})

test('what a day is yet to be counted into is found in an index of little else', async () => {
  const { queries } = opened.database
  expect(await planOf(selectOpenPlayers(queries, 2500, 100))).toBe('SEARCH player_ratings USING INDEX player_ratings_open (day<?)')
  expect(await planOf(selectOpenPuzzles(queries, 2500, 100))).toBe('SEARCH puzzle_ratings USING INDEX puzzle_ratings_open (day<?)')
})
