import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../database/connection.ts'
import { migrate, migrationsOfAll } from '../../migrate.ts'
import { differingTables, tallyOf } from '../backup.ts'
import { lineOf, type Tally } from '../checksum.ts'
import { keyOf, type KeyedTable, type Row } from '../row-store.ts'
import { ChangeLog, type Changes } from './change-log.ts'
import { endMove, movedTo } from './moved-to.ts'
import { MoveTarget } from './move-target.ts'

const ROWS_AT_ONCE = 2000
/** So few changes are brought over while nobody may write. */
const FEW_CHANGES = 500
/** A site that writes faster than this can follow is held up for longer at the end, instead of never. */
const MOST_ROUNDS = 20

/** Why a site is not moved, in words for the operator. */
export class NotMoved extends Error {}

export interface MoveOptions {
  readonly dataFolder: string
  readonly databaseUrl: string
  /** Hears what has been done. */
  readonly said: (line: string) => void
  /** Milliseconds from any moment on. */
  readonly ticks: () => number
}

export interface Moved {
  readonly tables: Readonly<Record<string, Tally>>
  /** For how long nobody could write. */
  readonly heldMs: number
}

/** Moves the embedded database of a site, which may run meanwhile, to an empty PostgreSQL. Called again after it was killed, it goes on.
 *  @returns undefined where that had been done before
 *  @throws NotMoved
 *  Source: docs/operate.md, Moving to PostgreSQL */
export async function moveTo({ dataFolder, databaseUrl, said, ticks }: MoveOptions): Promise<Moved | undefined> {
  const before = movedTo(dataFolder)
  if (before) {
    if (before.databaseUrl !== databaseUrl) throw new NotMoved('this site was moved to another PostgreSQL before')
    await endMove(before)
    return undefined
  }
  const target = await MoveTarget.open(databaseUrl)
  const source = ChangeLog.open(dataFolder)
  try {
    if (!(await target.lock())) throw new NotMoved('another move into this PostgreSQL is under way')
    const tables = await source.rows.keyedTables()
    const moveId = await prepared(source, target, databaseUrl, tables)
    for (const table of tables) {
      if (await copy(table, source, target)) said(`copied ${table.name}`)
    }
    const tallies = await followed(source, target, tables, said)
    said('all tables are the same; holding up writes')
    const beganAt = ticks()
    await source.alone(async () => {
      await expectSameRelease(source, tables)
      await bringLast(source, target, tables)
      said('the last changes are there')
      source.seal(databaseUrl, moveId, tables)
    })
    const heldMs = ticks() - beganAt
    said('the site is at PostgreSQL')
    await target.end(moveId)
    return { tables: tallies, heldMs }
  } finally {
    await source.close()
    await target.close()
  }
}

/** Gives up a move that has not ended: the site takes nothing down for it any more. What is at PostgreSQL stays there.
 *  @returns whether there was one */
export async function stopMoving(dataFolder: string): Promise<boolean> {
  const source = ChangeLog.open(dataFolder)
  try {
    const isMoving = source.moveId !== undefined
    source.stop()
    return isMoving
  } finally {
    await source.close()
  }
}

/** Makes the tables there, and begins to take down what changes here.
 *  @returns the move's id */
async function prepared(source: ChangeLog, target: MoveTarget, databaseUrl: string, tables: readonly KeyedTable[]): Promise<string> {
  await expectSameRelease(source)
  let state = await target.state()
  if (!state) {
    if ((await target.rows.tables()).length > 0) throw new NotMoved('there are tables in this PostgreSQL already: name an empty database')
    await target.begin(randomUUID())
    state = await target.state()
  }
  if (!state) throw new NotMoved('this PostgreSQL forgot what it was told')
  const { moveId } = state
  if (!state.isPrepared) {
    const database = openDatabase({ databaseUrl, dataFolder: '' }, () => undefined)
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
    await target.prepare()
  }
  if (source.moveId !== moveId) {
    const hasBegun = state.changesUpTo > 0 || (await someIsCopied(target, tables))
    if (hasBegun) throw new NotMoved('this PostgreSQL was begun to be filled by a move that was given up: empty it and begin again')
    source.start(moveId, tables)
  }
  return moveId
}

async function someIsCopied(target: MoveTarget, tables: readonly KeyedTable[]): Promise<boolean> {
  for (const table of tables) {
    const { upTo, isWhole } = await target.copied(table)
    if (upTo || isWhole) return true
  }
  return false
}

/** @returns whether anything was left to copy */
async function copy(table: KeyedTable, source: ChangeLog, target: MoveTarget): Promise<boolean> {
  let { upTo, isWhole } = await target.copied(table)
  if (isWhole) return false
  while (!isWhole) {
    const rows = source.rows.page(table, upTo, ROWS_AT_ONCE)
    const last = rows.at(-1)
    upTo = last ? keyOf(table, last) : (upTo ?? [])
    isWhole = rows.length < ROWS_AT_ONCE
    await target.atOnce(async () => {
      // A row that another one stands in the way of was changed meanwhile, and comes with the changes.
      await target.rows.insertWhereFree(table, rows)
      await target.noteCopied(table, upTo ?? [], isWhole)
    })
  }
  return true
}

/** Brings over what has changed, again and again until little is left, and compares everything with what it was at one moment.
 *  @throws NotMoved where it differs */
async function followed(
  source: ChangeLog,
  target: MoveTarget,
  tables: readonly KeyedTable[],
  said: (line: string) => void,
): Promise<Readonly<Record<string, Tally>>> {
  for (let round = 1; ; round += 1) {
    // What is read from here on is as it was at one moment, the changes first: what comes later is in the next round.
    const changed = await bring(source, target, tables)
    said(`brought ${changed} changes`)
    if (changed <= FEW_CHANGES || round === MOST_ROUNDS) break
  }
  await target.analyze()
  await source.rows.begin('reading')
  try {
    await bringSeen(source, target, tables)
    const here = await tallyOf(source.rows)
    await target.atOnce(async () => {
      const differing = differingTables(here, await tallyOf(target.rows))
      if (differing.length > 0) throw new NotMoved(`the tables ${differing.join(', ')} did not become what they are`)
    })
    return here
  } finally {
    await source.rows.commit()
  }
}

async function bring(source: ChangeLog, target: MoveTarget, tables: readonly KeyedTable[]): Promise<number> {
  await source.rows.begin('reading')
  try {
    return await bringSeen(source, target, tables)
  } finally {
    await source.rows.commit()
  }
}

/** Within a look at the embedded database as it is at one moment: makes PostgreSQL the same.
 *  @returns how many rows had changed */
async function bringSeen(source: ChangeLog, target: MoveTarget, tables: readonly KeyedTable[]): Promise<number> {
  const changes = source.changes((await target.state())?.changesUpTo ?? 0)
  await target.atOnce(() => apply(changes, source, target, tables))
  return countOf(changes)
}

/** While nobody may write: the last changes, the references, and whether both sides say the same.
 *  @throws NotMoved where they do not */
async function bringLast(source: ChangeLog, target: MoveTarget, tables: readonly KeyedTable[]): Promise<void> {
  const changes = source.changes((await target.state())?.changesUpTo ?? 0)
  await target.atOnce(async () => {
    await apply(changes, source, target, tables)
    await target.finish()
    for (const table of tables) {
      const keys = changes.keys.get(table.name) ?? []
      const [here, there] = [source.rows.find(table, keys), await target.rows.find(table, keys)]
      const isSame = sorted(here) === sorted(there) && (await source.rows.count(table)) === (await target.rows.count(table))
      if (!isSame) throw new NotMoved(`the table ${table.name} did not become what it is`)
    }
  })
}

/** All that has changed goes before anything comes, so that a name or a number that one row gave up is free for another. */
async function apply({ keys, upTo }: Changes, source: ChangeLog, target: MoveTarget, tables: readonly KeyedTable[]): Promise<void> {
  await target.noteChanges(upTo)
  for (const table of tables) await target.rows.remove(table, keys.get(table.name) ?? [])
  for (const table of tables) {
    const changed = keys.get(table.name) ?? []
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
      await target.rows.insert(table, source.rows.find(table, changed.slice(from, from + ROWS_AT_ONCE)))
    }
  }
}

/** @throws NotMoved where the tables are not those of this release, or not all of their changes are taken down */
async function expectSameRelease(source: ChangeLog, tables?: readonly KeyedTable[]): Promise<void> {
  const ran = (await source.rows.migrations()).join('\n')
  const known = migrationsOfAll().map(({ name }) => name)
  if (ran !== known.toSorted().join('\n')) {
    throw new NotMoved('its tables are not those of this release: start the site once with this release, then try again')
  }
  if (tables && !source.isWhole(tables)) {
    throw new NotMoved('its tables were changed meanwhile: give this move up by "move-to --stop", empty the PostgreSQL, and begin again')
  }
}

function countOf({ keys }: Changes): number {
  return [...keys.values()].reduce((sum, { length }) => sum + length, 0)
}

function sorted(rows: readonly Row[]): string {
  return rows
    .map((row) => lineOf(row))
    .toSorted()
    .join('\n')
}
