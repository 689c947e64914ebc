import type { FastifyBaseLogger } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp, type Site } from './app.ts'
import { machineClock } from './clock.ts'
import { ConfigError, PROJECT_ROOT, readConfig, type Config } from './config.ts'
import { openDatabase, type Database } from './database/connection.ts'
import { isUnavailable } from './database/faults.ts'
import { lockFolder } from './database/folder-lock.ts'
import { migrate } from './migrate.ts'
import { startDailyWork } from './daily-work.ts'
import { loggerOptions } from './http/logging.ts'
import { Renderer } from './pages/renderer.ts'
import { Publisher } from './puzzles/service.ts'
import { Drafts } from './puzzles/drafts.ts'
import { secretOf } from './secret.ts'
import { endInOrder } from './shutdown.ts'

const PAGE_BUNDLE = join(PROJECT_ROOT, 'web/dist/server/entry-server.js')
/** A shutdown that takes longer is cut short. */
const SHUTDOWN_MS = 10_000

/** Why the site can't start, in words for the one who started it. */
class StartFailure extends Error {}

let stop = (): void => process.exit(0)
// Each of them may come twice, from a terminal and from whoever started the server there.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())
// Whoever started the server as a part of themselves is gone, however they ended.
process.on('disconnect', () => stop())
process.channel?.unref()

try {
  await start(readConfig())
} catch (error) {
  if (error instanceof StartFailure || error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else if (isUnavailable(error)) process.stderr.write(`The database cannot be used: ${reasonOf(error)}\n`)
  else throw error
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const unlock = config.databaseUrl === undefined ? await takeFolder(config.dataFolder) : undefined
  const clock = machineClock(config.clockOffsetMs)
  const background: { log?: FastifyBaseLogger } = {}
  const database = await connect(config, (error) => background.log?.warn({ err: error }, 'a database connection was lost'))
  const drafts = new Drafts((error) => background.log?.error({ err: error }, 'the worker that makes puzzles died'))
  const pages = loadPages((error) => background.log?.error({ err: error }, 'the thread that renders pages died'))
  const site = await buildApp({
    config,
    database,
    clock,
    drafts,
    secret: await orUnwritable(config.dataFolder, () => secretOf(config)),
    renderPage: pages?.renderPage,
    publicPages: pages?.publicPages,
    inlineScript: await pages?.inlineScript(),
    logger: loggerOptions(config.logLevel, process.stdout.isTTY),
    announce: (line) => process.stdout.write(`${line}\n`),
  })
  const { app, origin, days, service } = site
  background.log = app.log
  if (config.trustProxy === true) {
    app.log.warn('TRUST_PROXY=on believes whatever address anybody sends: write the addresses of your proxy instead, or how many there are')
  }
  const publisher = service(Publisher)
  const beginDay = async (): Promise<void> => days.begin(await publisher.publishToday())
  await beginDay()
  await listen(site, config)
  process.stdout.write(`Emojigma is at ${origin()}\n`)

  const stopDays = startDailyWork(beginDay, clock, app.log)
  const working = new AbortController()
  const worked = site.background(working.signal)

  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    working.abort()
    const steps = [
      () => app.close(),
      stopDays,
      () => drafts.close(),
      () => pages?.close(),
      () => worked,
      () => database.close(),
      () => unlock?.(),
    ]
    const isWell = await endInOrder(steps, (error) => app.log.error({ err: error }, 'a step of the shutdown failed'))
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

/** @throws StartFailure when what is done needs a folder in which nothing can be written */
async function orUnwritable<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StartFailure(
      `Nothing can be written in ${folder}: ${reasonOf(error)}. Let this account write there, or name another folder: DATA_DIR=./other npm start`,
    )
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function connect(config: Config, onLostConnection: (error: Error) => void): Promise<Database> {
  try {
    const database = openDatabase(config, onLostConnection)
    await migrate(database)
    return database
  } catch (error) {
    const where = config.databaseUrl === undefined ? `in ${config.dataFolder}` : 'at DATABASE_URL'
    throw new StartFailure(`The database ${where} cannot be used: ${reasonOf(error)}`)
  }
}

function loadPages(onCrash: (error: Error) => void): Renderer | undefined {
  if (!existsSync(PAGE_BUNDLE)) {
    process.stdout.write('The pages are not built: calls and pictures only. To build them: npm run build\n')
    return undefined
  }
  return new Renderer(pathToFileURL(PAGE_BUNDLE).href, onCrash)
}

async function listen({ app }: Site, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartFailure(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
    }
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartFailure(`HOST=${host} is not an address of this machine.`)
    throw error
  }
}
