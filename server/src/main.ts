import cluster from 'node:cluster'
import type { Site } from './app.ts'
import { endMove, movedTo } from './backup/service.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { isUnavailable } from './database/faults.ts'
import { lockFolder } from './database/folder-lock.ts'
import { makePrivateFolder } from './database/private-files.ts'
import { followMove } from './process/follow-move.ts'
import { Departure } from './health/departure.ts'
import { Processes } from './process/processes.ts'
import { openSite } from './run-site.ts'
import { orUnwritable, reasonOf, StartFailure } from './process/start-failure.ts'

/** A shutdown that takes longer is cut short. */
const SHUTDOWN_MS = 10_000

// It ends as it is told to, and not at once, when the process is gone that shares out connections.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true

let stop = (): void => process.exit(0)
// Each of them may come twice, from a terminal and from whoever started the server there.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
// Whoever started the server as a part of themselves is gone, however they ended.
process.on('disconnect', () => stop())
process.channel?.unref()
// Whoever read what the site says may be gone. Nobody can be told of that, and the site is there for others.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const config = readConfig()
  if (config.processes > 1 && cluster.isPrimary) await startSeveral(config)
  else await start(config)
} catch (error) {
  if (error instanceof StartFailure || error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else if (isUnavailable(error)) process.stderr.write(`The database cannot be used: ${reasonOf(error)}\n`)
  else throw error
  process.exit(1)
}

/** Only shares out connections: whatever is in memory is in the processes that it starts. */
async function startSeveral(config: Config): Promise<void> {
  const processes = new Processes({
    count: config.processes,
    endWithinMs: config.shutdownDelayMs + SHUTDOWN_MS + 2000,
    onListening: (port) => process.stdout.write(`Emojigma is at ${config.siteUrl ?? `http://localhost:${port}`}\n`),
    onDeath: (how) => process.stderr.write(`A process ended by ${how}. Another one takes its place.\n`),
  })
  stop = () => processes.end()
  process.exit((await processes.run()) ? 0 : 1)
}

async function start(read: Config): Promise<void> {
  const config = await whereItIs(read)
  await orUnwritable(config.dataFolder, async () => makePrivateFolder(config.dataFolder))
  const unlock = config.databaseUrl === undefined ? await takeFolder(config.dataFolder) : undefined
  let running = await openSite(config)
  await running.listen()
  if (cluster.isPrimary) process.stdout.write(`Emojigma is at ${running.site.origin()}\n`)

  const stopFollowing =
    config.databaseUrl === undefined
      ? followMove(config.dataFolder, {
          async follow(databaseUrl) {
            const next = await openSite({ ...config, databaseUrl, port: portOf(running.site) })
            await running.close()
            running = next
            await running.listen()
            running.site.app.log.info('the site has moved to PostgreSQL')
          },
          failed: (err) =>
            running.site.app.log.error({ err }, 'the site has moved to PostgreSQL, and cannot be opened there; trying again'),
        })
      : undefined

  const end = async (): Promise<void> => {
    await running.site.service(Departure).announce(config.shutdownDelayMs)
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await stopFollowing?.()
    const isWell = await running.close()
    unlock?.()
    process.exit(isWell ? 0 : 1)
  }
  stop = () => {
    stop = () => undefined
    void end()
  }
}

/** A site that was moved to PostgreSQL is opened there, also where nobody has said so yet. */
async function whereItIs(config: Config): Promise<Config> {
  if (config.databaseUrl !== undefined) return config
  const moved = orUnusable(config, () => movedTo(config.dataFolder))
  if (!moved) return config
  try {
    await endMove(moved)
  } catch (error) {
    throw new StartFailure(`The PostgreSQL to which this site has moved cannot be used: ${reasonOf(error)}`)
  }
  return { ...config, databaseUrl: moved.databaseUrl }
}

/** What looks into the file may find that it is none of a database. */
function orUnusable<T>({ dataFolder }: Config, look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw new StartFailure(`The database in ${dataFolder} cannot be used: ${reasonOf(error)}`)
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

function portOf({ app }: Site): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
