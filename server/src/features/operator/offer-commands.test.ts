import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { NOON_MS } from '../../platform/testing/test-site.ts'
import { runOperatorCommand } from './run.ts'

const WINTER = ['--name', 'Winter Warm-up', '--description', 'All plans', '--percent', '20', '--code', 'WINTER20']

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

async function offer(...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = []
  const print = (line: string): void => void lines.push(line)
  const code = await runOperatorCommand(['offer', ...words], { database: opened.database, nowMs: NOON_MS, print })
  return { code, said: lines.join('\n') }
}

const changed = (name: string, value: string): readonly string[] =>
  WINTER.map((word, index) => (WINTER[index - 1] === `--${name}` ? value : word))

test('an offer that is added runs from now to the end of its last day', async () => {
  expect((await offer('add', ...WINTER, '--until', '2026-12-24')).code).toBe(0)
  expect((await offer('list')).said).toBe(
    'WINTER20  20%  runs  2026-11-21T12:00:00.000Z to 2026-12-25T00:00:00.000Z  Winter Warm-up\n1 offer.',
  )
})

test('an offer may begin later, end at an hour, or end when 2030 begins', async () => {
  await offer('add', ...WINTER, '--from', '2026-12-01', '--until', '2026-12-24T18:00Z')
  await offer('add', ...changed('code', 'ALWAYS'))
  const { said } = await offer('list')
  expect(said).toContain('WINTER20  20%  to come  2026-12-01T00:00:00.000Z to 2026-12-24T18:00:00.000Z')
  expect(said).toContain('ALWAYS  20%  runs  2026-11-21T12:00:00.000Z to 2030-01-01T00:00:00.000Z')
})

test('a code is taken once, in upper or lower case, and also when its offer is over', async () => {
  await offer('add', ...WINTER)
  expect(await offer('add', ...changed('code', 'winter20'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('Choose another code'),
  })
  expect(await offer('end', 'Winter20')).toMatchObject({ code: 0 })
  expect(await offer('add', ...WINTER)).toMatchObject({ code: 1 })
  expect((await offer('list')).said).toContain('1 offer.')
})

test('of many who add the same code at once, one does', async () => {
  const codes = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => (await offer('add', ...changed('code', index % 2 ? 'RACE-1' : 'race-1'))).code),
  )
  expect(codes.toSorted()).toEqual([0, ...Array(11).fill(1)])
})

test('what has ended, or never was, cannot be ended', async () => {
  await offer('add', ...WINTER)
  expect((await offer('end', 'WINTER20')).code).toBe(0)
  expect(await offer('end', 'WINTER20')).toEqual({ code: 1, said: 'There is no offer WINTER20 left to end.' })
  expect((await offer('end', 'NOTHING')).code).toBe(1)
  expect((await offer('list')).said).toContain('over')
})

test.each([
  ['name', '', 'name is needed'],
  ['name', 'x'.repeat(31), 'name must have at most 30 characters'],
  ['name', 'two\nlines', 'name must be one line'],
  ['description', 'x'.repeat(61), 'description must have at most 60 characters'],
  ['percent', '0', 'percent must be a whole number from 1 to 100'],
  ['percent', '101', 'percent must be'],
  ['percent', '20%', 'percent must be'],
  ['percent', '12.5', 'percent must be'],
  ['code', 'A', 'code must have 3 to 20'],
  ['code', 'WINTER 20', 'code must have 3 to 20'],
  ['code', "'; drop table offers", 'code must have 3 to 20'],
])('%s %j is refused', async (name, value, complaint) => {
  expect(await offer('add', ...changed(name, value))).toMatchObject({ code: 2, said: expect.stringContaining(complaint) })
  expect((await offer('list')).said).toBe('0 offers.')
})

test.each([
  [['--until', '2026-11-20'], 'until must be later than now'],
  [['--until', '2026-13-01'], 'until must be a day'],
  [['--until', '2027-02-30'], 'until must be a day'],
  [['--until', 'Christmas'], 'until must be a day'],
  [['--from', 'soon'], 'from must be a day'],
  [['--from', '2026-12-10', '--until', '2026-12-01'], 'until must be later than from'],
  [['--colour', 'red'], '--colour'],
  [['--percent', '30'], '--percent is given twice'],
  [['by the way'], 'by the way'],
])('%j is refused', async (words, complaint) => {
  expect(await offer('add', ...WINTER, ...words)).toMatchObject({ code: 2, said: expect.stringContaining(complaint) })
})

test('every complaint is made at once', async () => {
  const { said } = await offer('add')
  for (const what of ['name', 'percent', 'code']) expect(said).toContain(`  ${what} `)
})
