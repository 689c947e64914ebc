import { Client, types } from 'pg'
import { afterWhatTheyReferTo, quoted, type KeyedTable, type Row, type RowStore, type Table } from './row-store.ts'

/** Rows that are fetched, and stored, by one statement. */
const ROWS_AT_ONCE = 2000
const MOST_PARAMETERS = 60_000
const KEYS_AT_ONCE = 500

/** A connection on which every whole number is a number. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
  })
  // A connection that breaks fails the statement that runs.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The rows of a PostgreSQL, beside a running site. */
export class PostgresRows implements RowStore {
  readonly #client: Client

  /** @param client from `connect` above */
  constructor(client: Client) {
    this.#client = client
  }

  static async open(databaseUrl: string): Promise<PostgresRows> {
    return new PostgresRows(await connect(databaseUrl))
  }

  async begin(does: 'reading' | 'writing'): Promise<void> {
    await this.#client.query(does === 'reading' ? 'begin isolation level repeatable read read only' : 'begin')
    await this.#client.query('select 1')
  }

  async migrations(): Promise<readonly string[]> {
    const [isThere] = await this.#column("select to_regclass('kysely_migration') is not null")
    return isThere === true ? ((await this.#column('select name from kysely_migration order by name')) as string[]) : []
  }

  async tables(): Promise<readonly Table[]> {
    const { rows } = await this.#client.query<[string, string]>({
      rowMode: 'array',
      text: `select table_name, column_name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not similar to '(kysely|moving)\\_%'
          and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))`,
    })
    const columns = Map.groupBy(rows, ([table]) => table)
    const { rows: refers } = await this.#client.query<[string, string]>({
      rowMode: 'array',
      text: `select distinct own.relname, other.relname from pg_constraint
        join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
        where contype = 'f' and own.relnamespace = current_schema()::regnamespace and not own.relispartition`,
    })
    return afterWhatTheyReferTo(
      [...columns].map(([name, named]) => ({ name, columns: named.map(([, column]) => column).toSorted() })),
      refers,
    )
  }

  async *rows({ name, columns }: Table): AsyncIterable<Row> {
    await this.#client.query(`declare all_rows no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
    for (;;) {
      const { rows } = await this.#client.query<Row & unknown[]>({ rowMode: 'array', text: `fetch ${ROWS_AT_ONCE} from all_rows` })
      yield* rows
      if (rows.length < ROWS_AT_ONCE) break
    }
    await this.#client.query('close all_rows')
  }

  async clear(): Promise<void> {
    const names = (await this.tables()).map(({ name }) => quoted(name))
    if (names.length > 0) await this.#client.query(`truncate ${names.join(', ')}`)
  }

  insert(table: Table, rows: readonly Row[]): Promise<void> {
    return this.#insert(table, rows, '')
  }

  /** Leaves out what would take the place of another row. */
  insertWhereFree(table: Table, rows: readonly Row[]): Promise<void> {
    return this.#insert(table, rows, 'on conflict do nothing')
  }

  async remove(table: KeyedTable, keys: readonly Row[]): Promise<void> {
    for (const some of chunks(keys, KEYS_AT_ONCE)) {
      await this.#client.query(`delete from ${quoted(table.name)} where ${isAmong(table, some)}`, some.flat())
    }
  }

  /** @returns those of the keys' rows that there are, in any order */
  async find(table: KeyedTable, keys: readonly Row[]): Promise<readonly Row[]> {
    const found: Row[] = []
    for (const some of chunks(keys, KEYS_AT_ONCE)) {
      const text = `select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)} where ${isAmong(table, some)}`
      const { rows } = await this.#client.query<Row & unknown[]>({ rowMode: 'array', text, values: some.flat() })
      found.push(...rows)
    }
    return found
  }

  async count({ name }: Table): Promise<number> {
    const [count] = await this.#column(`select count(*) from ${quoted(name)}`)
    return Number(count)
  }

  async #insert({ name, columns }: Table, rows: readonly Row[], ending: string): Promise<void> {
    const atOnce = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length))
    for (const some of chunks(rows, atOnce)) {
      const places = some.map((_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`)
      const text = `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value values ${places.join(', ')} ${ending}`
      await this.#client.query(text, some.flat())
    }
  }

  async commit(): Promise<void> {
    await this.giveOutFreeNumbers()
    await this.#client.query('commit')
  }

  async giveOutFreeNumbers(): Promise<void> {
    // Numbers that are given out go on after those that are taken.
    const { rows } = await this.#client.query<[string, string]>({
      rowMode: 'array',
      text: `select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
    })
    for (const [table, column] of rows) {
      const last = `coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1`
      await this.#client.query(`select setval(pg_get_serial_sequence($1, $2), ${last}, false)`, [quoted(table), column])
    }
  }

  async close(): Promise<void> {
    await this.#client.end()
  }

  async #column(text: string): Promise<readonly unknown[]> {
    const { rows } = await this.#client.query<unknown[]>({ rowMode: 'array', text })
    return rows.map(([value]) => value)
  }
}

function isAmong({ key }: KeyedTable, keys: readonly Row[]): string {
  const places = keys.map((_, row) => `(${key.map((__, column) => `$${row * key.length + column + 1}`).join(', ')})`)
  return `(${key.map(quoted).join(', ')}) in (${places.join(', ')})`
}

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
