import type { DatabaseAddress } from '../database/connection.ts'
import { EmbeddedRows } from './embedded-rows.ts'
import { PostgresRows } from './postgres-rows.ts'
import type { RowStore } from './row-store.ts'

/** Opens the rows of the database that a site with this address has. */
export async function openRowStore({ databaseUrl, dataFolder }: DatabaseAddress): Promise<RowStore> {
  return databaseUrl === undefined ? EmbeddedRows.open(dataFolder) : PostgresRows.open(databaseUrl)
}
