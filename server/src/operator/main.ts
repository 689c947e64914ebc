import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { machineClock } from '../clock.ts'
import { ConfigError, readConfig, type Config } from '../config.ts'
import { openDatabase } from '../database/connection.ts'
import { patiently } from '../database/timed-pool.ts'
import { runOperatorCommand } from './run.ts'

process.exitCode = await main()

/** Works on the database of the environment's configuration, beside a running site or without one. */
async function main(): Promise<number> {
  const config = configOrComplaint()
  if (typeof config === 'string') {
    process.stderr.write(`${config}\n`)
    return 2
  }
  const database = openDatabase(config, () => undefined)
  try {
    const nowMs = machineClock(config.clockOffsetMs).nowMs()
    const print = (line: string): unknown => process.stdout.write(`${line}\n`)
    return await patiently(() => runOperatorCommand(process.argv.slice(2), { database, nowMs, print }))
  } finally {
    await database.close()
  }
}

function configOrComplaint(): Config | string {
  try {
    const config = readConfig()
    const isThere = config.databaseUrl !== undefined || existsSync(join(config.dataFolder, 'emojigma.sqlite'))
    return isThere ? config : `There is no database in ${config.dataFolder}: start the site once, or set DATA_DIR.`
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
