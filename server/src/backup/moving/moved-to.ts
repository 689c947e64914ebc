import Sqlite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MoveTarget } from './move-target.ts'

/** Where the site of an embedded database is now. */
export interface MovedTo {
  readonly databaseUrl: string
  readonly moveId: string
}

/** @returns undefined where the embedded database of a folder was not moved, or is not there */
export function movedTo(dataFolder: string): MovedTo | undefined {
  const path = join(dataFolder, 'emojigma.sqlite')
  if (!existsSync(path)) return undefined
  const file = new Sqlite(path, { fileMustExist: true })
  try {
    if (!file.prepare("select 1 from sqlite_master where name = 'moved_to'").get()) return undefined
    return file.prepare<[], MovedTo>('select database_url as databaseUrl, move_id as moveId from moved_to').get()
  } finally {
    file.close()
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
