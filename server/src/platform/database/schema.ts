import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Adds an index with the conventional name. */
export async function addIndex(database: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

/** Adds a unique index with the conventional name. Rows with a null are not compared. */
export async function addUniqueIndex(database: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .unique()
    .execute()
}

/** @returns a modifier that makes a column reference this table, deleting its row with the referenced one */
export function ownedBy(table: string): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) => column.notNull().references(`${table}.id`).onDelete('cascade')
}
