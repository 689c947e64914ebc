import type { Compilable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { selectPaymentsOfCustomer, selectRunning } from './queries.ts'

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

test("a customer's payments are found without reading those of everybody, also those stored without a customer", async () => {
  const plan = await planOf(selectPaymentsOfCustomer(opened.database.queries, 'stripe', 'cus_1'))
  expect(plan).toContain('SEARCH payments USING INDEX payments_of_customers (customer_ref=? AND source=?)')
  expect(plan).toContain('SEARCH customers USING INDEX customers_by_customer_ref (customer_ref=?)')
  expect(plan).toContain('SEARCH payments USING INDEX payments_by_account_id (account_id=?)')
  expect(plan.match(/SEARCH|SCAN/g)).toHaveLength(3)
})

test('what runs of an account is found by the account', async () => {
  const plan = await planOf(selectRunning(opened.database.queries, 'someone', 'stripe'))
  expect(plan).toBe('SEARCH payments USING INDEX payments_by_account_id (account_id=?)')
})
