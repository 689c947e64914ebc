import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { runMigrations } from '../database/migrations.ts'
import { FEATURES } from '../features.ts'
import { migrate } from '../migrate.ts'
import { freshAddress } from '../testing/test-database.ts'
import { customersOf, findPayment, paymentsOfCustomer, putPayment, runningPaymentsOf } from './queries.ts'

test('what was paid before customers were kept with payments stays, and is found by the customer of its account until it is told of again', async () => {
  const { address, remove } = await freshAddress()
  const database = openDatabase(address, () => undefined)
  const older = FEATURES.flatMap(({ migrations = [] }) => migrations).filter(({ name }) => name < '2026-11-27-10')
  await runMigrations(database, older)
  const { queries } = database
  for (const id of ['a', 'b']) {
    await sql`insert into accounts (id, user_name, user_name_key, is_email_verified, is_student, is_child, created_at_ms)
      values (${id}, ${id}, ${id}, 1, 0, 0, 7)`.execute(queries)
    await sql`insert into customers (account_id, customer_ref) values (${id}, ${`cus_${id}`})`.execute(queries)
    await sql`insert into payments (source, payment_ref, account_id, version, is_past_due, is_running)
      values ('stripe', ${`sub_${id}`}, ${id}, 3, 0, 1), ('test', ${`test ${id}`}, ${id}, 1, 0, 0)`.execute(queries)
  }

  await migrate(database)

  const known = { accountId: 'a', version: 3, isPastDue: false, isRunning: true }
  expect(await findPayment(queries, 'stripe', 'sub_a')).toEqual(known)
  expect(await paymentsOfCustomer(queries, 'stripe', 'cus_a')).toEqual(['sub_a'])
  expect(await runningPaymentsOf(queries, 'a', 'stripe')).toEqual([])
  expect(await putPayment(queries, { ...known, source: 'stripe', ref: 'sub_a', version: 4, customerRef: 'cus_other' })).toBe(true)
  expect(await paymentsOfCustomer(queries, 'stripe', 'cus_other')).toEqual(['sub_a'])
  expect(await paymentsOfCustomer(queries, 'stripe', 'cus_a')).toEqual([])
  expect(await paymentsOfCustomer(queries, 'stripe', 'cus_b')).toEqual(['sub_b'])
  expect(await runningPaymentsOf(queries, 'a', 'stripe')).toEqual([{ ref: 'sub_a', customerRef: 'cus_other' }])
  expect(await customersOf(queries, 'a')).toEqual(['cus_a', 'cus_other'])
  await database.close()
  await remove()
})
