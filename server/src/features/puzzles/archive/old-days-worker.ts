import type { Day } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import { parentPort, workerData } from 'node:worker_threads'
import { machineClock } from '../../../platform/clock.ts'
import { openDatabase, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { lowerPriority } from '../../../platform/process/thread-priority.ts'
import { draftOf, type DraftSource } from '../draft.ts'
import { Publisher } from '../publisher.ts'
import { FirstDrafts } from './first-drafts.ts'
import { storeDaysBy, type StoredDays } from './old-days.ts'

/** What the thread is to do. */
export interface OldDaysOrder {
  readonly address: DatabaseAddress
  readonly days: readonly Day[]
  readonly clockOffsetMs: number
}

/** What the thread says; it ends when it is done. */
export type FromOldDays =
  | ({ readonly kind: 'stored' } & StoredDays)
  | { readonly kind: 'logged'; readonly level: 'debug' | 'warn'; readonly fields: object; readonly text: string }
  | { readonly kind: 'lost connection'; readonly message: string }

/** Of the embedded database's log, before they are moved into the file: 64 MB. */
const LOG_PAGES = 16_000

if (!parentPort) throw new Error('this module is a worker')
const port = parentPort
const { address, days, clockOffsetMs } = workerData as OldDaysOrder
const say = (said: FromOldDays): void => port.postMessage(said, [])

lowerPriority('what no one waits for')
const stopping = new AbortController()
port.on('message', () => stopping.abort())
// Nobody is to wait for a word to stop once all is done.
port.unref()

const firstDrafts = new FirstDrafts()
const draftDay: DraftSource['draftDay'] = async (day) => firstDrafts.draftDay(day)
const drafts = {
  draftDay,
  draftSlot: async (day: Day, slot: number, attempt: number) => firstDrafts.remember(day, draftOf(day, slot, attempt)),
}
const logged = (level: 'debug' | 'warn') => (fields: object, text: string) => say({ kind: 'logged', level, fields, text })

const database = openDatabase(address, ({ message }) => say({ kind: 'lost connection', message }))
try {
  // Nobody waits while this thread moves the log into the file, and a page that many days have changed is moved once.
  if (database.dialect === 'sqlite') await sql.raw(`pragma wal_autocheckpoint = ${LOG_PAGES}`).execute(database.queries)
  const log = { debug: logged('debug'), warn: logged('warn') }
  const publisher = new Publisher({ database, drafts, clock: machineClock(clockOffsetMs), log })
  await storeDaysBy(publisher, draftDay)(days, stopping.signal, (stored) => say({ kind: 'stored', ...stored }))
} finally {
  await database.close()
}
