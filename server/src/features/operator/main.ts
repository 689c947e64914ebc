import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { machineClock } from '../../platform/clock.ts'
import { ConfigError, readConfig, type Config } from '../../config.ts'
import { DATABASE_FILE, openDatabase } from '../../platform/database/connection.ts'
import { patiently } from '../../platform/database/timed-pool.ts'
import { backupCommandOf } from './backup-commands.ts'
import { runOperatorCommand } from './run.ts'
import { ProgramFailure, moveTo, NotMoved } from './backup/service.ts'
import { isUnavailable } from '../../platform/database/faults.ts'
import { reasonOf } from '../../platform/process/start-failure.ts'

// The reader of a pipe may close it early; the command still finishes.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await main().catch((error: unknown) => {
  const words = failureInWords(error)
  if (words === undefined) throw error
  process.stderr.write(`${words}\n`)
  return 1
})

/** Works on the database of the environment's configuration, whether or not a site is running. */
async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const print = (line: string): unknown => process.stdout.write(`${line}\n`)
  const backupCommand = backupCommandOf(words)
  // Restoring starts without a database.
  const config = configOrComplaint(words[0] !== 'restore', words[0] === 'move-to')
  if (typeof config === 'string') {
    process.stderr.write(`${config}\n`)
    return 2
  }
  const moveCommand = moveCommandOf(words)
  if (moveCommand) return moveCommand(config, print)
  const nowMs = machineClock(config.clockOffsetMs).nowMs()
  if (backupCommand) {
    const folder = config.backupFolder ?? join(config.dataFolder, 'backups')
    return backupCommand({ address: config, folder, key: config.backupKey, nowMs, print })
  }
  const database = openDatabase(config, () => undefined)
  try {
    return await patiently(() => runOperatorCommand(words, { database, nowMs, print }))
  } finally {
    await database.close()
  }
}

function configOrComplaint(needsDatabase: boolean, isMoving: boolean): Config | string {
  try {
    const config = readConfig()
    const isThere = !needsDatabase || (config.databaseUrl !== undefined && !isMoving) || existsSync(join(config.dataFolder, DATABASE_FILE))
    return isThere ? config : `There is no database in ${config.dataFolder}: start the site once, or set DATA_DIR.`
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/** The message for a failure outside of the site: its database, a file or a folder.
 *  @returns undefined for a bug, which needs a stack trace instead */
export function failureInWords(error: unknown): string | undefined {
  if (isUnavailable(error)) return `The database cannot be used: ${reasonOf(error)}`
  if (error instanceof ProgramFailure) return `That could not be done: ${error.message}`
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? `That could not be done: ${reasonOf(error)}` : undefined
}

type Print = (line: string) => void
type MoveCommand = (site: Pick<Config, 'dataFolder' | 'port' | 'host'>, print: Print) => Promise<number>

/** The command that moves an embedded database to PostgreSQL.
 *  @returns undefined for another command
 *  Source: docs/operate.md, Moving to PostgreSQL */
export function moveCommandOf([verb, place = '', ...more]: readonly string[]): MoveCommand | undefined {
  if (verb !== 'move-to' || !/^postgres(ql)?:\/\//.test(place) || more.length > 0) return undefined
  return (site, print) => move(place, site, print)
}

async function move(databaseUrl: string, site: Parameters<MoveCommand>[0], print: Print): Promise<number> {
  try {
    const { rows, inPlace } = await moveTo({ site, databaseUrl, print })
    print(`Moved ${rows} rows, counted in both databases.`)
    print('Next: set DATABASE_URL to this address and start the site with the same DATA_DIR, which holds its secret.')
    print('Delete emojigma.sqlite once the site runs.')
    if (inPlace) {
      print('Until then visitors get 503, and this command runs on.')
      await inPlace.handOver()
    }
    return 0
  } catch (error) {
    if (!(error instanceof NotMoved)) throw error
    print(`Not moved: ${error.message}. The embedded database has not changed.`)
    return 1
  }
}
