import {
  PostgresDialect,
  sql,
  type DatabaseIntrospector,
  type DatabaseMetadataOptions,
  type Kysely,
  type SchemaMetadata,
  type TableMetadata,
} from 'kysely'

/** Restricts introspection to the connection's own schema. Kysely reads the tables of all schemas, and fails when another schema is
 *  dropped meanwhile. */
export class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(database)
  }
}

class OwnSchemaIntrospector implements DatabaseIntrospector {
  readonly #database: Kysely<unknown>

  constructor(database: Kysely<unknown>) {
    this.#database = database
  }

  async getSchemas(): Promise<SchemaMetadata[]> {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(this.#database)
    return rows
  }

  async getTables({ withInternalKyselyTables }: DatabaseMetadataOptions = { withInternalKyselyTables: false }): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; table: string; column: string; type: string; nullable: boolean; fallback: boolean }>`
      select table_schema as schema, table_name as table, column_name as column, data_type as type,
        is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as fallback
      from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`.execute(this.#database)
    const seen = rows.filter(({ table }) => withInternalKyselyTables || !table.startsWith('kysely_'))
    return [...Map.groupBy(seen, ({ table }) => table)].map(([name, columns]) => ({
      name,
      schema: columns[0]?.schema ?? '',
      isView: false,
      isForeign: false,
      columns: columns.map(({ column, type, nullable, fallback }) => ({
        name: column,
        dataType: type,
        isNullable: nullable,
        isAutoIncrementing: false,
        hasDefaultValue: fallback,
      })),
    }))
  }
}
