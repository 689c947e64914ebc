import { expect, test } from 'vitest'
import { shapeOf, StatementTimes } from './statement-times.ts'

test('a shape has nothing of the values that stand in a statement', () => {
  const typed = `select * from "accounts" where "email_key" = 'o''neill@example.com' and "id" in (?, ?, ?)\n  limit 20`
  expect(shapeOf(typed)).toBe('select * from "accounts" where "email_key" = ? and "id" in (…) limit ?')
  expect(shapeOf('insert into "t" ("a", "b") values (?, ?), (?, ?), (?, ?)')).toBe('insert into "t" ("a", "b") values (…)')
  expect(shapeOf('select "a1" from "t" where "id" in ($1, $2) and "n" > 3.5')).toBe('select "a1" from "t" where "id" in (…) and "n" > ?')
})

test('what is slow is kept once a shape, and a few shapes at most', () => {
  const times = new StatementTimes()
  times.took('select 1', 10)
  expect(times.slow).toEqual([])
  times.took("select 'a'", 60)
  times.took("select 'b'", 100)
  expect(times.slow).toEqual([{ shape: 'select ?', times: 2, totalMs: 160, longestMs: 100 }])
  for (let index = 0; index < 200; index += 1) times.took(`select x${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}`, 60)
  expect(times.slow.length).toBe(50)
  times.took(`select ${'y'.repeat(5000)}`, 9000)
  expect(times.slow[0]?.shape.length).toBeLessThan(700)
})
