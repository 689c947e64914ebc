import Sqlite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MoveTarget } from './move-target.ts'

/** Where the site of an embedded database is now. */
export interface MovedTo {
  readonly databaseUrl: string
  readonly moveId: string
}

/** Looks whether the embedded database of a folder was moved. Whoever looks again and again keeps it open, as opening reads the whole
 *  schema. */
export class MoveWatch {
  readonly #path: string
  #file: Sqlite.Database | undefined

  constructor(dataFolder: string) {
    this.#path = join(dataFolder, 'emojigma.sqlite')
  }

  /** @returns undefined where the database was not moved, or is not there */
  movedTo(): MovedTo | undefined {
    if (!this.#file && !existsSync(this.#path)) return undefined
    this.#file ??= new Sqlite(this.#path, { fileMustExist: true })
    if (!this.#file.prepare("select 1 from sqlite_master where name = 'moved_to'").get()) return undefined
    return this.#file.prepare<[], MovedTo>('select database_url as databaseUrl, move_id as moveId from moved_to').get()
  }

  /** It may be asked again, and opens the database anew then. */
  close(): void {
    this.#file?.close()
    this.#file = undefined
  }
}

/** @returns undefined where the embedded database of a folder was not moved, or is not there */
export function movedTo(dataFolder: string): MovedTo | undefined {
  const watch = new MoveWatch(dataFolder)
  try {
    return watch.movedTo()
  } finally {
    watch.close()
  }
}

/** Does what was left of a move that ended. To be called before the site is opened there. */
export async function endMove({ databaseUrl, moveId }: MovedTo): Promise<void> {
  const target = await MoveTarget.open(databaseUrl)
  try {
    await target.end(moveId)
  } finally {
    await target.close()
  }
}

/** Whether the database at an address is still being filled by a move. */
export async function isBeingFilled(databaseUrl: string): Promise<boolean> {
  const target = await MoveTarget.open(databaseUrl)
  try {
    return (await target.state()) !== undefined
  } finally {
    await target.close()
  }
}
