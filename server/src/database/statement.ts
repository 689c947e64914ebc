import type { Compilable, CompiledQuery } from 'kysely'
import { EmbeddedAdapter } from './embedded-adapter.ts'
import { after, type Soon } from '../soon.ts'
import { nameStatement } from './named-statements.ts'
import type { Queries } from './tables.ts'

type Key = string | symbol

/** Stands in a statement for a value that is given each time it runs, at this path in what is given. */
class Slot {
  readonly path: readonly Key[]

  constructor(path: readonly Key[]) {
    this.path = path
  }

  valueIn(values: object): unknown {
    let value: unknown = values
    for (const key of this.path) value = (value as Record<Key, unknown>)[key]
    return value
  }
}

/** A slot whose fields are slots too. Kysely takes it for a value; to reckon with it is a mistake, as no value is known yet. */
function slotAt(path: readonly Key[]): unknown {
  return new Proxy(new Slot(path), {
    get(slot, key) {
      if (key === 'path') return slot.path
      if (key === Symbol.toPrimitive) throw new TypeError(`the value "${path.join('.')}" is not known while its statement is built`)
      return slotAt([...path, key])
    },
  })
}

/** What Kysely has made of a statement for one database, and what its parameters are: slots, and values that never change. */
interface Built<Row> {
  readonly query: CompiledQuery<Row>
  readonly parameters: readonly unknown[]
}

/** A statement of a fixed shape: built once for a database, and then only given its values. Building costs more than most statements
 *  themselves, so all that a guess does to the database is made of these.
 *  Source: docs/decisions/2026-11-22-statements-are-built-once.md */
export class Statement<Values extends object, Row> {
  readonly #build: (queries: Queries, values: Values) => Compilable<Row>
  readonly #built = new WeakMap<object, Built<Row>>()

  /** @param build is handed slots in place of the values: they may be compared, stored or passed to SQL, and nothing else */
  constructor(build: (queries: Queries, values: Values) => Compilable<Row>) {
    this.#build = build
  }

  /** @returns all rows, in the statement's order */
  async rows(queries: Queries, values: Values): Promise<readonly Row[]> {
    return this.#rowsNow(queries, values) ?? this.#rowsLater(queries, values)
  }

  /** Runs once for each of several values, within a transaction on the embedded database. There is nothing to wait for between them, and
   *  waiting takes a part of the time of statements as short as an insert. */
  runEach(queries: Queries, adapter: EmbeddedAdapter, several: readonly Values[]): void {
    const built = this.#builtFor(queries)
    for (const values of several) adapter.rows(built.query.sql, parametersOf(built, values))
  }

  /** @returns the first row */
  first(queries: Queries, values: Values): Soon<Row | undefined> {
    return after(this.#rowsNow(queries, values) ?? this.#rowsLater(queries, values), ([row]) => row)
  }

  /** @returns undefined where they have to be waited for: only the embedded database answers at once */
  #rowsNow(queries: Queries, values: Values): readonly Row[] | undefined {
    const { adapter } = queries.getExecutor()
    if (!(adapter instanceof EmbeddedAdapter)) return undefined
    const built = this.#builtFor(queries)
    const parameters = parametersOf(built, values)
    const text = built.query.sql
    // Within a transaction nobody else is at the database.
    return (queries.isTransaction ? adapter.rows(text, parameters) : adapter.readNow(text, parameters)) as readonly Row[] | undefined
  }

  async #rowsLater(queries: Queries, values: Values): Promise<readonly Row[]> {
    const built = this.#builtFor(queries)
    return (await queries.executeQuery<Row>({ ...built.query, parameters: parametersOf(built, values) })).rows
  }

  #builtFor(queries: Queries): Built<Row> {
    return this.#built.get(queries.getExecutor().adapter) ?? this.#buildFor(queries)
  }

  #buildFor(queries: Queries): Built<Row> {
    const query = this.#build(queries, slotAt([]) as Values).compile()
    const parameters = query.parameters.map((parameter) => (parameter instanceof Slot ? new Slot(parameter.path) : parameter))
    const built = { query, parameters }
    nameStatement(query.sql)
    this.#built.set(queries.getExecutor().adapter, built)
    return built
  }
}

function parametersOf({ parameters }: Built<unknown>, values: object): readonly unknown[] {
  return parameters.map((parameter) => (parameter instanceof Slot ? parameter.valueIn(values) : parameter))
}

/** @returns the first slots of a list of which so many are written by one statement */
export function firstOf<Item>(list: readonly Item[], count: number): readonly Item[] {
  return Array.from({ length: count }, (_, index) => list[index] as Item)
}

/** Statements that differ in more than their values: in the column that they change, or in how many rows they write.
 *  @returns the statement of a key, which is made when it is first asked for */
export function statementsBy<By, Values extends object, Row>(make: (by: By) => Statement<Values, Row>): (by: By) => Statement<Values, Row> {
  const made = new Map<By, Statement<Values, Row>>()
  return (by) => {
    const kept = made.get(by)
    if (kept) return kept
    const statement = make(by)
    made.set(by, statement)
    return statement
  }
}

/** Inserts many rows at once, by statements that are built once: on PostgreSQL by one for all of them, which is one round trip. The
 *  embedded database has no round trips, and before a statement of several rows changes a page it copies it, in case a later row fails,
 *  which takes longer than inserting; so there each row has a statement to itself. */
export class Insertion<Row extends object> {
  readonly #of: (count: number) => Statement<{ readonly rows: readonly Row[] }, unknown>

  /** @param build is handed slots in place of the rows, and inserts them all */
  constructor(build: (queries: Queries, rows: readonly Row[]) => Compilable) {
    this.#of = statementsBy((count: number) => new Statement((queries, { rows }) => build(queries, firstOf(rows, count))))
  }

  async insert(queries: Queries, rows: readonly Row[]): Promise<void> {
    const { adapter } = queries.getExecutor()
    if (!(adapter instanceof EmbeddedAdapter)) {
      await this.#of(rows.length).rows(queries, { rows })
      return
    }
    const single = rows.map((row) => ({ rows: [row] }))
    if (queries.isTransaction) this.#of(1).runEach(queries, adapter, single)
    else for (const values of single) await this.#of(1).rows(queries, values)
  }
}
