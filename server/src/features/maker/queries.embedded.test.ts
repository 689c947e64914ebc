import { expect, test } from 'vitest'
import { openTestDatabase } from '../../platform/testing/test-database.ts'
import { selectMadeUnder } from './queries.ts'

test("a teacher's puzzles are found without reading the classes of everybody", async () => {
  const opened = await openTestDatabase()
  const { queries } = opened.database
  const query = selectMadeUnder(queries, 'teacher').compile()
  const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toMatch(/SEARCH classrooms USING INDEX \w+ \(id=\?\)/)
  expect(plan).not.toContain('SCAN')
  await opened.remove()
})
