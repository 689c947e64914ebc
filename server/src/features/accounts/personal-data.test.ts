import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FEATURES } from '../../features.ts'
import type { Feature, PersonalTable, TableRules } from '../../platform/feature.ts'
import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { tablesOf, type TestTable } from '../../platform/testing/test-schema.ts'
import { A_DAY, openTestSite } from '../../platform/testing/test-site.ts'

/** Words in the names of columns that point to someone. */
const PERSON =
  /(^|_)(account|adult|author|birth|by|child|device|email|guardian|ip|issuer|mail|member|name|nickname|owner|parent|person|phone|player|pupil|session|student|subject|teacher|user|visitor)(_|$)|(^|_)(hash)$|^key$/

let opened: TestDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
})
afterEach(() => opened.remove())

const isPersonal = (rules: TableRules | undefined): rules is PersonalTable => rules !== undefined && 'columns' in rules

/** @returns what is missing in the rules of the features for these tables */
function missingRules(tables: readonly TestTable[], features: readonly Feature[], sweeps: ReadonlySet<string>): readonly string[] {
  const rules = new Map(features.flatMap((feature) => Object.entries(feature.tables ?? {})))
  const missing: string[] = []
  for (const { name, columns, references } of tables) {
    const own = rules.get(name)
    if (!own) {
      missing.push(`${name}: no feature says what it holds`)
      continue
    }
    const personal = isPersonal(own) ? own : undefined
    const pointers = new Set(references.filter(({ table }) => isPersonal(rules.get(table))).map(({ column }) => column))
    for (const column of columns) {
      const isNamed = PERSON.test(column) || pointers.has(column)
      if (isNamed && !personal?.columns.includes(column)) missing.push(`${name}.${column}: points to a person, without a rule`)
    }
    if (!personal) continue
    for (const column of personal.columns) if (!columns.includes(column)) missing.push(`${name}.${column}: is not there`)
    const goesWith = (table: string) => references.some((reference) => reference.table === table && reference.isDeletedAlong)
    for (const rule of [personal.deletion, personal.retention]) {
      if ('with' in rule && !goesWith(rule.with)) missing.push(`${name}: does not go with ${rule.with}`)
    }
    if ('sweep' in personal.retention && !sweeps.has(personal.retention.sweep)) missing.push(`${name}: nothing sweeps it`)
  }
  const there = new Set(tables.map(({ name }) => name))
  return [...missing, ...[...rules.keys()].filter((name) => !there.has(name)).map((name) => `${name}: there is no such table`)]
}

async function sweepNames(): Promise<ReadonlySet<string>> {
  const site = await openTestSite({ shared: opened, days: [] })
  const names = new Set(site.retention.sweeps.map(({ name }) => name))
  await site.close()
  return names
}

test('whatever in the database points to a person has a rule for deletion, export and retention', async () => {
  expect(missingRules(await tablesOf(opened.database), FEATURES, await sweepNames())).toEqual([])
})

test('no two features have the same table', () => {
  const names = FEATURES.flatMap(({ tables = {} }) => Object.keys(tables))
  expect(new Set(names).size).toBe(names.length)
})

test('a table without rules, and a column that begins to point to somebody, are found', async () => {
  const { database } = opened
  await sql`create table diaries (id integer primary key, words text)`.execute(database.queries)
  await sql`create table bookmarks (id integer primary key, whose text references accounts(id))`.execute(database.queries)
  await sql`alter table puzzles add column author_account_id text`.execute(database.queries)
  await sql`alter table settings add column pupil text`.execute(database.queries)
  const lax: Feature = {
    name: 'bookmarks',
    tables: {
      bookmarks: { columns: ['whose'], deletion: { with: 'accounts' }, export: { as: 'Bookmarks' }, retention: { sweep: 'none' } },
    },
  }
  expect(missingRules(await tablesOf(database), [...FEATURES, lax], await sweepNames())).toEqual([
    'bookmarks: does not go with accounts',
    'bookmarks: nothing sweeps it',
    'diaries: no feature says what it holds',
    'puzzles.author_account_id: points to a person, without a rule',
    'settings.pupil: points to a person, without a rule',
  ])
})

test('an export has what the rules say that it has, and nothing that no rule knows', async () => {
  const site = await openTestSite({ shared: opened })
  const { token } = await site.register()
  const reply = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  const rules = FEATURES.flatMap(({ tables = {} }) => Object.values(tables)).filter(isPersonal)
  const named = rules.flatMap((rule) => ('as' in rule.export ? [rule.export.as] : []))
  expect(Object.keys(JSON.parse(reply.body.toString()) as object).toSorted()).toEqual([...new Set(named)].toSorted())
  await site.close()
})

test('an export says on which day the account was used last', async () => {
  const site = await openTestSite({ shared: opened })
  const { email, password } = await site.register()
  site.goTo(A_DAY + 3)
  const { body } = await site.token({ grant_type: 'password', username: email, password })
  const reply = await site.get(exportAccount.path, { authorization: `Bearer ${body.access_token}` })
  expect(JSON.parse(reply.body.toString())).toMatchObject({
    Account: { CreatedAt: '2026-11-21T12:00:00.000Z', LastUsed: '2026-11-24' },
  })
  await site.close()
})
