import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseAddress } from '../database/connection.ts'
import { lineOf, Tallying, type Tally } from './checksum.ts'
import { readLines, UnreadableBackup, writeLines } from './lines-on-disk.ts'
import { openRowStore } from './open-row-store.ts'
import type { RowStore, Table } from './row-store.ts'

export interface Contents {
  readonly madeAtMs: number
  /** Those that had run, by name. */
  readonly migrations: readonly string[]
  /** What the site's keys are derived from, where it is kept in the data folder. */
  readonly secret: string | undefined
  readonly tables: Readonly<Record<string, Tally>>
}

const header = z.object({
  emojigma: z.literal('backup'),
  format: z.literal(1),
  madeAtMs: z.int(),
  migrations: z.array(z.string()),
  secret: z.string().optional(),
})
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
const endLine = z.object({ tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })) })

/** Writes all that a site keeps in its database into a file, as it is at one moment, while the site goes on.
 *  @param key what it is encrypted with; undefined = not at all
 *  @returns what is in it, and its size in bytes
 *  Source: docs/operate.md, Backups */
export async function backUp(
  address: DatabaseAddress,
  path: string,
  { key, nowMs }: { readonly key: string | undefined; readonly nowMs: number },
): Promise<Contents & { readonly bytes: number }> {
  const secret = await secretIn(address.dataFolder)
  const store = await openRowStore(address)
  try {
    await store.begin('reading')
    const migrations = await store.migrations()
    const tables: Record<string, Tally> = {}
    const lines = async function* (): AsyncGenerator<string> {
      yield JSON.stringify({ emojigma: 'backup', format: 1, madeAtMs: nowMs, migrations, ...(secret === undefined ? {} : { secret }) })
      for (const table of await store.tables()) {
        yield JSON.stringify({ table: table.name, columns: table.columns })
        const tallying = new Tallying()
        for await (const row of store.rows(table)) {
          const line = lineOf(row)
          tallying.add(line)
          yield line
        }
        tables[table.name] = tallying.tally
      }
      yield JSON.stringify({ tables })
    }
    const bytes = await writeLines(path, lines(), key)
    return { madeAtMs: nowMs, migrations, secret, tables, bytes }
  } finally {
    await store.close()
  }
}

/** Hears of what stands in a backup, in its order. */
export interface BackupReader {
  readonly begun?: (contents: Omit<Contents, 'tables'>) => Promise<void>
  readonly row?: (table: Table, line: string) => Promise<void>
}

/** Reads a backup from beginning to end, and counts.
 *  @throws UnreadableBackup where it is not whole, not ours, or encrypted with another key */
export async function readBackup(path: string, key: string | undefined, { begun, row }: BackupReader = {}): Promise<Contents> {
  let first: z.infer<typeof header> | undefined
  let last: z.infer<typeof endLine> | undefined
  let table: Table | undefined
  const tallies = new Map<string, Tallying>()
  for await (const line of readLines(path, key)) {
    if (last) throw new UnreadableBackup('it goes on after its end')
    if (!first) {
      first = parsed(header, line)
      await begun?.({ madeAtMs: first.madeAtMs, migrations: first.migrations, secret: first.secret })
    } else if (line.startsWith('[')) {
      if (!table) throw new UnreadableBackup('a row stands before its table')
      tallies.get(table.name)?.add(line)
      await row?.(table, line)
    } else if (line.startsWith('{"tables"')) {
      last = parsed(endLine, line)
    } else {
      const { table: name, columns } = parsed(tableLine, line)
      table = { name, columns }
      tallies.set(name, new Tallying())
    }
  }
  if (!first || !last) throw new UnreadableBackup('it ends too early')
  const counted = Object.fromEntries([...tallies].map(([name, { tally }]) => [name, tally]))
  const differing = differingTables(last.tables, counted)
  if (differing.length > 0) throw new UnreadableBackup(`what it says of ${differing.join(', ')} is not what is in it`)
  return { madeAtMs: first.madeAtMs, migrations: first.migrations, secret: first.secret, tables: counted }
}

/** @returns the names of the tables of which two counts differ */
export function differingTables(one: Readonly<Record<string, Tally>>, other: Readonly<Record<string, Tally>>): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum)
}

/** Counts what is in a database, within the transaction that has begun. */
export async function tallyOf(store: RowStore): Promise<Readonly<Record<string, Tally>>> {
  const tallies: Record<string, Tally> = {}
  for (const table of await store.tables()) {
    const tallying = new Tallying()
    for await (const row of store.rows(table)) tallying.add(lineOf(row))
    tallies[table.name] = tallying.tally
  }
  return tallies
}

/** All rows of all tables. */
export function rowsIn({ tables }: Pick<Contents, 'tables'>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}

function parsed<Schema extends z.ZodType>(schema: Schema, line: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    throw new UnreadableBackup('it is no backup of this site', { cause: error })
  }
}

/** @returns what stands in a data folder; undefined where none was made there */
export async function secretIn(dataFolder: string): Promise<string | undefined> {
  return readFile(join(dataFolder, 'secret'), 'utf8').catch(() => undefined)
}
