import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isoTime } from '../../platform/clock.ts'
import { backUp, nameOfMoment, NotRestored, ProgramFailure, readBackup, restore, UnreadableBackup } from './backup/service.ts'
import type { DatabaseAddress } from '../../platform/database/connection.ts'
import { makePrivateFolder } from '../../platform/database/private-files.ts'

export interface BackupOptions {
  readonly address: DatabaseAddress
  /** Default folder for backups. */
  readonly folder: string
  readonly key: string | undefined
  readonly nowMs: number
  readonly print: (line: string) => void
}

type BackupCommand = (options: BackupOptions) => Promise<number>

/** The commands about backups. They work without a database, or with one of another release.
 *  @returns undefined for another command
 *  Source: docs/operate.md, Backups */
export function backupCommandOf([verb, place, ...more]: readonly string[]): BackupCommand | undefined {
  if (more.length > 0) return undefined
  if (verb === 'backup') return (options) => make(place, options)
  if (verb === 'restore' && place !== undefined)
    return (options) => orWhyNot('Nothing was restored', options, () => restoreFrom(place, options))
  if (verb === 'verify' && place !== undefined && place !== 'scores')
    return (options) => orWhyNot('It cannot be restored', options, () => look(place, options))
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
  print(`Backed up the database, ${made.bytes} bytes, to ${path}`)
  if (key === undefined) print('It is not encrypted: anyone who has the file can read it. Set BACKUP_KEY to encrypt the next one.')
  return 0
}

async function restoreFrom(path: string, { address, key, print }: BackupOptions): Promise<number> {
  const { madeAtMs } = await restore(address, path, key)
  print(`Restored the database as it was on ${isoTime(madeAtMs)}.`)
  return 0
}

async function look(path: string, { key, print }: BackupOptions): Promise<number> {
  const { engine, madeAtMs } = await readBackup(path, key)
  print(`It is complete: ${engine === 'sqlite' ? 'an embedded database' : 'a PostgreSQL'} as it was on ${isoTime(madeAtMs)}.`)
  return 0
}

async function orWhyNot(what: string, { print }: BackupOptions, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnreadableBackup || error instanceof NotRestored || error instanceof ProgramFailure)
      print(`${what}: ${error.message}.`)
    else if ((error as NodeJS.ErrnoException).code === 'ENOENT') print('There is no such file.')
    else throw error
    return 1
  }
}

/** @returns the path itself, or a file of this name in it if it is a folder */
async function fileAt(place: string, name: string): Promise<string> {
  const path = resolve(place)
  if (path.endsWith('.backup')) return path
  makePrivateFolder(path)
  return (await stat(path)).isDirectory() ? join(path, name) : path
}
