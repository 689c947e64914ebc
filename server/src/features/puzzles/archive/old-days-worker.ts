import type { Day } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import { parentPort, workerData } from 'node:worker_threads'
import { machineClock } from '../../../platform/clock.ts'
import { openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { giveWay } from '../../../platform/process/give-way.ts'
import { draftOf, type DraftSource } from '../draft.ts'
import { Publisher } from '../publisher.ts'
import { FirstDrafts } from './first-drafts.ts'
import { storeDaysBy, type StoredDays } from './old-days.ts'

/** The thread's input. */
export interface OldDaysOrder {
  readonly address: DatabaseAddress
  readonly days: readonly Day[]
  readonly clockOffsetMs: number
}

/** Messages of the thread, which ends when it is done. */
export type OldDaysMessage =
  | ({ readonly kind: 'stored' } & StoredDays)
  | { readonly kind: 'logged'; readonly level: 'debug' | 'warn'; readonly fields: object; readonly text: string }
  | { readonly kind: 'lost connection'; readonly message: string }

/** Pages of SQLite's write-ahead log before a checkpoint: 64 MB. */
const LOG_PAGES = 16_000

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort
const { address, days, clockOffsetMs } = workerData as OldDaysOrder
const send = (message: OldDaysMessage): void => port.postMessage(message, [])

giveWay('what no one waits for')
const stopping = new AbortController()
port.on('message', () => stopping.abort())
// Listening for a stop must not keep the thread alive.
port.unref()

const firstDrafts = new FirstDrafts()
const draftDay: DraftSource['draftDay'] = async (day) => firstDrafts.draftDay(day)
const drafts = {
  draftDay,
  draftSlot: async (day: Day, slot: number, attempt: number) => firstDrafts.remember(day, draftOf(day, slot, attempt)),
}
const logged = (level: 'debug' | 'warn') => (fields: object, text: string) => send({ kind: 'logged', level, fields, text })

const database = openDatabase(address, ({ message }) => send({ kind: 'lost connection', message }))
try {
  // Only this thread waits for the checkpoint, and a page that many days have changed is written once.
  if (database.dialect === 'sqlite') await sql.raw(`pragma wal_autocheckpoint = ${LOG_PAGES}`).execute(database.queries)
  const log = { debug: logged('debug'), warn: logged('warn') }
  const publisher = new Publisher({ database, drafts, clock: machineClock(clockOffsetMs), log })
  await storeDaysBy(publisher, draftDay)(days, stopping.signal, (stored) => send({ kind: 'stored', ...stored }))
} finally {
  await database.close()
}
