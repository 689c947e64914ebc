import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Adds an index under the name that all indexes of its kind have. */
export async function addIndex(database: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

/** The same for one under which no two rows have the same values. Rows without one of the values may be any number. */
export async function addUniqueIndex(database: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  await database.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .unique()
    .execute()
}

/** @returns what makes a column refer to a row of this table, with which its own row is deleted */
export function ownedBy(table: string): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) => column.notNull().references(`${table}.id`).onDelete('cascade')
}
