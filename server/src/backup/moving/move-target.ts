import type { Client } from 'pg'
import { connect, PostgresRows } from '../postgres-rows.ts'
import { quoted, type Row, type Table } from '../row-store.ts'

export interface MoveState {
  readonly moveId: string
  /** The site's tables are there, without their references. */
  readonly isPrepared: boolean
  /** The last change of the embedded database that is there. */
  readonly changesUpTo: number
}

export interface Copied {
  /** The key of the last row that was copied. */
  readonly upTo: Row | undefined
  readonly isWhole: boolean
}

/** Two movers at one database would undo each other's work. */
const MOVING_LOCK = 5_264_010

/** The PostgreSQL that a move fills. How far it has come stands there too, and is committed along with what it says, so that a move that
 *  was killed goes on where it was. */
export class MoveTarget {
  readonly rows: PostgresRows
  readonly #client: Client

  private constructor(client: Client) {
    this.#client = client
    this.rows = new PostgresRows(client)
  }

  static async open(databaseUrl: string): Promise<MoveTarget> {
    return new MoveTarget(await connect(databaseUrl))
  }

  /** Until the connection ends. @returns false where another process moves something here */
  async lock(): Promise<boolean> {
    const { rows } = await this.#client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1::int, hashtext(current_schema())) as held',
      [MOVING_LOCK],
    )
    return rows[0]?.held === true
  }

  /** @returns undefined where no move has begun, or it has ended */
  async state(): Promise<MoveState | undefined> {
    const { rows: there } = await this.#client.query<{ isThere: boolean }>(`select to_regclass('moving_state') is not null as "isThere"`)
    if (there[0]?.isThere !== true) return undefined
    const { rows } = await this.#client.query<MoveState>(
      `select move_id as "moveId", is_prepared as "isPrepared", changes_up_to as "changesUpTo" from moving_state`,
    )
    return rows[0]
  }

  async begin(moveId: string): Promise<void> {
    await this.atOnce(async () => {
      await this.#client.query(
        `create table moving_state (move_id text not null, is_prepared boolean not null, changes_up_to bigint not null)`,
      )
      await this.#client.query('create table moving_tables (name text primary key, up_to text not null, is_whole boolean not null)')
      await this.#client.query('create table moving_references (of_table text not null, name text not null, definition text not null)')
      await this.#client.query('insert into moving_state values ($1, false, 0)', [moveId])
    })
  }

  /** Takes the references between tables away, since rows come in no order that they would allow, and the rows with which tables begin. */
  async prepare(): Promise<void> {
    await this.atOnce(async () => {
      await this.rows.clear()
      await this.#client
        .query(`insert into moving_references select conrelid::regclass::text, conname, pg_get_constraintdef(pg_constraint.oid)
        from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`)
      await this.#dropReferences()
      await this.#client.query('update moving_state set is_prepared = true')
    })
  }

  async copied({ name }: Table): Promise<Copied> {
    const { rows } = await this.#client.query<{ up_to: string; is_whole: boolean }>('select * from moving_tables where name = $1', [name])
    const [found] = rows
    return found ? { upTo: JSON.parse(found.up_to) as Row, isWhole: found.is_whole } : { upTo: undefined, isWhole: false }
  }

  /** Within `atOnce`. */
  async noteCopied({ name }: Table, upTo: Row, isWhole: boolean): Promise<void> {
    await this.#client.query(
      `insert into moving_tables values ($1, $2, $3) on conflict (name) do update set up_to = excluded.up_to, is_whole = excluded.is_whole`,
      [name, JSON.stringify(upTo), isWhole],
    )
  }

  /** Within `atOnce`: before rows are changed, for a move that was killed when the references stood again. */
  async noteChanges(upTo: number): Promise<void> {
    await this.#dropReferences()
    await this.#client.query('update moving_state set changes_up_to = $1', [upTo])
  }

  /** Within `atOnce`: makes the tables what the site expects.
   *  @throws PostgreSQL's error where a row refers to none */
  async finish(): Promise<void> {
    const { rows } = await this.#client.query<{ of_table: string; name: string; definition: string }>('select * from moving_references')
    for (const { of_table: table, name, definition } of rows) {
      await this.#client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
    await this.rows.giveOutFreeNumbers()
  }

  /** Forgets how far the move has come, unless that was done. The database is a site's from here on.
   *  @throws Error where it is filled by another move */
  async end(moveId: string): Promise<void> {
    const state = await this.state()
    if (!state) return
    if (state.moveId !== moveId) throw new Error('another move into this PostgreSQL has begun')
    await this.#client.query('drop table moving_references, moving_tables, moving_state')
  }

  /** Statistics, without which the first statements would take the wrong way. */
  async analyze(): Promise<void> {
    await this.#client.query('analyze')
  }

  async atOnce(work: () => Promise<void>): Promise<void> {
    await this.#client.query('begin')
    try {
      await work()
      await this.#client.query('commit')
    } catch (error) {
      await this.#client.query('rollback').catch(() => undefined)
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#client.end()
  }

  async #dropReferences(): Promise<void> {
    const { rows } = await this.#client.query<{ of_table: string; name: string }>('select of_table, name from moving_references')
    for (const { of_table: table, name } of rows) await this.#client.query(`alter table ${table} drop constraint if exists ${quoted(name)}`)
  }
}
