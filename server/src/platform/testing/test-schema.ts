import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'

export interface TestTable {
  readonly name: string
  /** In alphabetical order. */
  readonly columns: readonly string[]
  readonly references: readonly { readonly column: string; readonly table: string; readonly isDeletedAlong: boolean }[]
  readonly indexes: readonly string[]
}

/** The actual tables of the database, without Kysely's own. */
export async function tablesOf(database: Database): Promise<readonly TestTable[]> {
  const found = await database.queries.introspection.getTables()
  const tables: TestTable[] = []
  for (const table of found) {
    const columns = table.columns.map((column) => column.name).toSorted()
    tables.push({ name: table.name, columns, ...(await keysOf(database, table.name)) })
  }
  return tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

async function keysOf({ queries, dialect }: Database, table: string): Promise<Pick<TestTable, 'references' | 'indexes'>> {
  const references =
    dialect === 'postgres'
      ? sql<{ column: string; table: string; rule: string }>`select a.attname as column, f.relname as table,
          case c.confdeltype when 'c' then 'CASCADE' else '' end as rule
          from pg_constraint c join pg_class f on f.oid = c.confrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          where c.contype = 'f' and c.conrelid = to_regclass(${table})`
      : sql<{
          column: string
          table: string
          rule: string
        }>`select "from" as column, "table", on_delete as rule from pragma_foreign_key_list(${table})`
  const indexes =
    dialect === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema() and tablename = ${table}`
      : sql<{ name: string }>`select name from pragma_index_list(${table})`
  const keys = (await references.execute(queries)).rows.map(({ rule, ...key }) => ({ ...key, isDeletedAlong: rule === 'CASCADE' }))
  const names = (await indexes.execute(queries)).rows.map(({ name }) => name)
  return { references: keys.toSorted((one, other) => (one.column < other.column ? -1 : 1)), indexes: names.toSorted() }
}

/** Every row of every table, by table name. */
export async function allRowsOf({ queries }: Database): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await queries.introspection.getTables()
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries)
      const inOrder = rows.map((row) => JSON.stringify(row)).toSorted()
      return [name, inOrder] as const
    }),
  )
  return Object.fromEntries(found)
}
