import type { PageBundle } from '@emojigma/contract/site/pages.ts'
import type { FastifyBaseLogger } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp, type Site } from '../app.ts'
import type { Bus } from './bus/bus.ts'
import { openBus } from './bus/open-bus.ts'
import { machineClock } from './clock.ts'
import { MIN_SECRET_LENGTH, PROJECT_ROOT, type Config } from '../config.ts'
import { startDailyWork } from './jobs/daily-work.ts'
import { DATABASE_FILE, openDatabase, type Database } from './database/connection.ts'
import { loggerOptions } from './http/logging/logging.ts'
import { hasSite, listenAt } from './http/shared-address.ts'
import { migrate } from './migrate.ts'
import { loadPageBundle } from '../features/site/pages/page-bundle.ts'
import { Publisher } from '../features/puzzles/service.ts'
import { unsafeSettings } from './unsafe-settings.ts'
import { secretOf } from './secrets/secret.ts'
import { endInOrder } from './process/shutdown.ts'
import { orUnwritable, reasonOf, StartFailure } from './process/start-failure.ts'

/** SQLite's words for a file that is no database, or a broken one. */
const DAMAGED = /not a database|malformed/
const PAGE_BUNDLE = join(PROJECT_ROOT, 'web/dist/server/entry-server.js')

/** An open site with its database and threads. */
export interface Running {
  readonly site: Site
  /** Begins to serve, and starts background jobs. */
  readonly listen: () => Promise<void>
  /** @returns whether all steps succeeded */
  readonly close: () => Promise<boolean>
}

/** Opens a site that does not serve yet.
 *  @throws StartFailure worded for the person starting it */
export async function openSite(config: Config): Promise<Running> {
  const clock = machineClock(config.clockOffsetMs)
  const background: { log?: FastifyBaseLogger } = {}
  const database = await connect(config, (error) => background.log?.warn({ err: error }, 'a database connection was lost'))
  const bus = await joined(config, (error) => background.log?.warn({ err: error }, 'the connection to the other processes was lost'))
  const site = await buildApp({
    config,
    database,
    bus,
    clock,
    secret: await longSecretOf(config),
    ...(await builtPages()),
    logger: loggerOptions(config.logLevel, process.stdout.isTTY),
    announce: (line) => process.stdout.write(`${line}\n`),
  })
  const { app, days, service } = site
  background.log = app.log
  for (const fault of unsafeSettings(config)) app.log.warn(`Unsafe: ${fault}`)
  if (config.trustProxy === true) {
    app.log.warn('TRUST_PROXY=on believes whatever address anybody sends: write the addresses of your proxy instead, or how many there are')
  }
  const publisher = service(Publisher)
  const beginDay = async (): Promise<void> => days.begin(await publisher.publishToday())
  await beginDay()
  const working = new AbortController()
  const ends: (() => unknown)[] = []
  return {
    site,
    async listen() {
      await listen(site, config)
      const worked = site.background(working.signal)
      ends.push(startDailyWork(beginDay, clock, app.log), () => worked)
    },
    close() {
      working.abort()
      const steps = [() => app.close(), ...ends, () => bus.close(), () => database.close()]
      return endInOrder(steps, (error) => app.log.error({ err: error }, 'a step of the shutdown failed'))
    },
  }
}

/** A truncated or empty file would be a guessable secret. */
async function longSecretOf(config: Config): Promise<string> {
  const { dataFolder } = config
  const secret = await orUnwritable(dataFolder, () => secretOf(config))
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new StartFailure(
    `${join(dataFolder, 'secret')} has fewer than ${MIN_SECRET_LENGTH} characters. Bring it back from a backup, or delete it: a new one is made then`,
  )
}

async function connect(config: Config, onLostConnection: (error: Error) => void): Promise<Database> {
  const { databaseUrl, dataFolder } = config
  const file = join(dataFolder, DATABASE_FILE)
  if (databaseUrl === undefined && !existsSync(file) && existsSync(join(dataFolder, 'pictures'))) {
    throw new StartFailure(
      `${file} is missing, but ${dataFolder} was used before. Bring the database back, or restore a backup (docs/operate.md); to begin anew, name another folder: DATA_DIR=./other npm start`,
    )
  }
  try {
    const database = openDatabase(config, onLostConnection)
    await migrate(database)
    return database
  } catch (error) {
    if (databaseUrl === undefined && DAMAGED.test(reasonOf(error))) {
      throw new StartFailure(
        `${file} is damaged: ${reasonOf(error)}. Move it and its -wal and -shm files away and restore the latest backup (docs/operate.md)`,
      )
    }
    const where = databaseUrl === undefined ? `in ${dataFolder}` : 'at DATABASE_URL'
    throw new StartFailure(`The database ${where} cannot be used: ${reasonOf(error)}`)
  }
}

async function joined({ databaseUrl, databaseDirectUrl }: Config, onLost: (error: Error) => void): Promise<Bus> {
  try {
    return await openBus(databaseDirectUrl ?? databaseUrl, onLost)
  } catch (error) {
    const where = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    throw new StartFailure(`The database at ${where} cannot be used: ${reasonOf(error)}`)
  }
}

async function builtPages(): Promise<PageBundle | undefined> {
  if (!existsSync(PAGE_BUNDLE)) {
    process.stdout.write('The pages are not built: calls and pictures only. To build them: npm run build\n')
    return undefined
  }
  return loadPageBundle(pathToFileURL(PAGE_BUNDLE))
}

async function listen({ app }: Site, { port, host }: Config): Promise<void> {
  const taken = new StartFailure(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
  if (await hasSite({ port, host })) throw taken
  try {
    await listenAt(app, { port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw taken
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartFailure(`HOST=${host} is not an address of this machine.`)
    throw error
  }
}
