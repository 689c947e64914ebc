import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isoTime } from '../clock.ts'
import { backUp, nameOfMoment, NotRestored, readBackup, restore, rowsIn, UnreadableBackup } from '../backup/service.ts'
import type { DatabaseAddress } from '../database/connection.ts'
import { makePrivateFolder } from '../database/private-files.ts'

export interface BackupOptions {
  readonly address: DatabaseAddress
  /** Where backups go when no place is named. */
  readonly folder: string
  readonly key: string | undefined
  readonly nowMs: number
  readonly print: (line: string) => void
}

type BackupCommand = (options: BackupOptions) => Promise<number>

/** The commands about backups, which work without a database that is up to date, or without any.
 *  @returns undefined if they are none
 *  Source: docs/operate.md, Backups */
export function backupCommandOf([verb, place, ...more]: readonly string[]): BackupCommand | undefined {
  if (more.length > 0) return undefined
  if (verb === 'backup') return (options) => make(place, options)
  if (verb === 'restore' && place !== undefined)
    return (options) => toldWhyNot('Nothing was restored', options, () => bringBack(place, options))
  if (verb === 'verify' && place !== undefined && place !== 'scores')
    return (options) => toldWhyNot('It cannot be restored', options, () => look(place, options))
  return undefined
}

async function make(place: string | undefined, { address, folder, key, nowMs, print }: BackupOptions): Promise<number> {
  const path = await fileAt(place ?? folder, nameOfMoment(nowMs))
  const made = await backUp(address, path, { key, nowMs }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!made) {
    print(`There is a file ${path} already, or one is being written there. Name another one.`)
    return 1
  }
  print(`Backed up ${rowsIn(made)} rows of ${Object.keys(made.tables).length} tables, ${made.bytes} bytes, to ${path}`)
  if (key === undefined) print('It is not encrypted: whoever has the file can read it. Set BACKUP_KEY to encrypt the next one.')
  return 0
}

async function bringBack(path: string, { address, key, print }: BackupOptions): Promise<number> {
  const contents = await restore(address, path, key)
  print(
    `Restored ${rowsIn(contents)} rows of ${Object.keys(contents.tables).length} tables, as they were on ${isoTime(contents.madeAtMs)}.`,
  )
  return 0
}

async function look(path: string, { key, print }: BackupOptions): Promise<number> {
  const contents = await readBackup(path, key)
  for (const [name, { rows, sum }] of Object.entries(contents.tables)) print(`${sum}  ${String(rows).padStart(9)}  ${name}`)
  print(`It is whole: ${rowsIn(contents)} rows, as they were on ${isoTime(contents.madeAtMs)}.`)
  return 0
}

async function toldWhyNot(what: string, { print }: BackupOptions, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnreadableBackup || error instanceof NotRestored) print(`${what}: ${error.message}.`)
    else if ((error as NodeJS.ErrnoException).code === 'ENOENT') print('There is no such file.')
    else throw error
    return 1
  }
}

/** @returns the place itself, or a file of this name in it where it is a folder */
async function fileAt(place: string, name: string): Promise<string> {
  const path = resolve(place)
  if (path.endsWith('.backup')) return path
  makePrivateFolder(path)
  return (await stat(path)).isDirectory() ? join(path, name) : path
}
