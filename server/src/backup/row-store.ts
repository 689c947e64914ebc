export interface Table {
  readonly name: string
  /** In the order of their names, which is also that of a row's values. */
  readonly columns: readonly string[]
}

export interface KeyedTable extends Table {
  /** The columns of its primary key. */
  readonly key: readonly string[]
}

/** A value of a row, the same whichever engine holds it. */
export type Value = string | number | null | Uint8Array
export type Row = readonly Value[]

/** All tables of a site's database, row by row, in one transaction. */
export interface RowStore {
  /** Begins the transaction. Who reads sees everything as it is now, whatever is written meanwhile. */
  begin(does: 'reading' | 'writing'): Promise<void>
  /** The names of the migrations that have run; none where there are no tables. */
  migrations(): Promise<readonly string[]>
  /** Those of the site, each after the ones that it refers to. */
  tables(): Promise<readonly Table[]>
  rows(table: Table): AsyncIterable<Row>
  /** Deletes all rows of all tables. */
  clear(): Promise<void>
  insert(table: Table, rows: readonly Row[]): Promise<void>
  commit(): Promise<void>
  /** Undoes what is not committed. */
  close(): Promise<void>
}

/** @param refers pairs of a table and one that it refers to
 *  @returns the tables, each after those that it refers to
 *  @throws Error where they refer to each other in a circle */
export function afterWhatTheyReferTo(tables: readonly Table[], refers: readonly (readonly [from: string, to: string])[]): readonly Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  let left = tables.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  while (left.length > 0) {
    const waits = ({ name }: Table) => refers.some(([from, to]) => from === name && to !== name && !placed.has(to))
    const ready = left.filter((table) => !waits(table))
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`)
    for (const table of ready) placed.add(table.name)
    ordered.push(...ready)
    left = left.filter(({ name }) => !placed.has(name))
  }
  return ordered
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** @returns the values of a row's primary key */
export function keyOf({ columns, key }: KeyedTable, row: Row): Row {
  return key.map((column) => row[columns.indexOf(column)] ?? null)
}
