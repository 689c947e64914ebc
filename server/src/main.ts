import { ConfigError, readConfig, type Config } from './config.ts'
import { isUnavailable } from './platform/database/faults.ts'
import { lockFolder } from './platform/database/folder-lock.ts'
import { makePrivateFolder } from './platform/database/private-files.ts'
import { Departure } from './features/operator/health/departure.ts'
import { orUnwritable, reasonOf, StartFailure } from './platform/process/start-failure.ts'
import { openSite } from './platform/run-site.ts'

/** Timeout of a graceful shutdown. */
const SHUTDOWN_MS = 25_000

let stop = (): void => process.exit(0)
// Each may arrive twice, from the terminal and from the parent process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
// The parent process has ended.
process.on('disconnect', () => stop())
process.channel?.unref()
// If the output is closed, the site keeps running without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  await start(readConfig())
} catch (error) {
  if (error instanceof StartFailure || error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else if (isUnavailable(error)) process.stderr.write(`The database cannot be used: ${reasonOf(error)}\n`)
  else throw error
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  await orUnwritable(config.dataFolder, async () => makePrivateFolder(config.dataFolder))
  const unlock = config.databaseUrl === undefined ? await takeFolder(config.dataFolder) : undefined
  const { site, listen, close } = await openSite(config)
  await listen()
  process.stdout.write(`Emojigma is at ${site.origin()}\n`)

  const end = async (): Promise<void> => {
    await site.service(Departure).announce(config.shutdownDelayMs)
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    const isWell = await close()
    unlock?.()
    process.exit(isWell ? 0 : 1)
  }
  stop = () => {
    stop = () => undefined
    void end()
  }
}

async function takeFolder(folder: string): Promise<() => void> {
  const unlock = await orUnwritable(folder, async () => lockFolder(folder))
  if (!unlock) {
    throw new StartFailure(
      `Another Emojigma is using ${folder}. Stop it first, or give this one a folder of its own: DATA_DIR=./other npm start`,
    )
  }
  return unlock
}
